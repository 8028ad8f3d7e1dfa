// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
package import ExtensionProtocol
internal import TextModel

/// What a keyboard may do because it was touched: nothing by itself, and no more than a touch can mean.
///
/// It may act while a finger is on it, for as long as it owes the answer to a touch, and for a while after the last finger has
/// left. What it asks the host for then, such as the location, may be typed when it comes. Decision 24 has the reasons.
package struct TouchAllowance {
  /// The fingers that came down on it for this field.
  private var fingers: Set<UInt32> = []
  /// Whether any finger has come down on it for this field, and when the last one has.
  private var wasTouched = false
  private var lastTouch: Int64 = .min
  private var end: Int64 = .min
  private var rest = TypingAmount()
  private var refilledAt: Int64 = 0
  /// Until when the answers to its questions count.
  private var questions: [Question: Int64] = [:]
  private var answerEnd: Int64 = .min
  private var answerRest = TypingAmount()

  /// What a keyboard may ask for and type.
  package enum Question: Hashable, Sendable {
    case words, location
  }

  /// How long a keyboard may act after the last finger has left it, in microseconds: who types Morse with one switch, three
  /// words a minute, ends a word by a pause of 2.8 seconds.
  package static let pause: Int64 = 3_000_000
  /// How long the answer to a question may take: a fix of the location comes in 30 seconds, or fails.
  package static let longestQuestion: Int64 = (GuestLocation.patience + .seconds(1)).microseconds
  /// How long a finger is down that is held on a key for what the key repeats.
  private static let hold: Int64 = 500_000
  /// The time between two repetitions of a key that is held.
  private static let repetition: Int64 = 1_000_000 / 30

  package init() {}
}

// MARK: - What happens

extension TouchAllowance {
  /// A finger does something on the keyboard.
  ///
  /// - Parameter microseconds: The time of a clock that never goes back, here and below.
  package mutating func touch(_ touch: HostMessage.Touch, at microseconds: Int64) {
    switch touch.phase {
    case .began:
      fingers.insert(touch.finger)
      (wasTouched, lastTouch, rest, refilledAt) = (true, microseconds, .touch, microseconds)
    case .moved: break
    case .ended, .cancelled:
      guard fingers.remove(touch.finger) != nil else { return }
      refill(at: microseconds, isHeld: true)
      end = microseconds + Self.pause
    }
  }

  /// It has left the screen, and with it all fingers.
  package mutating func leave(at microseconds: Int64) {
    if !fingers.isEmpty { end = microseconds + Self.pause }
    fingers = []
  }

  /// It asks the host for something.
  package mutating func ask(_ question: Question, at microseconds: Int64, owesTouch: Bool) {
    if isOpen(at: microseconds, owesTouch: owesTouch) { questions[question] = microseconds + Self.longestQuestion }
  }

  /// It is told what it asked for.
  package mutating func answer(_ question: Question, at microseconds: Int64) {
    guard let last = questions.removeValue(forKey: question), microseconds < last else { return }
    (answerEnd, answerRest) = (microseconds + Self.pause, .answer)
  }
}

// MARK: - What it may do

extension TouchAllowance {
  /// Whether it may act because of a touch.
  ///
  /// - Parameter owesTouch: Whether the keyboard has not answered a touch yet, here and below.
  package func isOpen(at microseconds: Int64, owesTouch: Bool) -> Bool {
    wasTouched && (!fingers.isEmpty || owesTouch || microseconds < end)
  }

  /// Whether one finger is on it and has been for so long that its key repeats; what was tapped beside it is over.
  func isHeld(at microseconds: Int64) -> Bool {
    fingers.count == 1 && microseconds - Self.hold >= lastTouch
  }

  /// Whether no finger is on it.
  var isLeft: Bool { fingers.isEmpty }

  /// Whether it may act at all: because of a touch, or to type what it asked for.
  func mayAct(at microseconds: Int64, owesTouch: Bool) -> Bool {
    isOpen(at: microseconds, owesTouch: owesTouch) || microseconds < answerEnd
  }

  /// Does something that takes this much.
  ///
  /// - Returns: Why it may not be done; `nil` when it may.
  mutating func take(_ amount: TypingAmount, at microseconds: Int64, owesTouch: Bool) -> KeyboardRefusal? {
    guard mayAct(at: microseconds, owesTouch: owesTouch) else { return .noTouch }
    if isOpen(at: microseconds, owesTouch: owesTouch) {
      refill(at: microseconds, isHeld: !fingers.isEmpty)
      if rest.take(amount) { return nil }
    }
    if microseconds < answerEnd, answerRest.take(amount) { return nil }
    return amount.returns > 0 ? .returnKey : .tooMuch
  }

  /// Adds what a key means that has been held since the last time.
  private mutating func refill(at microseconds: Int64, isHeld: Bool) {
    guard isHeld, microseconds > refilledAt else { return }
    let times = (microseconds - refilledAt) / Self.repetition
    rest.add(.repetition, times: Int(clamping: times))
    refilledAt += times * Self.repetition
  }
}
