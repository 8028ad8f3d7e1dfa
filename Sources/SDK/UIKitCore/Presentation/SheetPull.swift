// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows the finger that pulls a sheet, to another height or away.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  private weak var presentation: UISheetPresentationController?
  private lazy var pan = UIPanGestureRecognizer { [weak self] recognizer in self?.pulled(recognizer) }
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.leave() }

  /// Whether this pull sends the sheet away; not known before it comes below the lowest rest.
  private var mayGo: Bool?

  /// A sheet that is let go at this speed in points a second goes on to the next height.
  private static let flickSpeed: CGFloat = 600

  func attach(to presentation: UISheetPresentationController) {
    self.presentation = presentation
    pan.delegate = self
    presentation.sheet.addGestureRecognizer(pan)
    presentation.dimming.addGestureRecognizer(tap)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: presentation?.containerView)
    return abs(velocity.y) > abs(velocity.x)
  }

  private func pulled(_ recognizer: UIPanGestureRecognizer) {
    guard let presentation, let container = presentation.containerView else { return }
    let distance = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      mayGo = nil
    case .changed:
      if presentation.restingHeight - distance < lowest(presentation) { _ = beginsToGo(presentation) }
      presentation.pullDistance = resisted(distance, presentation)
      container.setNeedsLayout()
    case .ended:
      letGo(distance, speed: recognizer.velocity(in: container).y, presentation)
    case .cancelled:
      settle(presentation)
    default:
      break
    }
  }

  /// A pull beyond the highest rest, or of a sheet that may not go, meets resistance.
  private func resisted(_ distance: CGFloat, _ presentation: UISheetPresentationController) -> CGFloat {
    let highest = presentation.heights.last?.height ?? 0
    let height = presentation.restingHeight - distance
    if height > highest {
      let beyond = height - highest
      return distance + beyond - 60 * (1 - 1 / (beyond * 0.55 / 60 + 1))
    }
    let lowest = lowest(presentation)
    guard height < lowest, mayGo == false else { return distance }
    let below = lowest - height
    return distance - below + 60 * (1 - 1 / (below * 0.55 / 60 + 1))
  }

  private func lowest(_ presentation: UISheetPresentationController) -> CGFloat {
    presentation.heights.first?.height ?? 0
  }

  private func letGo(_ distance: CGFloat, speed: CGFloat, _ presentation: UISheetPresentationController) {
    // Where it would come to rest by itself.
    let height = presentation.restingHeight - distance - speed * 0.15
    let lowest = lowest(presentation)
    let isFlickedAway = speed > Self.flickSpeed && presentation.restingHeight - distance < lowest
    if isFlickedAway || height < lowest / 2 { return sendAway(presentation) }
    let nearest = presentation.heights.min { abs($0.height - height) < abs($1.height - height) }
    settle(presentation) {
      guard let nearest, presentation.heights.count > 1 else { return }
      let height = presentation.restingHeight
      presentation.selectedDetentIdentifier = nearest.identifier
      guard presentation.restingHeight != height else { return }
      presentation.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(presentation)
    }
  }

  /// Comes to rest, and takes back that the sheet was about to go.
  private func settle(_ presentation: UISheetPresentationController, _ changes: () -> Void = {}) {
    let presented = presentation.presentedViewController
    presented.beginAppearanceTransition(true, animated: true)
    let turn = presented.appearance.turn
    presentation.pullDistance = 0
    presentation.animateChanges(
      {
        changes()
        presentation.containerView?.setNeedsLayout()
      }, completion: { if presented.appearance.turn == turn { presented.endAppearanceTransition() } })
  }

  /// Somebody wants the sheet gone who does not pull it.
  func leave() {
    mayGo = nil
    if let presentation { sendAway(presentation) }
  }

  /// Asks, once for each pull, whether the sheet may go; if so, it is about to.
  private func beginsToGo(_ presentation: UISheetPresentationController) -> Bool {
    if let mayGo { return mayGo }
    let presented = presentation.presentedViewController
    let goes =
      !presented.isModalInPresentation
      && presentation.adaptiveDelegate?.presentationControllerShouldDismiss(presentation) != false
    mayGo = goes
    guard goes else { return false }
    presentation.adaptiveDelegate?.presentationControllerWillDismiss(presentation)
    presented.beginAppearanceTransition(false, animated: true, because: .dismissed)
    return true
  }

  /// Sends the sheet away, or back where it may not go.
  private func sendAway(_ presentation: UISheetPresentationController) {
    guard beginsToGo(presentation) else {
      presentation.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(presentation)
      return settle(presentation)
    }
    presentation.presentingViewController.dismiss(animated: true) {
      presentation.adaptiveDelegate?.presentationControllerDidDismiss(presentation)
    }
  }
}
