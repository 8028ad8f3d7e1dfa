// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel
import UIKitCore

/// What a seat's keyboard and an app say to each other about a field. Source: text-input-unstable-v3.
///
/// Any text and any number may come in the events, in any order.
struct TextInputState {
  /// What the compositor hears of a field.
  struct Field: Hashable {
    /// Another number is another field.
    var number: Int
    var purpose = ContentPurpose.normal
    var hints: ContentHints = []
    var surroundings: FieldSurroundings?
    /// By which the app shows the keyboard that the field is its own; goes with the text around the caret.
    var proof: FieldProof?
    var caret: Box?
  }

  /// A place on the surface, in logical pixels.
  struct Box: Hashable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
  }

  enum Request: Hashable {
    case enable, disable
    case surroundings(FieldSurroundings)
    /// The same with a proof; without a text for a field that tells none.
    case proof(FieldProof, FieldSurroundings?)
    /// The text has changed by other hands than the keyboard's.
    case otherCause
    case contentType(ContentHints, ContentPurpose)
    case caret(Box)
    case commit
  }

  /// Whether the keyboard is for one of the app's windows.
  private(set) var isEntered = false
  /// How many commits were sent.
  private(set) var commits: UInt32 = 0
  /// What was sent of the field that is enabled; `nil` for none.
  private(set) var sent: Field?
  /// Whether the compositor may take a field for enabled that is not any more: nothing can be sent without focus.
  private var isStale = false
  /// The number of the commit that enabled the field.
  private var enabledAt: UInt32 = 0
  /// Whether the compositor has yet to hear of some commits, and the field is told once it has.
  private(set) var isBehind = false
  private var pending = FieldChange()
}

// MARK: - What the compositor says

extension TextInputState {
  mutating func enter() {
    if isEntered { leave() }
    isEntered = true
  }

  /// The keyboard is for other windows from now on; what it has sent in part is void.
  mutating func leave() {
    isEntered = false
    isStale = isStale || sent != nil
    sent = nil
    isBehind = false
    pending = FieldChange()
  }

  mutating func deleteAround(before: UInt32, after: UInt32) {
    pending.deletedBefore = Int(before)
    pending.deletedAfter = Int(after)
  }

  mutating func commitText(_ text: String) { pending.text = text }

  mutating func compose(_ text: String, from start: Int32, to end: Int32) {
    pending.composed = text
    pending.composedSelection = start < 0 || end < 0 ? nil : Int(min(start, end))..<Int(max(start, end))
  }

  /// Makes the events since the last time count.
  ///
  /// - Parameter serial: How many commits the compositor had heard of.
  /// - Returns: What is to be done to the field; `nil` where the events were not for this one.
  mutating func done(_ serial: UInt32) -> FieldChange? {
    defer { pending = FieldChange() }
    // Serials count up, and wrap around. What was meant for the field before must not get into this one.
    guard sent != nil, Int32(bitPattern: serial &- enabledAt) >= 0 else { return nil }
    isBehind = serial != commits
    return pending
  }

  /// The compositor has heard of the first so many commits.
  mutating func heard(_ count: UInt32) {
    if count == commits { isBehind = false }
  }
}

// MARK: - What the app says

extension TextInputState {
  /// Tells of the field that has focus now in the window that the keyboard is for.
  ///
  /// - Parameters:
  ///   - field: The field; `nil` for none.
  ///   - isAppChange: Whether it has changed by other hands than the keyboard's since the last time.
  mutating func update(_ field: Field?, isAppChange: Bool) -> [Request] {
    guard isEntered else { return [] }
    guard let field else { return disable() }
    guard let old = sent, !isStale, old.isKept(in: field) else { return disable() + enable(field) }
    // What the keyboard has just done is told once it has heard of all before: it would take an old text for a new one.
    guard field != old, isAppChange || !isBehind else { return [] }
    sent = field
    var requests: [Request] = []
    if let proof = field.proof, proof != old.proof {
      requests.append(.proof(proof, field.surroundings))
    } else if let text = field.surroundings, text != old.surroundings {
      requests.append(.surroundings(text))
    }
    if isAppChange { requests.append(.otherCause) }
    if let caret = field.caret, caret != old.caret { requests.append(.caret(caret)) }
    return requests.isEmpty ? [] : requests + [commit()]
  }

  private mutating func disable() -> [Request] {
    guard sent != nil || isStale else { return [] }
    sent = nil
    isStale = false
    isBehind = false
    pending = FieldChange()
    return [.disable, commit()]
  }

  private mutating func enable(_ field: Field) -> [Request] {
    sent = field
    // Some compositors look only here at what a field tells of at all.
    var requests: [Request] = [.enable]
    if let proof = field.proof {
      requests.append(.proof(proof, field.surroundings))
    } else if let text = field.surroundings {
      requests.append(.surroundings(text))
    }
    requests.append(.contentType(field.hints, field.purpose))
    if let caret = field.caret { requests.append(.caret(caret)) }
    requests.append(commit())
    enabledAt = commits
    return requests
  }

  private mutating func commit() -> Request {
    commits &+= 1
    return .commit
  }
}

extension TextInputState.Field {
  /// Whether the field is still the same to the keyboard. What kind of text it takes, and whether it tells of it, is
  /// said when it is enabled, and need not be heard later.
  fileprivate func isKept(in new: Self) -> Bool {
    number == new.number && purpose == new.purpose && hints == new.hints
      && (surroundings == nil) == (new.surroundings == nil)
  }
}
