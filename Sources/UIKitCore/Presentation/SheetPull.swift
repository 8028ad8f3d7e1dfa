// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows the finger that pulls a sheet, to another height or away.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  private weak var presentation: UISheetPresentationController?
  private lazy var pan = UIPanGestureRecognizer { [weak self] recognizer in self?.pulled(recognizer) }
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.leave() }

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
    case .changed:
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
    let lowest = presentation.heights.first?.height ?? 0
    guard height < lowest, presentation.presentedViewController.isModalInPresentation else { return distance }
    let below = lowest - height
    return distance - below + 60 * (1 - 1 / (below * 0.55 / 60 + 1))
  }

  private func letGo(_ distance: CGFloat, speed: CGFloat, _ presentation: UISheetPresentationController) {
    // Where it would come to rest by itself.
    let height = presentation.restingHeight - distance - speed * 0.15
    let lowest = presentation.heights.first?.height ?? 0
    let isFlickedAway = speed > Self.flickSpeed && presentation.restingHeight - distance < lowest
    if isFlickedAway || height < lowest / 2 { return sendAway(presentation) }
    let nearest = presentation.heights.min { abs($0.height - height) < abs($1.height - height) }
    presentation.pullDistance = 0
    presentation.animateChanges {
      if let nearest, presentation.heights.count > 1 {
        presentation.selectedDetentIdentifier = nearest.identifier
      }
      presentation.containerView?.setNeedsLayout()
    }
  }

  private func settle(_ presentation: UISheetPresentationController) {
    presentation.pullDistance = 0
    presentation.animateChanges { presentation.containerView?.setNeedsLayout() }
  }

  /// Somebody wants the sheet gone who does not pull it.
  func leave() {
    if let presentation { sendAway(presentation) }
  }

  /// Asks whether the sheet may go, and sends it away or back.
  private func sendAway(_ presentation: UISheetPresentationController) {
    let mayGo =
      !presentation.presentedViewController.isModalInPresentation
      && presentation.delegate?.presentationControllerShouldDismiss(presentation) != false
    guard mayGo else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return settle(presentation)
    }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    presentation.presentingViewController.dismiss(animated: true) {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }
}
