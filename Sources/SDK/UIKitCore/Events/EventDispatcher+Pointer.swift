// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - The pointer

extension EventDispatcher {
  /// Takes a movement of the pointer.
  ///
  /// - Parameter place: In the scene, in points; `nil` when the pointer has left it.
  package func pointerMoved(to place: CGPoint?, in scene: UIWindowScene) {
    let below = place.map { recognizers(under: $0, in: scene) } ?? []
    let gone = hovered.compactMap(\.recognizer).filter { old in !below.contains { $0 === old } }
    hovered = below.map { WeakHover(recognizer: $0) }
    for recognizer in gone { recognizer.pointerLeft() }
    if let place { for recognizer in below { recognizer.pointerMoved(to: place) } }
    toolTips.pointerMoved(to: place, in: scene)
  }

  private func recognizers(under place: CGPoint, in scene: UIWindowScene) -> [UIHoverGestureRecognizer] {
    guard place.isUsable else { return [] }
    for window in scene.windows.reversed() where !window.isHidden {
      let inWindow = place.applying(window.layer.model.toSuperlayer.inverted())
      guard let hit = window.hitTest(inWindow, with: nil) else { continue }
      var result: [UIHoverGestureRecognizer] = []
      var next: UIView? = hit
      while let view = next {
        result += (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
        next = view.superview
      }
      return result
    }
    return []
  }

  struct WeakHover {
    weak var recognizer: UIHoverGestureRecognizer?
  }
}
