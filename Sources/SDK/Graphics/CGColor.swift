// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour in sRGB with straight alpha.
public final class CGColor: Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// How opaque it is, from 0, clear, to 1.
  public let alpha: CGFloat

  /// Makes a colour of components between 0 and 1; others are brought into that range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Makes a grey between 0, black, and 1, white; numbers outside are brought into that range.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  private static func clamped(_ component: CGFloat) -> CGFloat {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}

extension CGColor {
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// 4: a grey, too, is kept as red, green and blue.
  public var numberOfComponents: Int { 4 }

  /// Returns the colour with another opacity; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension CGColor: Hashable {
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
