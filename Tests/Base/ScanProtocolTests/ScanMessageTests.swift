// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ScanProtocol

/// What the program that looks through the camera says, and what is not believed of it.
@Suite struct ScanMessageTests {
  private static let line = ScannedLine(text: "세종대로 20", x: 10, y: 20, width: 3_000, height: 400)
  private static let messages: [ScanMessage] =
    [
      .memory, .picture(ScanPlace(index: 1, width: 960, height: 540)), .line(line),
      .page(picture: ScanPlace(index: 4, width: 1280, height: 1280), width: 1920, height: 1080),
      .page(picture: nil, width: 1, height: 16_384),
    ] + ScanFailure.allCases.map { .failed($0) }

  @Test("KG-9 what is said of a picture and its lines is read as it was written", arguments: messages)
  func roundTrip(message: ScanMessage) {
    #expect(message.bytes.count <= ScanMessage.mostBytes)
    #expect(ScanMessage(bytes: message.bytes) == message)
    for count in 0..<message.bytes.count {
      guard case .line = message, count > 20 else {
        #expect(ScanMessage(bytes: message.bytes.prefix(count)) == nil)
        continue
      }
    }
    if case .line = message { return }
    #expect(ScanMessage(bytes: message.bytes + [0]) == nil)
  }

  @Test(
    "KG-9 pictures that the memory has no place for, and lines that are none or beside the picture, are not believed")
  func refused() {
    let places = [
      ScanPlace(index: 2, width: 10, height: 10), ScanPlace(index: 0, width: 0, height: 10),
      ScanPlace(index: 0, width: 1281, height: 10), ScanPlace(index: -1, width: 10, height: 10),
    ]
    for place in places {
      if place.index >= 0 { #expect(ScanMessage(bytes: ScanMessage.picture(place).bytes) == nil) }
    }
    for index in [0, 1, 5] {
      let page = ScanMessage.page(picture: ScanPlace(index: index, width: 10, height: 10), width: 10, height: 10)
      #expect(ScanMessage(bytes: page.bytes) == nil)
    }
    #expect(ScanMessage(bytes: ScanMessage.page(picture: nil, width: 0, height: 5).bytes) == nil)
    #expect(ScanMessage(bytes: ScanMessage.page(picture: nil, width: 5, height: 16_385).bytes) == nil)
    for text in ["", "two\nlines", "two\u{2028}lines", "a\u{0}b", "a\u{202E}b", String(repeating: "a", count: 2_001)] {
      var line = Self.line
      line.text = text
      #expect(ScanMessage(bytes: ScanMessage.line(line).bytes) == nil)
    }
    for change in [\ScannedLine.x, \.y, \.width, \.height] as [WritableKeyPath<ScannedLine, Int> & Sendable] {
      var line = Self.line
      line[keyPath: change] = ScannedLine.whole
      #expect(ScanMessage(bytes: ScanMessage.line(line).bytes) == nil)
    }
    #expect(ScanMessage(bytes: ScanMessage.line(Self.line).bytes + [0xFF]) == nil)
  }

  @Test("KG-9 no bytes of the program that looks trap") func fuzz() {
    var random = SeededGenerator(seed: 9)
    for round in 0..<RoundCount.upTo(4_000) {
      var bytes = Self.messages[round % Self.messages.count].bytes
      for _ in 0..<random.next(below: 4) {
        guard !bytes.isEmpty else { break }
        switch random.next(below: 3) {
        case 0: bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
        case 1: bytes.removeLast(random.next(below: bytes.count))
        default: bytes += (0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 256)) }
        }
      }
      ScanFuzzing(bytes).play()
    }
    ScanFuzzing([UInt8](repeating: 2, count: 100_000)).play()
  }
}
