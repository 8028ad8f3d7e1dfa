// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Puts together what an input method hears of the focused field, event by event, to whole states.
///
/// Source: input-method-unstable-v2. Events count only once `done` has come, and any text or number may come in them.
struct FieldStates {
  private var pending = FieldState()
  /// The last whole state.
  private(set) var state = FieldState()
  /// How many whole states there were, as commits must name them.
  private(set) var serial: UInt32 = 0
  /// Whether the field that has focus shows dots in the place of its text.
  private var showsDots = false
}

// MARK: - Events

extension FieldStates {
  mutating func activate() {
    showsDots = false
    pending = FieldState(isActive: true, activation: state.activation &+ 1)
  }

  mutating func deactivate() {
    showsDots = false
    pending = FieldState(isActive: false, activation: state.activation)
  }

  /// Takes the text around the caret, which ends with a zero byte; what is no text, or whose offsets lie outside it,
  /// counts as no report.
  ///
  /// Bytes that are no UTF-8 are not repaired, but for those of a character that the app has cut: that would move the offsets, and
  /// what is deleted by them is the person's.
  mutating func takeSurroundingText(_ text: UnsafePointer<CChar>, cursor: UInt32, anchor: UInt32) {
    let cut = CutText(text)
    let (told, proof) = cut.map { FieldProof.split($0.text) } ?? (nil, nil)
    if let proof { pending.proof = proof }
    let start = cut?.start ?? 0
    pending.context = told.flatMap {
      TextContext(text: $0, cursorUTF8Offset: Int(cursor) - start, anchorUTF8Offset: Int(anchor) - start)
    }
    pending.hasNewContext = pending.context != nil
  }

  mutating func takeContentType(hint: UInt32, purpose: UInt32) {
    pending.hints = ContentHints(rawValue: hint)
    pending.purpose = ContentPurpose(rawValue: purpose) ?? .normal
  }

  /// Forgets what has come: another object tells of fields from now on. The next field is a new one.
  mutating func beginAnew() {
    showsDots = false
    pending = FieldState(isActive: false, activation: state.activation)
    state = pending
    serial = 0
  }

  /// Makes the events since the last time count. The text of a secure field is not kept.
  mutating func done() {
    serial &+= 1
    // sway tells the text once more behind the end of the focus.
    if !pending.isActive { (pending.context, pending.hasNewContext) = (nil, false) }
    if pending.hasNewContext, let context = pending.context {
      showsDots = Self.showsDots(context) ?? showsDots
    }
    state = pending
    if showsDots { state.hints.insert(.hiddenText) }
    if FieldTraits(purpose: state.purpose, hints: state.hints).isSecure {
      state.context = nil
      state.hasNewContext = false
      pending.context = nil
    }
    pending.hasNewContext = false
  }
}

// MARK: - Fields that do not say that they are secret

extension FieldStates {
  /// What GTK shows for each character of a password, and tells in its place. No key of ours types it.
  private static let dot: Unicode.Scalar = "\u{25CF}"

  /// Whether an app that tells this shows dots for what was typed, as the window does in which gcr asks for the password of a keyring:
  /// it hides its text, and does not say so.
  ///
  /// Beside the dots there may be one other character: GTK can show the last one for a moment.
  ///
  /// - Returns: `nil` for a text that says nothing of that: it does not begin with dots, as that of a password does not which the
  ///   person has the app show, or it is empty.
  private static func showsDots(_ context: TextContext) -> Bool? {
    let text = [context.before, context.selected, context.after].lazy.flatMap(\.unicodeScalars)
    guard text.prefix(2).contains(dot) else { return nil }
    return text.filter { $0 != dot }.prefix(2).count <= 1
  }
}
