// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Has the controllers of input views and accessory views for children, and tells them when they come and go: they have
/// come when the movement that brought them has ended.
@MainActor
final class InputHostController: UIViewController {
  private let board: UIView

  init(_ board: UIView) {
    self.board = board
    super.init(nibName: nil, bundle: nil)
    loadViewIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = board }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Lets children go, and takes others. One whose view is on its way out yet goes when the movement has ended.
  ///
  /// - Parameter change: Puts the views of these in the place of the others.
  func replaceChildren(by new: [UIInputViewController], isAnimated: Bool, _ change: () -> Void) {
    let going = children.filter { child in !new.contains { $0 === child } }
    for child in going { child.beginAppearanceTransition(false, animated: isAnimated, because: .fromParent) }
    for child in new {
      if child.parent !== self { addChild(child) }
      child.beginAppearanceTransition(true, animated: isAnimated, because: .toParent)
    }
    change()
    letGo(going)
  }

  private func letGo(_ going: [UIViewController]) {
    for child in going where child.viewIfLoaded?.superview == nil {
      child.willMove(toParent: nil)
      child.endAppearanceTransition()
      child.removeFromParent()
    }
  }

  /// The movement has ended.
  func childrenHaveCome() {
    letGo(children.filter { $0.appearance.phase == .disappearing })
    for child in children where child.appearance.phase == .appearing {
      child.endAppearanceTransition()
      child.didMove(toParent: self)
    }
  }

  /// A movement begins at the end of which the children are gone.
  func childrenWillGo(isAnimated: Bool) {
    for child in children { child.beginAppearanceTransition(false, animated: isAnimated, because: .fromParent) }
  }
}
