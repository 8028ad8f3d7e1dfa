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
    case some
  }

  /// Whether the field that has focus may show one.
  private(set) var mayShow = false
  /// Whether the app may have yet to tell the text of the field, which was said to be empty.
  private var awaitsText = false
  /// Whether a text of the field is known.
  private var hasText = false
  /// When a secret, or what may be one, has lost the focus last.
  private var lastLeft: EventTime?

  /// For how long a secret may be shown by a field that nobody uses. Where apps tell no text, or have it in their fields from the start, that
  /// alone is no evidence against it, and without an end nothing would ever be learnt there.
  static let memoryMilliseconds = 600_000.0
}

extension ShownSecrets {
  /// A field is about to lose the focus.
  mutating func leave(_ traits: FieldTraits, at time: EventTime) {
    if traits.isSecure || mayShow && hasText { lastLeft = time }
    awaitsText = false
  }

  /// A field has got focus.
  ///
  /// - Parameters:
  ///   - former: What the field was that had focus last.
  ///   - isSame: Whether it may be the same field.
  mutating func focus(
    on traits: FieldTraits, after former: FieldTraits, isSame: Bool, text: Text, at time: EventTime
  ) {
    let isNear = former.isSecure || mayShow && isSame
    let isRemembered = lastLeft.map { time.milliseconds(since: $0) < Self.memoryMilliseconds } ?? false
    let mayCome = !traits.isSecure && (isNear || isRemembered) && Self.mayHave(traits)
    hasText = text == .some
    awaitsText = mayCome && text == .none
    mayShow =
      switch text {
      case .none: false
      case .some: mayCome || isNear && !traits.isSecure
      case .unknown: mayCome
      }
  }

  /// The app has told a text that nobody has typed.
  mutating func noteChange(to text: Text) {
    guard text == .some else { return }
    if awaitsText { mayShow = true }
    hasText = true
    awaitsText = false
  }

  /// The app has told what is known.
  ///
  /// - Parameter isUsed: Whether anything was typed since the field has got focus.
  mutating func noteShown(_ text: Text, isUsed: Bool) {
    switch text {
    case .unknown: break
    // What was typed into it is all there is.
    case .some: if isUsed { awaitsText = false }
    // Somebody may have emptied it, to type another one.
    case .none: if mayShow, !hasText, !isUsed { (mayShow, awaitsText) = (false, true) }
    }
  }

  /// Whether a field may be one for a secret that is shown: for one line of any text.
  private static func mayHave(_ traits: FieldTraits) -> Bool {
    [.normal, .alpha, .name].contains(traits.purpose) && !traits.hints.contains(.multiline)
  }
}
