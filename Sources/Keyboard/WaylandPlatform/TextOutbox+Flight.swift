// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

extension TextOutbox {
  /// How much of what was sent the app may not have read yet.
  ///
  /// A compositor keeps some 200 KB for an app that does not read, and ends it when there is more. What is sent and not
  /// answered stays far below that.
  struct Flight {
    private var byteCount = 0
    private var stepCount = 0
    /// When the app is believed to have read some of it, if it gives no signs.
    private var start: Int64 = 0

    /// What an app may owe an answer to, in bytes of Wayland's and in steps, each of which may be a message by itself.
    static let mostBytes = 4_096
    static let mostSteps = 100
    /// How often an app that gives no signs is believed to have read everything.
    static let blindMicroseconds: Int64 = 250_000
    /// Key down, key up and modifiers around them.
    private static let bytesPerKey = 96
  }
}

extension TextOutbox {
  /// Whether a person's change would be sent by one step, and nothing would wait before that for longer than nobody notices; or all
  /// that it takes away waits itself.
  func takesAtOnce(_ edit: TextEdit, by ways: TextLanes.Ways, at now: Int64) -> Bool {
    guard queue.isEmpty else { return waits(whole: edit) }
    var trial = self
    trial.add([edit], from: .person)
    if !trial.next(by: ways, at: now).steps.isEmpty { return trial.isEmpty }
    guard let start = trial.deadline, start - now <= TextLanes.slowMicroseconds else { return false }
    return !trial.next(by: ways, at: start).steps.isEmpty && trial.isEmpty
  }
}

extension TextOutbox.Flight {
  /// The app has read all that was sent.
  mutating func land() { (byteCount, stepCount) = (0, 0) }

  /// Takes steps as sent.
  mutating func start(_ steps: [TextLanes.Step], at now: Int64) {
    if stepCount == 0 { start = now }
    for step in steps {
      stepCount += 1
      switch step {
      case .commit(_, let text): byteCount += 64 + text.utf8.count
      case .type(let text): byteCount += Self.bytesPerKey * text.unicodeScalars.count
      case .press: byteCount += Self.bytesPerKey
      }
    }
  }

  /// Returns until when to wait before more is sent; `nil` when there is room.
  mutating func end(at now: Int64, givesSigns: Bool) -> Int64? {
    guard byteCount >= Self.mostBytes || stepCount >= Self.mostSteps else { return nil }
    let end = start + (givesSigns ? TextLanes.answerMicroseconds : Self.blindMicroseconds)
    guard now >= end else { return end }
    land()
    return nil
  }
}
