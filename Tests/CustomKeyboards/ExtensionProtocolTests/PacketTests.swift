// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import TestSupport
import TextModel
import Testing

@Suite struct PacketTests {
  @Test(arguments: Samples.host) func `what the host says arrives as it was said`(message: HostMessage) throws {
    #expect(try HostMessage(packet: message.packet[...]) == message)
  }

  @Test(arguments: Samples.keyboard)
  func `what a keyboard says arrives as it was said`(message: KeyboardMessage) throws {
    #expect(try KeyboardMessage(packet: message.packet[...]) == message)
  }

  @Test(arguments: Samples.keyboard) func `a packet that ends early is no message`(message: KeyboardMessage) {
    let packet = message.packet
    for count in 0..<packet.count {
      #expect(throws: PacketError.self) { try KeyboardMessage(packet: packet[..<count]) }
    }
  }

  @Test(arguments: Samples.keyboard) func `a packet that goes on is no message`(message: KeyboardMessage) {
    #expect(throws: PacketError.trailingBytes) { try KeyboardMessage(packet: (message.packet + [0])[...]) }
  }

  @Test func `a text of more bytes than an edit may have is refused`() {
    let most = KeyboardMessage.edit(
      field: 1, number: 1, .insert(String(repeating: "a", count: PacketLimits.insertedByteCount)))
    #expect(throws: Never.self) { try KeyboardMessage(packet: most.packet[...]) }
    let more = KeyboardMessage.edit(
      field: 1, number: 1, .insert(String(repeating: "a", count: PacketLimits.insertedByteCount + 1)))
    #expect(throws: PacketError.tooLong) { try KeyboardMessage(packet: more.packet[...]) }
  }

  @Test func `a selection beyond the composed text is refused`() {
    let message = KeyboardMessage.edit(
      field: 1, number: 1, .setMarkedText("가", selectedStart: 1, selectedLength: 1))
    #expect(throws: PacketError.wrongValue) { try KeyboardMessage(packet: message.packet[...]) }
  }

  @Test(arguments: [
    PictureFormat(width: 0, height: 1), PictureFormat(width: 1, height: 0), PictureFormat(width: 16_385, height: 1),
    PictureFormat(width: 1, height: 16_385),
  ])
  func `a picture of no size, or of one that no screen has, is refused`(format: PictureFormat) {
    #expect(throws: PacketError.wrongValue) {
      try KeyboardMessage(packet: KeyboardMessage.buffer(index: 0, format).packet[...])
    }
  }

  @Test(arguments: [3, 5, 7, 1 << 30]) func `lines of a picture that overlap or lie askew are refused`(stride: Int) {
    var format = PictureFormat(width: 2, height: 2)
    format.stride = stride
    #expect(throws: PacketError.wrongValue) {
      try KeyboardMessage(packet: KeyboardMessage.buffer(index: 0, format).packet[...])
    }
  }

  @Test(arguments: [Double.infinity, .nan, 1e300]) func `a height without an end is refused`(height: Double) {
    #expect(throws: PacketError.wrongValue) {
      try KeyboardMessage(packet: KeyboardMessage.height(height).packet[...])
    }
  }

  @Test func `what is too much of the person's languages, or of an app's words, is left out, and the rest arrives`()
    throws
  {
    let long = String(repeating: "x", count: 300)
    var surroundings = KeyboardSurroundings()
    surroundings.languages = [long] + (0..<100).map { "en-x-\($0)" }
    var field = FieldDescription(serial: 1)
    field.content = long
    let message = HostMessage.show(answer: 1, surroundings, field, FieldContext())
    let heard = try HostMessage(packet: message.packet[...])
    guard case .show(_, let heardSurroundings, let heardField, _) = heard else {
      Issue.record("another message")
      return
    }
    #expect(heardSurroundings.languages == (0..<64).map { "en-x-\($0)" })
    #expect(heardField == FieldDescription(serial: 1))
  }

  @Test func `random bytes are some message or none`() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<50_000 {
      var bytes = (0..<random.next(below: 64)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      // Most kinds of message, so that their values are read.
      if !bytes.isEmpty { bytes[0] %= 16 }
      if let message = try? KeyboardMessage(packet: bytes[...]) { #expect(message.packet == bytes) }
      if let message = try? HostMessage(packet: bytes[...]) { #expect(message.packet == bytes) }
    }
  }

  @Test func `messages with wrong bytes in them are some message or none`() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<2_000 {
      for message in Samples.keyboard {
        var bytes = message.packet
        for _ in 0...random.next(below: 3) { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
        if let message = try? KeyboardMessage(packet: bytes[...]) {
          #expect((try? KeyboardMessage(packet: message.packet[...])) == message)
        }
      }
    }
  }
}
