// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed

extension Keyboard {
  /// Answers the question on the keyboard that has some words in its title, as the person does.
  func answer(_ words: String, allowing isAllowed: Bool = true, in session: Session) throws {
    try wait(for: "the question about \(words)") { $0.question.contains(words) }
    // Touches count for nothing until the question has been there for a moment.
    try Wait.untilTrue("the answer about \(words)") {
      let state = try self.state()
      guard state.question.contains(words) else { return true }
      if let key = state.key(isAllowed ? "allow" : "refuse") {
        try session.injector.tap(at(key))
      }
      return false
    }
  }

  private func at(_ key: KeyboardState.Item) -> Point { Point(x: key.frame.midX, y: key.frame.midY) }
}

extension AppBed {
  /// Answers the question on the keyboard that has some words in its title.
  func answer(_ words: String, allowing isAllowed: Bool = true) throws {
    try keyboard.answer(words, allowing: isAllowed, in: session)
  }
}
