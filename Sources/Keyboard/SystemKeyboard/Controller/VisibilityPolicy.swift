// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine

/// Decides when the keyboard is on screen: while a field has focus, or when somebody asked for it.
package struct VisibilityPolicy: Sendable {
  /// Whether the keyboard should be on screen now.
  package private(set) var isVisible = false
  /// When `advance` must be called if nothing happens before; `nil` while nothing is undecided.
  package private(set) var nextDeadline: EventTime?
  private var hasField = false
  private var isPinned = false

  /// Whether a field's focus shows the keyboard; showing by hand always works.
  package var showsOnFocus = true {
    didSet { if !showsOnFocus, !isPinned { hide() } }
  }

  /// How long the keyboard stays after a field has lost focus, in case the next field gets it.
  ///
  /// Apps tell of a move from one field to the next in two steps, browsers with some time in between.
  package static let graceMilliseconds: Int64 = 150

  package init() {}
}

// MARK: - Events

extension VisibilityPolicy {
  /// A field has got focus, or told anew that it has it.
  package mutating func fieldFocused() {
    hasField = true
    nextDeadline = nil
    if showsOnFocus { isVisible = true }
  }

  /// No field has focus any more.
  package mutating func fieldBlurred(at time: EventTime) {
    guard hasField else { return }
    hasField = false
    if isVisible, !isPinned { nextDeadline = time.advanced(byMilliseconds: Self.graceMilliseconds) }
  }

  /// Somebody asked for the keyboard; it stays until somebody sends it away.
  package mutating func show() {
    isPinned = !hasField
    nextDeadline = nil
    isVisible = true
  }

  /// Somebody sent the keyboard away; the next field brings it back.
  package mutating func hide() {
    isPinned = false
    nextDeadline = nil
    isVisible = false
  }

  /// Lets time pass.
  package mutating func advance(to time: EventTime) {
    guard let deadline = nextDeadline, deadline <= time else { return }
    hide()
  }
}
