// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIWindow {
  /// Who is asked first what a key does: who takes keys, else what has the focus of a remote, else the controller in front.
  var keyResponder: UIResponder { firstResponder ?? focusedResponder ?? rootViewController?.frontController ?? self }

  private var focusedResponder: UIResponder? {
    guard let item = windowScene?.focusSystem?.focusedItem else { return nil }
    let view = item.enclosingView
    return view?.window === self ? item as? UIResponder ?? view : nil
  }

  /// Runs the first command that a key is for, from the responder that is asked first outwards.
  ///
  /// - Returns: Whether there was one.
  func performKeyCommand(for key: UIKey) -> Bool {
    let start = keyResponder
    var next: UIResponder? = start
    while let responder = next {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        if command.perform(from: start, sender: self) { return true }
      }
      next = responder.next
    }
    return false
  }
}

extension UIViewController {
  /// The controller that lies over all others here.
  fileprivate var frontController: UIViewController {
    if let presented = presentationState.presented { return presented.frontController }
    let child = children.last { $0.viewIfLoaded?.window != nil }
    return child?.frontController ?? self
  }
}
