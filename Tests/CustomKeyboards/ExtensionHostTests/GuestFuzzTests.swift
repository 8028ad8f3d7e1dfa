// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import TestSupport
import Testing
import TextModel

/// Whatever a keyboard says, whatever the person does meanwhile.
@Suite(.serialized) struct GuestFuzzTests {
  private static let messages: [KeyboardMessage] = [
    .hello(version: ExtensionProtocolVersion.current), .done(answer: 1), .done(answer: 2),
    .buffer(index: 0, PictureFormat(width: 4, height: 2)),
    .frame(buffer: 0, changes: []), .height(100), .advance, .dismiss, .click(.delete), .language("ko"), .requestLexicon,
    .requestLocation(.once), .edit(field: 1, number: 1, .insert("a")), .edit(field: 1, number: 2, .deleteBackward),
    .edit(field: 2, number: 1, .moveCaret(utf16: .min)),
    .edit(field: 2, number: 1, .setMarkedText("한", selectedStart: 1, selectedLength: 0)),
  ]

  /// Steps of the host's and packets, now and then with a wrong byte.
  private func day(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.next(below: 40) {
      guard random.next(below: 3) > 0 else {
        bytes.append(UInt8(random.next(below: 64)))
        continue
      }
      var packet = Self.messages[random.next(below: Self.messages.count)].packet
      if random.next(below: 20) == 0 { packet[random.next(below: packet.count)] = UInt8(random.next(below: 256)) }
      let needsDescriptor = packet[0] == 3 || random.next(below: 50) == 0
      bytes.append((needsDescriptor ? 192 : 64) + UInt8(min(packet.count, 63)))
      bytes += packet.prefix(63)
    }
    return bytes
  }

  @Test("CK-3 CK-10 nothing that a keyboard sends, in whatever order, gets it more than it has")
  func days() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<3_000 { try GuestFuzzing(day(&random)).play() }
  }

  @Test("CK-10 bytes of no meaning end the keyboard, not its host") func nonsense() throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<3_000 {
      try GuestFuzzing((0..<random.next(below: 60)).map { _ in UInt8(random.next(below: 256)) }).play()
    }
  }
}
