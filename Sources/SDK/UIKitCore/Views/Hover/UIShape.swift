// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shape that takes the size of what it is for.
public struct UIShape: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case rect(cornerRadius: CGFloat)
    case capsule
    case circle
  }

  let form: Form

  /// A rectangle with sharp corners.
  public static let rect = UIShape(form: .rect(cornerRadius: 0))
  /// Half circles at the short sides.
  public static let capsule = UIShape(form: .capsule)
  /// As large as fits, in the middle.
  public static let circle = UIShape(form: .circle)

  /// A rectangle with round corners.
  ///
  /// - Parameter cornerRadius: In points.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(form: .rect(cornerRadius: cornerRadius)) }

  /// The place of the shape in bounds, and how round its corners are.
  func outline(in bounds: CGRect) -> (frame: CGRect, cornerRadius: CGFloat) {
    let short = min(bounds.width, bounds.height)
    switch form {
    case .rect(let radius): return (bounds, min(max(radius, 0), short / 2))
    case .capsule: return (bounds, short / 2)
    case .circle:
      return (CGRect(x: bounds.midX - short / 2, y: bounds.midY - short / 2, width: short, height: short), short / 2)
    }
  }
}
