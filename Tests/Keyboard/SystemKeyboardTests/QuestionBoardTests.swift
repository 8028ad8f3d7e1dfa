// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// A question in the place of the keys.
@MainActor @Suite struct QuestionBoardTests {
  private static let question = SystemQuestion(
    title: "Allow full access for “Morse”?",
    paragraphs: ["It can then send what you type to others, and use the network.", "org.example.morse"], allow: "Allow",
    refuse: "Don’t Allow")
  private static let korean = SystemQuestion(
    title: "‘모스’ 키보드의 전체 접근을 허용하시겠습니까?", paragraphs: ["허용하면 입력한 내용을 다른 곳으로 보낼 수 있고 네트워크를 사용할 수 있습니다."],
    allow: "허용", refuse: "허용 안 함")

  private func board(_ question: SystemQuestion = question, width: Double = 360) -> QuestionBoard {
    QuestionBoard(question, width: width, form: .docked, theme: .light, language: "en", at: EventTime(microseconds: 0))
  }

  private func tap(_ board: QuestionBoard, _ id: String, at milliseconds: Int64) throws {
    let key = try #require(board.presentation.plane.keys.first { $0.id == id })
    let place = Point(x: key.frame.midX, y: key.frame.midY)
    for (phase, time) in [(TouchPhase.began, milliseconds), (.ended, milliseconds + 30)] {
      board.touch(TouchEvent(phase, finger: 1, location: place, time: EventTime(microseconds: time * 1_000)))
    }
  }

  @Test("CK-15 a question is answered by a touch on one of its keys, once") func answers() throws {
    for (id, isAllowed) in [(QuestionBoard.allowID, true), (QuestionBoard.refuseID, false)] {
      let board = board()
      var answers: [Bool] = []
      board.onAnswer = { answers.append($0) }
      try tap(board, id, at: 900)
      try tap(board, id, at: 1_200)
      #expect(answers == [isAllowed])
    }
  }

  @Test("CK-15 fingers that were typing do not answer: not in the first half second, nor beside the keys")
  func strayFingers() throws {
    let board = board()
    var answers: [Bool] = []
    board.onAnswer = { answers.append($0) }
    try tap(board, QuestionBoard.allowID, at: 0)
    try tap(board, QuestionBoard.allowID, at: 499)
    try tap(board, "line-0", at: 900)
    let last = try #require(board.presentation.plane.keys.last)
    for place in [Point(x: last.frame.maxX + 4, y: last.frame.midY), Point(x: last.frame.midX, y: last.frame.minY - 4)]
    {
      for phase in [TouchPhase.began, .ended] {
        board.touch(TouchEvent(phase, finger: 2, location: place, time: EventTime(microseconds: 2_000_000)))
      }
    }
    // A finger that came down before the question and is lifted over a key.
    board.touch(
      TouchEvent(
        .ended, finger: 3, location: Point(x: last.frame.midX, y: last.frame.midY),
        time: EventTime(microseconds: 2_000_000)))
    #expect(answers.isEmpty)
    try tap(board, QuestionBoard.allowID, at: 3_000)
    #expect(answers == [true])
  }

  @Test(
    "CK-15 every word of a question is there, in lines that fit, on phones and tablets", arguments: [320.0, 360, 1024])
  func lines(width: Double) {
    for question in [Self.question, Self.korean] {
      let plane = board(question, width: width).presentation.plane
      let lines = plane.keys.compactMap { if case .line(let text, _) = $0.label { text } else { nil } }
      let all = ([question.title] + question.paragraphs).joined(separator: " ")
      #expect(lines.joined(separator: " ") == all)
      #expect(plane.keys.allSatisfy { $0.frame.maxX <= width && $0.frame.maxY <= plane.size.height })
      #expect(plane.size.height < 330)
    }
    let long = board(SystemQuestion(title: String(repeating: "x", count: 200), paragraphs: [], allow: "a", refuse: "b"))
    let lines = long.presentation.plane.keys.compactMap { if case .line(let text, _) = $0.label { text } else { nil } }
    #expect(lines.count > 3 && lines.joined() == String(repeating: "x", count: 200))
  }
}
