// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes along what is to move while a context menu opens or closes.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that shows above the menu; `nil` for a picture of the view.
  var previewViewController: UIViewController? { get }

  /// Adds changes that move along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is done once the menu has opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a context menu goes once its preview was tapped.
@nonexhaustive
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back to where it came from.
  case dismiss = 0
  /// The preview grows and fades.
  case pop = 1
}

/// Takes along what is to be done once a preview was tapped.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu goes; `pop` at first.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Changes and completions, kept until the menu moves.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController?) { self.previewViewController = previewViewController }

  /// Whether anybody has added anything.
  var isUsed: Bool { !animations.isEmpty || !completions.isEmpty }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
