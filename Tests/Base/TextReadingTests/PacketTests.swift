// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TextReading

/// What goes between a program that has pictures and the one that reads them.
@Suite struct PacketTests {
  private static let line = RecognizedText.Line(
    text: "Tea 2.50", confidence: 93, box: RecognizedText.Box(x: 10, y: 20, width: 300, height: 40))
  private static let answers: [ReadingAnswer] = [
    .ready, .line(line, number: 7), .end(width: 640, height: 480, number: 7), .failure(.tooSlow, number: 9),
  ]

  @Test func `questions and answers come out as they went in`() throws {
    let request = try ReadingRequest(.rgb(width: 2, height: 1, [1, 2, 3, 4, 5, 6]), number: 5)
    #expect(ReadingRequest(bytes: request.bytes) == request)
    for answer in Self.answers { #expect(ReadingAnswer(bytes: answer.bytes) == answer) }
  }

  @Test func `what is cut short or has too much is none`() {
    for answer in Self.answers {
      if case .line = answer { continue }
      #expect(ReadingAnswer(bytes: answer.bytes.dropLast()) == nil)
      #expect(ReadingAnswer(bytes: answer.bytes + [0]) == nil)
    }
    #expect(ReadingAnswer(bytes: []) == nil)
    #expect(ReadingRequest(bytes: [UInt8](repeating: 0, count: 19)) == nil)
  }

  @Test func `a line is one line of text, of which there is some`() {
    for text in ["", "a\nb", "a\u{7}", "a\u{2028}b", String(repeating: "a", count: ReadingAnswer.mostLineBytes + 9)] {
      var line = Self.line
      line.text = text
      #expect(ReadingAnswer(bytes: ReadingAnswer.line(line, number: 1).bytes) == nil)
    }
    #expect(RecognizedText.Line.text(of: " Tea\t 2.50\n") == "Tea 2.50")
    #expect(RecognizedText.Line.text(of: " \n") == nil)
    #expect(RecognizedText.Line.text(of: "1\u{202E}2\u{2066} 3") == "12 3")
  }

  @Test func `bytes of any kind are read in peace`() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<20_000 {
      var bytes = Self.answers[round % Self.answers.count].bytes
      for _ in 0..<3 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
      if let answer = ReadingAnswer(bytes: bytes) { #expect(ReadingAnswer(bytes: answer.bytes) == answer) }
      if let request = ReadingRequest(bytes: bytes + [0, 0, 0, 0, 0, 0, 0, 0]) { _ = try? request.check() }
    }
  }
}
