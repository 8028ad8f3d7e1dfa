// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import TextModel

/// Knows which fields may show what was typed as a secret, as those for passwords do for whoever touches the eye beside them.
///
/// Nobody says that a field is such a one. It comes after one with a secret, though perhaps not at once, has one line, and a text that nobody
/// has typed in it as long as it has focus, or of which nothing is known.
struct ShownSecrets {
  /// What is known of the text of a field.
  enum Text {
    case unknown
    /// The app has told that none stands there.
    case none
    /// As many UTF-16 units stand there, or more, in one line.
    case some(Int)
    /// No password has as many lines or letters.
    case prose

    /// In UTF-16 units.
    static let longest = 128
  }

  /// Whether the field that has focus may show one.
  private(set) var mayShow = false
  /// Whether the app may have yet to tell the text of the field, which was said to be empty.
  private var awaitsText = false
  /// Whether a text of the field is known.
  private var hasText = false
  /// Whether it is the field with a secret that was there before, or one of those that had focus since, one behind the other.
  private var isNear = false
  /// Whether the field with focus was one with a secret, and has become another one under the person's hand, as by a touch of the eye.
  private var isShown = false
  /// How many keys of a real keyboard that type something the app got since the field has focus.
  private var appKeyCount = 0
  /// When a secret, or what may be one, has lost the focus last.
  private var lastLeft: EventTime?

  /// For how long a secret may be shown by a field that nobody uses. Where apps tell no text, or have it in their fields from the start, that
  /// alone is no evidence against it, and without an end nothing would ever be learnt there.
  static let memoryMilliseconds = 600_000.0
}

extension ShownSecrets {
  /// A field is about to lose the focus.
  mutating func leave(_ traits: FieldTraits, at time: EventTime) {
    // One that counts because of another one before it does not go on for ever by that.
    if traits.isSecure || mayShow && isNear { lastLeft = time }
    awaitsText = false
  }

  /// A field has got focus.
  ///
  /// - Parameters:
  ///   - former: What the field was that had focus last.
  ///   - isSame: Whether it may be the same field.
  ///   - isInPlace: Whether it is the same field, of which the app says something else now.
  mutating func focus(
    on traits: FieldTraits, after former: FieldTraits, isSame: Bool, isInPlace: Bool, text: Text, at time: EventTime
  ) {
    isNear = former.isSecure || mayShow && isNear && isSame
    isShown = isInPlace && !traits.isSecure && (former.isSecure || isShown)
    if !isInPlace { appKeyCount = 0 }
    let staysShown = isShown || isInPlace && mayShow && !traits.isSecure
    let isRemembered = lastLeft.map { time.milliseconds(since: $0) < Self.memoryMilliseconds } ?? false
    let mayCome = !traits.isSecure && (isNear || isRemembered) && Self.mayHave(traits)
    var isEmpty = false
    switch text {
    case .none: (mayShow, hasText, isEmpty) = (staysShown, false, true)
    case .some: (mayShow, hasText) = (mayCome || staysShown || isNear && !traits.isSecure, true)
    case .prose: (mayShow, hasText) = (staysShown, true)
    case .unknown: (mayShow, hasText) = (mayCome || staysShown, false)
    }
    awaitsText = mayCome && isEmpty
  }

  /// The app has got a key of a real keyboard that types something.
  mutating func noteAppHasKey() { appKeyCount += 1 }

  /// The app has told a text that the keyboard has not typed.
  mutating func noteChange(to text: Text) {
    switch text {
    case .none, .unknown: return
    // As much can have been typed by the keys that the app got.
    case .some(let length): if awaitsText, length > appKeyCount { mayShow = true }
    case .prose: break
    }
    (hasText, awaitsText) = (true, false)
  }

  /// The app has told what is known.
  ///
  /// - Parameter isUsed: Whether anything was typed since the field has got focus.
  mutating func noteShown(_ text: Text, isUsed: Bool) {
    switch text {
    case .unknown: break
    // What was typed into it is all there is.
    case .some, .prose: if isUsed { awaitsText = false }
    // Somebody may have emptied it, to type another one.
    case .none: if mayShow, !isShown, !hasText, !isUsed { (mayShow, awaitsText) = (false, true) }
    }
  }

  /// Whether a field may be one for a secret that is shown: for one line of any text.
  private static func mayHave(_ traits: FieldTraits) -> Bool {
    [.normal, .alpha, .name].contains(traits.purpose) && !traits.hints.contains(.multiline)
  }
}
