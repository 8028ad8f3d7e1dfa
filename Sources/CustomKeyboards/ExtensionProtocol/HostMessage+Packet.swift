// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

extension HostMessage {
  /// The message as a packet.
  package var packet: [UInt8] {
    var packet = PacketWriter()
    switch self {
    case .show(let answer, let surroundings, let field, let context):
      packet.put(UInt8(1))
      packet.put(answer)
      surroundings.put(into: &packet)
      field.put(into: &packet)
      context.put(into: &packet)
    case .surroundings(let answer, let surroundings):
      packet.put(UInt8(2))
      packet.put(answer)
      surroundings.put(into: &packet)
    case .field(let answer, let field, let editCount, let context):
      packet.put(UInt8(3))
      packet.put(answer)
      field.put(into: &packet)
      packet.put(editCount)
      context.put(into: &packet)
    case .context(let field, let editCount, let context, let isAppChange):
      packet.put(UInt8(4))
      packet.put(field)
      packet.put(editCount)
      context.put(into: &packet)
      packet.put(isAppChange)
    case .touches(let answer, let microseconds, let touches):
      packet.put(UInt8(5))
      packet.put(answer)
      packet.put(microseconds)
      packet.put(touches) { $1.put(into: &$0) }
    case .hide(let answer):
      packet.put(UInt8(6))
      packet.put(answer)
    case .frameShown:
      packet.put(UInt8(7))
    case .lexicon(let entries, let isLast):
      packet.put(UInt8(8))
      packet.put(entries) { $1.put(into: &$0) }
      packet.put(isLast)
    case .location(let news):
      packet.put(UInt8(9))
      news.put(into: &packet)
    case .refusedEdit(let field, let number, let refusal):
      packet.put(UInt8(10))
      packet.put(field)
      packet.put(number)
      packet.put(refusal.rawValue)
    case .refusedWish(let refusal):
      packet.put(UInt8(11))
      packet.put(refusal.rawValue)
    }
    return packet.bytes
  }

  /// Reads a packet.
  package init(packet bytes: ArraySlice<UInt8>) throws(PacketError) {
    var packet = PacketReader(bytes)
    switch try packet.byte() {
    case 1:
      self = .show(
        answer: try packet.number(), try KeyboardSurroundings(from: &packet), try FieldDescription(from: &packet),
        try FieldContext(from: &packet))
    case 2: self = .surroundings(answer: try packet.number(), try KeyboardSurroundings(from: &packet))
    case 3:
      self = .field(
        answer: try packet.number(), try FieldDescription(from: &packet), editCount: try packet.number(),
        try FieldContext(from: &packet))
    case 4:
      self = .context(
        field: try packet.number(), editCount: try packet.number(), try FieldContext(from: &packet),
        isAppChange: try packet.flag())
    case 5:
      self = .touches(
        answer: try packet.number(), microseconds: try packet.number(),
        try packet.list(limit: PacketLimits.touchCount, Touch.init(from:)))
    case 6: self = .hide(answer: try packet.number())
    case 7: self = .frameShown
    case 8:
      self = .lexicon(
        try packet.list(limit: PacketLimits.lexiconEntryCount, LexiconEntry.init(from:)), isLast: try packet.flag())
    case 9: self = .location(try LocationNews(from: &packet))
    case 10:
      self = .refusedEdit(
        field: try packet.number(), number: try packet.number(), try KeyboardRefusal(from: &packet))
    case 11: self = .refusedWish(try KeyboardRefusal(from: &packet))
    default: throw .unknownMessage
    }
    guard packet.isAtEnd else { throw .trailingBytes }
  }
}

extension HostMessage.Touch {
  fileprivate func put(into packet: inout PacketWriter) {
    packet.put(finger)
    packet.put(phase.rawValue)
    packet.put(place)
  }

  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    finger = try packet.number()
    guard let phase = TouchPhase(rawValue: try packet.byte()) else { throw .wrongValue }
    self.phase = phase
    place = try packet.point()
  }
}

extension KeyboardRefusal {
  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    guard let refusal = KeyboardRefusal(rawValue: try packet.byte()) else { throw .wrongValue }
    self = refusal
  }
}

extension LexiconEntry {
  fileprivate func put(into packet: inout PacketWriter) {
    packet.put(userInput)
    packet.put(documentText)
  }

  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    userInput = try packet.text(limit: PacketLimits.lexiconWordByteCount)
    documentText = try packet.text(limit: PacketLimits.lexiconTextByteCount)
  }
}

extension LocationNews {
  fileprivate func put(into packet: inout PacketWriter) {
    switch self {
    case .authorization(let authorization):
      packet.put(UInt8(0))
      packet.put(authorization.rawValue)
    case .fix(let fix):
      packet.put(UInt8(1))
      fix.put(into: &packet)
    case .failed: packet.put(UInt8(2))
    }
  }

  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    switch try packet.byte() {
    case 0:
      guard let authorization = Authorization(rawValue: try packet.byte()) else { throw .wrongValue }
      self = .authorization(authorization)
    case 1: self = .fix(try LocationFix(from: &packet))
    case 2: self = .failed
    default: throw .wrongValue
    }
  }
}

extension LocationFix {
  fileprivate func put(into packet: inout PacketWriter) {
    packet.put(latitude)
    packet.put(longitude)
    packet.put(accuracy)
    packet.put(timestamp)
    packet.put(altitude) { $0.put($1) }
    packet.put(speed) { $0.put($1) }
    packet.put(heading) { $0.put($1) }
  }

  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    latitude = try packet.measure()
    longitude = try packet.measure()
    accuracy = try packet.finite()
    timestamp = try packet.finite()
    altitude = try packet.optional { packet throws(PacketError) in try packet.finite() }
    speed = try packet.optional { packet throws(PacketError) in try packet.finite() }
    heading = try packet.optional { packet throws(PacketError) in try packet.finite() }
  }
}

extension PacketReader {
  fileprivate mutating func finite() throws(PacketError) -> Double {
    let value = Double(bitPattern: try number())
    guard value.isFinite else { throw .wrongValue }
    return value
  }
}
