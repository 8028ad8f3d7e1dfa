// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Leads over from what a view looked like to what it looks like now.
@MainActor
final class ViewTransition {
  enum Style {
    case crossDissolve
    case flipSideways
    case flipUpright
  }

  private let view: UIView
  private let style: Style
  /// A picture of the view as it was, before the view.
  private let veil: UIImageView

  /// How many straight steps stand for the turn of a flip.
  private static let steps = 12
  /// How wide something is that is seen from its edge: too thin to be drawn.
  private static let edge: CGFloat = 1e-6

  /// Takes a picture of a view; `nil` for one that is not on screen.
  init?(of view: UIView, style: Style) {
    guard view.window != nil, let picture = view.snapshotImage(of: view.bounds) else { return nil }
    self.view = view
    self.style = style
    veil = UIImageView(image: picture)
    veil.isUserInteractionEnabled = false
  }

  func run(duration: TimeInterval, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
    UIView.performWithoutAnimation {
      if let superview = view.superview {
        superview.insertSubview(veil, aboveSubview: view)
        veil.bounds = CGRect(origin: .zero, size: view.bounds.size)
        veil.center = view.center
        veil.transform = view.transform
        veil.alpha = view.alpha
      } else {
        view.addSubview(veil)
        veil.frame = view.bounds
      }
    }
    UIView.runMovement(
      duration: duration, options: options,
      { [self] block in
        switch style {
        case .crossDissolve: dissolve(in: block)
        case .flipSideways: flip(in: block, CGAffineTransform(scaleX: Self.edge, y: 1))
        case .flipUpright: flip(in: block, CGAffineTransform(scaleX: 1, y: Self.edge))
        }
      },
      completion: { [veil] isFinished in
        veil.removeFromSuperview()
        completion?(isFinished)
      })
  }

  private func dissolve(in block: AnimationBlock) {
    block.run { veil.alpha = 0 }
    // Through something opaque nothing behind may show half-way; else old and new would show over each other.
    let background = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
    guard background?.alpha != 1, view !== veil.superview else { return }
    let end = view.layer.model[.opacity]
    let track = KeyframeTrack(initial: LayerValue(), changes: [(start: 0, end: 1, to: end)], mode: .linear)
    view.layer.move(.opacity, along: track, in: block)
  }

  /// Turns the old picture until only its edge could be seen, and then the view from its edge.
  private func flip(in block: AnimationBlock, _ edge: CGAffineTransform) {
    let open = view.transform
    let (full, thin) = (
      LayerState(transform: open)[.transform], LayerState(transform: edge.concatenating(open))[.transform]
    )
    func changes(from start: Double, opens: Bool) -> [(start: Double, end: Double, to: LayerValue)] {
      (0..<Self.steps).map { step in
        let part = Double(step + 1) / Double(Self.steps)
        let height = opens ? sin(part * .pi / 2) : cos(part * .pi / 2)
        let begin = start + Double(step) / Double(Self.steps) / 2
        return (begin, begin + 0.5 / Double(Self.steps), thin.mixed(with: full, by: CGFloat(height)))
      }
    }
    veil.layer.move(
      .transform, along: KeyframeTrack(initial: full, changes: changes(from: 0, opens: false), mode: .linear), in: block
    )
    guard view !== veil.superview else { return }
    view.layer.move(
      .transform, along: KeyframeTrack(initial: thin, changes: changes(from: 0.5, opens: true), mode: .linear),
      in: block)
  }
}
