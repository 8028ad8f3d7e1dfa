// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What shows for a first responder: an input view or the keyboard, and above it an accessory view.
@MainActor
struct InputSet {
  enum Keyboard {
    /// Nothing, as for a responder that takes no text.
    case none
    /// The keyboard of the system.
    case system
    /// The app's own.
    case view(UIView)
  }

  var keyboard = Keyboard.none
  var accessory: UIView?
  /// Who the accessory view belongs to.
  weak var accessoryOwner: UIResponder?

  init() {}

  /// Asks a responder, and those that it hands on to, for what shows for it.
  init(for first: UIResponder) {
    var next: UIResponder? = first
    while let responder = next {
      if case .none = keyboard, let view = responder.inputView { keyboard = .view(view) }
      if accessory == nil, let view = responder.inputAccessoryView {
        accessory = view
        accessoryOwner = responder
      }
      next = responder.next
    }
    let isEditable = (first as? any TextHost)?.isTextEditable ?? true
    if case .none = keyboard, first is any UIKeyInput, isEditable { keyboard = .system }
  }

  /// Leaves out what does not show as the person holds the keyboard.
  ///
  /// - Returns: How it is held; views of the app's own are always at the bottom.
  mutating func take(_ held: InAppKeyboard) -> InAppKeyboard.Kind {
    guard case .system = keyboard else { return .docked }
    if held.kind.isBar, !held.isTablet {
      keyboard = .none
      return .docked
    }
    return held.kind == .collapsedBar && accessory != nil ? .shortcutBar : held.kind
  }

  var isEmpty: Bool {
    if case .none = keyboard { return accessory == nil }
    return false
  }

  func isSame(as other: InputSet) -> Bool {
    guard accessory === other.accessory else { return false }
    switch (keyboard, other.keyboard) {
    case (.none, .none), (.system, .system): return true
    case (.view(let a), .view(let b)): return a === b
    default: return false
    }
  }
}
