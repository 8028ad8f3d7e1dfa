// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows what belongs to the first responder of the window that takes keys, and has it change with the responder.
@MainActor
final class InputViewCoordinator {
  private var shown = InputSet()
  private var window: InputWindow?
  private let keyboard = InProcessKeyboard()
  /// Who the system's keyboard types for.
  private weak var typist: UIResponder?
  /// What the platform's keyboard types into.
  private let hosted = HostedField()
  /// The scroll view that ends where the keyboard begins.
  weak var covered: UIScrollView?
  /// How many changes of the first responder are going on within each other.
  private var handOvers = 0

  /// Runs a change of the first responder; what shows follows once, when the outermost has ended.
  @discardableResult
  func handOver<Result>(_ change: () -> Result) -> Result {
    handOvers += 1
    let result = change()
    handOvers -= 1
    if handOvers == 0 { update(isAnimated: true) }
    return result
  }

  /// Shows what the first responder asks for now.
  func update(isAnimated: Bool) {
    guard handOvers == 0 else { return }
    let owner = UIApplication.shared.windowOfKeys
    var new = owner?.firstResponder.map { InputSet(for: $0) } ?? InputSet()
    if hosted.take(owner?.firstResponder, for: new) { new.keyboard = .none }
    let place = owner.flatMap { InputPlace($0) }
    guard let place, !new.isEmpty else { return hide(isAnimated: isAnimated) }
    if let window, window.place != place {
      hide(isAnimated: false)
    }
    let isSame = window != nil && new.isSame(as: shown) && owner?.firstResponder === typist
    shown = new
    typist = owner?.firstResponder
    let window = self.window ?? InputWindow(in: place)
    self.window = window
    if !isSame { window.show(keyboardView(for: new, on: place.screen), new.accessory) }
    window.move(isAnimated: isAnimated)
  }

  /// Returns what shows as the keyboard, and has it type into the first responder.
  private func keyboardView(for set: InputSet, on screen: UIScreen) -> UIView? {
    switch set.keyboard {
    case .none:
      keyboard.blur()
      return nil
    case .view(let view):
      keyboard.blur()
      return view
    case .system: return typist.flatMap { keyboard.focus($0, on: screen) }
    }
  }

  /// The text or the caret of a responder has changed by other hands than the keyboard's.
  func textChanged(in responder: UIResponder) {
    keyboard.textChanged(in: responder)
    hosted.textChanged(in: responder)
  }

  /// Keys go to another window from now on, or to none: the platform's keyboard follows.
  func keysMoved() {
    guard UIApplication.shared.platform?.keyboardHost != nil else { return }
    update(isAnimated: true)
  }

  /// A view that shows may want another height.
  func heightChanged() { window?.move(isAnimated: true) }

  private func hide(isAnimated: Bool) {
    shown = InputSet()
    typist = nil
    guard let window else { return }
    self.window = nil
    keyboard.blur()
    window.leave(isAnimated: isAnimated)
  }
}

extension UIApplication {
  /// The window that keys go to.
  var windowOfKeys: UIWindow? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive }?.keyWindow
  }
}

/// Where input views show: over a whole screen, or in the window's own scene.
@MainActor
struct InputPlace: Equatable {
  let scene: UIWindowScene
  /// The screen whose keyboard it is.
  let screen: UIScreen

  init?(_ window: UIWindow) {
    guard let own = window.windowScene else { return nil }
    screen = own.screen
    scene = UIApplication.shared.platform?.inputScene(on: own.screen) ?? own
  }

  nonisolated static func == (a: InputPlace, b: InputPlace) -> Bool { a.scene === b.scene }
}
