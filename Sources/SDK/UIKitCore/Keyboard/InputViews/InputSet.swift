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
    /// The platform's, outside the app; nothing of the app's own shows for it.
    case outside
    /// The app's own.
    case view(UIView)
    /// The app's own, with a controller that types by itself.
    case controller(UIInputViewController)
  }

  var keyboard = Keyboard.none
  var accessory: UIView?
  /// Who the accessory view belongs to.
  weak var accessoryOwner: UIResponder?
  /// Looks after the accessory view.
  var accessoryController: UIInputViewController?
  /// The keyboard of the app's own that the person can change for the system's, and the other way round.
  private(set) var own: UIInputViewController?

  init() {}

  /// Asks a responder, and those that it hands on to, for what shows for it.
  init(for first: UIResponder) {
    var next: UIResponder? = first
    while let responder = next {
      if case .none = keyboard { keyboard = Self.keyboard(of: responder) }
      if accessory == nil {
        accessoryController = responder.inputAccessoryViewController
        accessory = accessoryController?.view ?? responder.inputAccessoryView
        accessoryOwner = accessory.map { _ in responder }
      }
      next = responder.next
    }
    guard first is any UIKeyInput else { return }
    switch keyboard {
    case .none: if (first as? any TextHost)?.isTextEditable ?? true { keyboard = .system }
    case .controller(let controller): own = controller
    default: break
    }
  }

  private static func keyboard(of responder: UIResponder) -> Keyboard {
    if let controller = responder.inputViewController { return .controller(controller) }
    // The input view of such a controller is its own view.
    guard !(responder is UIInputViewController), let view = responder.inputView else { return .none }
    return .view(view)
  }

  /// Takes the system's keyboard where the person has changed the app's own for it.
  mutating func leaveOut(_ controller: UIInputViewController?) {
    if let own, own === controller { keyboard = .system }
  }

  /// The app's own keyboard where it shows.
  var shownOwn: UIInputViewController? {
    if case .controller(let controller) = keyboard { return controller }
    return nil
  }

  /// The controllers whose views show.
  var controllers: [UIInputViewController] {
    [accessoryController, shownOwn].compactMap { $0 }
  }

  /// Whether it is a keyboard, below which a device may show keys of its own.
  var isKeyboard: Bool {
    switch keyboard {
    case .system, .controller: true
    case .none, .outside, .view: false
    }
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
    switch keyboard {
    case .none, .outside: accessory == nil
    case .system, .view, .controller: false
    }
  }

  /// Whether what shows stands on a keyboard outside the app, where there is one.
  var isAboveOutside: Bool {
    switch keyboard {
    case .none, .outside: true
    case .system, .view, .controller: false
    }
  }

  func isSame(as other: InputSet) -> Bool {
    guard accessory === other.accessory, own === other.own else { return false }
    switch (keyboard, other.keyboard) {
    case (.none, .none), (.outside, .outside), (.system, .system): return true
    case (.view(let a), .view(let b)): return a === b
    case (.controller(let a), .controller(let b)): return a === b
    default: return false
    }
  }
}
