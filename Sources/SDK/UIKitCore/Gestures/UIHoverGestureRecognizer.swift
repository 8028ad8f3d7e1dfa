// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Follows a pointer over its view while no button is down: it begins as the pointer comes and ends as it goes.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// In the scene; `nil` until a pointer has come.
  private var place: CGPoint?

  open override func location(in view: UIView?) -> CGPoint {
    guard let place, let window = self.view?.window else { return super.location(in: view) }
    let inWindow = place.applying(window.layer.model.toSuperlayer.inverted())
    return view.map { $0.convert(inWindow, from: window) } ?? inWindow
  }

  /// The pointer is over the view, at a place of the scene.
  func pointerMoved(to place: CGPoint) {
    self.place = place
    state = isRecognized ? .changed : .began
  }

  /// The pointer has gone elsewhere.
  func pointerLeft() {
    guard isRecognized else { return }
    state = .ended
    startOver()
  }
}
