// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A key, with modifiers, that does something while a responder that knows it can take keys; menus can show it, too.
@MainActor
open class UIKeyCommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }
  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }
  /// A longer title, where there is room for it.
  open var discoverabilityTitle: String?
  /// What the command looks like in menus; one that is disabled does not run.
  open var attributes: UIMenuElement.Attributes
  /// Whether menus show a mark beside the command.
  open var state: UIMenuElement.State
  /// What the command runs for; `nil` while it does not run.
  open private(set) var sender: Any?
  /// Anything that tells this command from others.
  open private(set) var propertyList: Any?
  /// What the key types without modifiers, or one of the names such as `inputUpArrow`.
  open private(set) var input: String?
  /// The modifiers that have to be held, and no others.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Does what the command is for, if the responder is one that can.
  private let action: @MainActor (UIResponder, UIKeyCommand) -> Bool

  init(
    title: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Any?,
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
    action: @escaping @MainActor (UIResponder, UIKeyCommand) -> Bool
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.propertyList = propertyList
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Runs the command for the first responder that can, from the one that takes keys outwards.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let start = target as? UIResponder ?? (sender as? UIView)?.window?.keyResponder ?? sender as? UIResponder
    perform(from: start, sender: sender)
  }

  /// - Returns: Whether there was one.
  @discardableResult
  func perform(from start: UIResponder?, sender: Any?) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    var next = start
    while let responder = next {
      if action(responder, self) { return true }
      next = responder.next
    }
    return false
  }

  /// Whether a key with the modifiers that are held is the one of the command.
  func matches(_ key: UIKey) -> Bool {
    guard let input else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    let wanted = modifierFlags.intersection(relevant)
    if let name = key.keyCode.inputName { return name == input && held == wanted }
    let typed = key.charactersIgnoringModifiers
    guard !typed.isEmpty, typed.lowercased() == input.lowercased() else { return false }
    if held == wanted { return true }
    // Signs that need Shift on some keyboards are the same signs.
    return input.allSatisfy { !$0.isLetter } && held.subtracting(.shift) == wanted
  }
}

// MARK: - Keys that type nothing

extension UIKeyCommand {
  /// The key with the arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forwards.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

extension UIKeyboardHIDUsage {
  /// What commands call the key; `nil` for keys that are called by what they type.
  fileprivate var inputName: String? {
    switch self {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardReturnOrEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardDeleteOrBackspace: "\u{8}"
    default: nil
    }
  }
}
