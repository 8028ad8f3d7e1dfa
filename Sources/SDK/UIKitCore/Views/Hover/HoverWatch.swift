// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows the pointer over a view, and has the view look as its style says.
@MainActor
final class HoverWatch {
  var style: UIHoverStyle {
    didSet { if style !== oldValue { leave(oldValue) } }
  }
  private weak var view: UIView?
  private let veil = UIView()
  private lazy var hover = UIHoverGestureRecognizer { [weak self] in self?.hovered($0) }
  /// What the layer's shadow and the view's place were.
  private var rest: (transform: CGAffineTransform, opacity: Float, radius: CGFloat, offset: CGSize)?

  init(view: UIView, style: UIHoverStyle) {
    self.view = view
    self.style = style
    veil.isUserInteractionEnabled = false
    veil.backgroundColor = .systemFill
    view.addGestureRecognizer(hover)
  }

  func end() {
    leave(style)
    view?.removeGestureRecognizer(hover)
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    switch recognizer.state {
    case .began: if style.isEnabled { enter() }
    case .ended, .cancelled: leave(style)
    default: break
    }
  }

  private func enter() {
    guard let view else { return }
    guard style.effect is UIHoverLiftEffect else {
      let outline = style.shape?.outline(in: view.bounds) ?? (view.bounds, view.layer.cornerRadius)
      UIView.performWithoutAnimation {
        veil.frame = outline.0
        veil.layer.cornerRadius = outline.1
        veil.alpha = 0
        view.addSubview(veil)
      }
      return animate { self.veil.alpha = 1 }
    }
    let layer = view.layer
    rest = (view.transform, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    let growth = 1 + 8 / max(view.bounds.width, view.bounds.height, 80)
    animate {
      view.transform = view.transform.scaledBy(x: growth, y: growth)
      layer.shadowOpacity = 0.25
      layer.shadowRadius = 12
      layer.shadowOffset = CGSize(width: 0, height: 6)
    }
  }

  private func leave(_ style: UIHoverStyle) {
    if veil.superview != nil {
      animate({ self.veil.alpha = 0 }, completion: { [veil] in veil.removeFromSuperview() })
    }
    guard let view, let rest else { return }
    self.rest = nil
    animate {
      view.transform = rest.transform
      view.layer.shadowOpacity = rest.opacity
      view.layer.shadowRadius = rest.radius
      view.layer.shadowOffset = rest.offset
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: changes,
      completion: { isFinished in if isFinished { completion() } })
  }
}

extension UIView {
  func hover(in style: UIHoverStyle?) {
    if let style, let hoverWatch {
      hoverWatch.style = style
    } else {
      hoverWatch?.end()
      hoverWatch = style.map { HoverWatch(view: self, style: $0) }
    }
  }
}
