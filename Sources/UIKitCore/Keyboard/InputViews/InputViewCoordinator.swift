// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows what belongs to the first responder of the window that takes keys, and has it change with the responder.
@MainActor
final class InputViewCoordinator {
  private var shown = InputSet()
  private var window: InputWindow?
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
    let new = owner?.firstResponder.map { InputSet(for: $0) } ?? InputSet()
    let place = owner.flatMap { InputPlace($0) }
    guard let place, !new.isEmpty else { return hide(isAnimated: isAnimated) }
    if let window, window.place != place {
      hide(isAnimated: false)
    }
    let isSame = window != nil && new.isSame(as: shown)
    shown = new
    let window = self.window ?? InputWindow(in: place)
    self.window = window
    if !isSame { window.show(new) }
    window.move(isAnimated: isAnimated)
  }

  /// A view that shows may want another height.
  func heightChanged() { window?.move(isAnimated: true) }

  private func hide(isAnimated: Bool) {
    shown = InputSet()
    guard let window else { return }
    self.window = nil
    window.leave(isAnimated: isAnimated)
  }
}

extension UIApplication {
  /// The window that keys go to.
  fileprivate var windowOfKeys: UIWindow? {
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
