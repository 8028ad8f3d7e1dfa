// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// How fast custom keyboards may type into an app that says nothing.
///
/// The compositor tells where the focus is, but an app that stands still may move it as soon as it comes to itself, and reads then what
/// is on its way. And what an app has not read adds up with its compositor, which ends it in the end.
struct CustomKeyboardPace {
  /// The texts and Returns that were sent since the app said anything, and for how many of them it was waited for in earnest.
  private var unanswered = 0
  private var waitCount = 0
  /// How many steps were free since the app said anything.
  private var freeCount = 0
  /// When all that was sent would have been sent at `interval`.
  private var end: Int64 = .min

  /// How many texts an app that tells its text may leave without an answer before it is waited for in earnest.
  static let mostUnanswered = 4
  /// For how long it is waited for then, and after Return, which leads elsewhere; and how often: one that says nothing of what it
  /// drops, such as a field for numbers, is to be typed into.
  static let patience: Int64 = 2_000_000
  static let mostWaits = 2
  /// How many keys may be sent to an app that says nothing, and how far apart more of them are: no person types faster for long.
  static let mostKeys: Int64 = 100
  static let interval: Int64 = 100_000
  /// How many steps more may belong to letters that have been counted.
  static let mostFree = 100
}

extension CustomKeyboardPace {
  /// The app has said something.
  mutating func land() { self = CustomKeyboardPace() }

  /// Until when no more may be sent; `nil` when it may.
  func waitEnd(at now: Int64) -> Int64? {
    let start = end == .min ? now : end - (Self.mostKeys - 1) * Self.interval
    return now < start ? start : nil
  }

  /// Takes steps as sent.
  ///
  /// - Parameters:
  ///   - isFree: Whether they belong to a letter that has been counted.
  ///   - isAnswered: Whether the app tells of what is typed.
  /// - Returns: For how long to wait for a word from the app: it may answer by another field.
  mutating func start(
    _ steps: [TextLanes.Step], isFree: Bool = false, isAnswered: Bool, at now: Int64
  ) -> Int64 {
    // It has had the time for all of them.
    if end <= now { freeCount = 0 }
    if isFree, freeCount < Self.mostFree {
      freeCount += steps.count
    } else {
      end = max(end, now) + Int64(steps.count) * Self.interval
    }
    if steps.contains(where: \.isText) { unanswered += 1 }
    let mayLeadElsewhere = unanswered > Self.mostUnanswered || steps.contains(.press(KeyStroke(.enter)))
    guard isAnswered, mayLeadElsewhere, steps.contains(where: \.isText), waitCount < Self.mostWaits else {
      return steps.map { $0.wait(isAnswered: isAnswered) }.max() ?? 0
    }
    waitCount += 1
    return Self.patience
  }
}

extension TextLanes.Step {
  /// Whether it puts text in, a line end among it.
  fileprivate var isText: Bool {
    switch self {
    case .commit(_, let text): !text.isEmpty
    case .type, .press(KeyStroke(.enter)): true
    case .press: false
    }
  }

  fileprivate func wait(isAnswered: Bool) -> Int64 {
    switch self {
    case .press(KeyStroke(.backspace)): FieldQuestion.letterMicroseconds
    case .press: FieldQuestion.strokeMicroseconds
    case .type: isAnswered ? FieldQuestion.strokeMicroseconds : FieldQuestion.letterMicroseconds
    case .commit: isAnswered && isText ? FieldQuestion.strokeMicroseconds : 0
    }
  }
}
