// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TextModel

extension KeyboardMessage {
  /// The message as a packet.
  package var packet: [UInt8] {
    var packet = PacketWriter()
    switch self {
    case .hello(let version):
      packet.put(UInt8(1))
      packet.put(version)
    case .done(let answer):
      packet.put(UInt8(2))
      packet.put(answer)
    case .buffer(let index, let format):
      packet.put(UInt8(3))
      packet.put(index)
      for value in [format.width, format.height, format.stride] { packet.put(UInt32(clamping: value)) }
    case .frame(let buffer, let changes):
      packet.put(UInt8(4))
      packet.put(buffer)
      packet.put(changes) { $1.put(into: &$0) }
    case .height(let height):
      packet.put(UInt8(5))
      packet.put(height) { $0.put($1) }
    case .edit(let field, let number, let edit):
      packet.put(UInt8(6))
      packet.put(field)
      packet.put(number)
      edit.put(into: &packet)
    case .advance: packet.put(UInt8(7))
    case .modeKey(let finger, let key):
      packet.put(UInt8(8))
      packet.put(finger)
      packet.put(key)
    case .dismiss: packet.put(UInt8(9))
    case .click(let click):
      packet.put(UInt8(10))
      packet.put(click.rawValue)
    case .language(let language):
      packet.put(UInt8(11))
      packet.put(language)
    case .requestLexicon: packet.put(UInt8(12))
    case .requestLocation(let request):
      packet.put(UInt8(13))
      packet.put(request.rawValue)
    }
    return packet.bytes
  }

  /// Reads a packet.
  package init(packet bytes: ArraySlice<UInt8>) throws(PacketError) {
    var packet = PacketReader(bytes)
    switch try packet.byte() {
    case 1: self = .hello(version: try packet.number())
    case 2: self = .done(answer: try packet.number())
    case 3: self = .buffer(index: try packet.bufferIndex(), try PictureFormat(from: &packet))
    case 4:
      self = .frame(
        buffer: try packet.bufferIndex(),
        changes: try packet.list(limit: PacketLimits.damageCount, PixelArea.init(from:)))
    case 5:
      self = .height(try packet.optional { packet throws(PacketError) in try packet.measure() })
    case 6:
      self = .edit(field: try packet.number(), number: try packet.number(), try KeyboardEdit(from: &packet))
    case 7: self = .advance
    case 8: self = .modeKey(finger: try packet.number(), key: try packet.rect())
    case 9: self = .dismiss
    case 10:
      guard let click = KeyClick(rawValue: try packet.byte()) else { throw .wrongValue }
      self = .click(click)
    case 11: self = .language(try packet.optionalText(limit: PacketLimits.nameByteCount))
    case 12: self = .requestLexicon
    case 13:
      guard let request = LocationRequest(rawValue: try packet.byte()) else { throw .wrongValue }
      self = .requestLocation(request)
    default: throw .unknownMessage
    }
    guard packet.isAtEnd else { throw .trailingBytes }
  }
}

extension KeyboardEdit {
  fileprivate func put(into packet: inout PacketWriter) {
    switch self {
    case .insert(let text):
      packet.put(UInt8(1))
      packet.put(text)
    case .deleteBackward: packet.put(UInt8(2))
    case .moveCaret(let offset):
      packet.put(UInt8(3))
      packet.put(offset)
    case .setMarkedText(let text, let start, let length):
      packet.put(UInt8(4))
      packet.put(text)
      packet.put(start)
      packet.put(length)
    case .unmarkText: packet.put(UInt8(5))
    }
  }

  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    switch try packet.byte() {
    case 1: self = .insert(try packet.text(limit: PacketLimits.insertedByteCount))
    case 2: self = .deleteBackward
    case 3: self = .moveCaret(utf16: Int32(bitPattern: try packet.number(UInt32.self)))
    case 4:
      let text = try packet.text(limit: PacketLimits.insertedByteCount)
      let start: UInt32 = try packet.number()
      let length: UInt32 = try packet.number()
      guard UInt64(start) + UInt64(length) <= UInt64(text.utf16.count) else { throw .wrongValue }
      self = .setMarkedText(text, selectedStart: start, selectedLength: length)
    case 5: self = .unmarkText
    default: throw .wrongValue
    }
  }
}

extension PictureFormat {
  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    let width = Int(try packet.number(UInt32.self))
    let height = Int(try packet.number(UInt32.self))
    let stride = Int(try packet.number(UInt32.self))
    let sides = 1...PacketLimits.sidePixelCount
    guard sides.contains(width), sides.contains(height), stride >= width * 4, stride % 4 == 0,
      stride <= 4 * PacketLimits.sidePixelCount
    else { throw .wrongValue }
    self.init(width: width, height: height)
    self.stride = stride
  }
}

extension PixelArea {
  fileprivate func put(into packet: inout PacketWriter) {
    for value in [x, y, width, height] { packet.put(UInt16(clamping: value)) }
  }

  fileprivate init(from packet: inout PacketReader) throws(PacketError) {
    func number() throws(PacketError) -> Int { Int(try packet.number(UInt16.self)) }
    self.init(x: try number(), y: try number(), width: try number(), height: try number())
  }
}

extension PacketReader {
  fileprivate mutating func bufferIndex() throws(PacketError) -> UInt8 {
    let index = try byte()
    guard index < PacketLimits.bufferCount else { throw .wrongValue }
    return index
  }
}
