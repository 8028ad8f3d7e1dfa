// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import MorseCode
public import UIKit

/// Signals in a row, drawn as dots and dashes.
public final class SignalsView: UIView {
  /// What shows.
  public var signals: [MorseSignal] = [] { didSet { if signals != oldValue { changed() } } }
  /// What the finger on the one switch is keying, shown paler.
  var held: MorseSignal? { didSet { if held != oldValue { changed() } } }
  /// What colour the signals are.
  public var color: UIColor = KeyColors.label { didSet { setNeedsDisplay() } }
  /// How thick a signal is, in points.
  let thickness: CGFloat

  /// - Parameter thickness: How thick a signal is, in points.
  public init(thickness: CGFloat) {
    self.thickness = thickness
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  private func changed() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: Self.width(of: signals + [held].compactMap { $0 }, thickness: thickness), height: thickness)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  public override func draw(_ rect: CGRect) {
    let color = color.resolvedColor(with: traitCollection)
    color.setFill()
    let origin = CGPoint(x: 0, y: (bounds.height - thickness) / 2)
    let end = Self.draw(signals, at: origin, thickness: thickness)
    guard let held else { return }
    color.withAlphaComponent(0.4).setFill()
    _ = Self.draw([held], at: CGPoint(x: end, y: origin.y), thickness: thickness)
  }

  // MARK: Drawing anywhere

  private static func length(_ signal: MorseSignal) -> CGFloat { signal == .dot ? 1 : 2.8 }
  private static let gap: CGFloat = 0.7

  /// How wide signals are together.
  static func width(of signals: [MorseSignal], thickness: CGFloat) -> CGFloat {
    let lengths = signals.reduce(0) { $0 + length($1) }
    return thickness * (lengths + gap * CGFloat(max(signals.count - 1, 0)))
  }

  /// Draws signals in the colour that is set, from the left top corner on.
  ///
  /// - Returns: Where the next one begins.
  static func draw(_ signals: [MorseSignal], at corner: CGPoint, thickness: CGFloat) -> CGFloat {
    var x = corner.x
    for signal in signals {
      let frame = CGRect(x: x, y: corner.y, width: thickness * length(signal), height: thickness)
      UIBezierPath(roundedRect: frame, cornerRadius: thickness / 2).fill()
      x = frame.maxX + thickness * gap
    }
    return x
  }
}
