// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// On iOS, commands call selectors. There are none on Linux: a method reference, such as `Page.save`, stands in the same
// place, and the first responder of that class runs it.
extension UIKeyCommand {
  /// Makes a command that calls a method of the first responder of a class, with the command.
  ///
  /// `input`: What the key types without modifiers, or one of the names such as `inputUpArrow`.
  ///
  /// `action`: A method reference, such as `Page.save`.
  public convenience init<Target: UIResponder>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    ) { responder, command in
      guard let target = responder as? Target else { return false }
      action(target)(command)
      return true
    }
  }

  /// Makes a command that calls a method without parameters of the first responder of a class.
  ///
  /// `input`: What the key types without modifiers, or one of the names such as `inputUpArrow`.
  ///
  /// `action`: A method reference, such as `Page.save`.
  public convenience init<Target: UIResponder>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    ) { responder, _ in
      guard let target = responder as? Target else { return false }
      action(target)()
      return true
    }
  }

  /// Makes a command without a title that calls a method of the first responder of a class, with the command.
  public convenience init<Target: UIResponder>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command without a title that calls a method without parameters of the first responder of a class.
  public convenience init<Target: UIResponder>(
    input: String, modifierFlags: UIKeyModifierFlags, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}
