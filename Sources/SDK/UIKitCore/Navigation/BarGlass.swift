// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What lies behind the titles of a bar: frosted glass over the content that is scrolled under the bar.
@MainActor
final class BarGlass: UIView {
  /// What is seen through the glass, and holds nothing of the bar; without it the glass is opaque.
  weak var source: UIView?
  /// An opaque colour in place of the glass.
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }
  private var picture: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.glasses.removeAll { $0 === self }
    newWindow?.glasses.append(self)
  }

  /// People who want more contrast see no content through bars.
  private var isClear: Bool { color == nil && source != nil && traitCollection.accessibilityContrast != .high }

  /// Takes a new picture of the content where something has changed.
  ///
  /// - Parameter areas: What has changed, in the scene's coordinates.
  func follow(changes areas: [CGRect]) {
    guard isClear, let source, let shown = layer.shownArea, areas.contains(where: { $0.intersects(shown) })
    else { return }
    picture = Backdrop.image(of: source, in: convert(bounds, to: source))
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let isClear = isClear && picture != nil
    if isClear, let picture { picture.draw(in: CGRect(origin: .zero, size: picture.size)) }
    (color ?? (isClear ? .barGlass : .barMaterial)).setFill()
    UIBezierPath(rect: bounds).fill()
  }
}
