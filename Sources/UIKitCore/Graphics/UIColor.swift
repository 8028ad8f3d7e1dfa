// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour, which may be another one in other traits, such as dark mode.
///
/// It is no subclass of `NSObject`, for on Linux Foundation ends the program when it compares attributes of a string
/// that are; it behaves like one otherwise.
open class UIColor: NSObjectProtocol, NSCopying, Hashable, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Makes a colour of components between 0 and 1; others are brought into that range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey between 0, black, and 1, white; numbers outside are brought into that range.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour of hue, saturation and brightness, each between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes a colour that is the same in all traits.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// Makes a colour that is asked for again in each situation.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The colour in the current traits.
  open var cgColor: CGColor { resolved(with: .current) }

  private func resolved(with traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolved(with: traits)
    }
  }

  /// Returns the colour as it is in the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = source else { return self }
    return UIColor(cgColor: resolved(with: traitCollection))
  }

  /// Returns the colour with another opacity, between 0 and 1; one that follows the traits goes on following them.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed(let own) = source, case .fixed(let theirs) = other.source else { return self === other }
    return own == theirs
  }

  open var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  /// The components in the current traits, for people.
  open var description: String {
    let color = cgColor
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - Components

extension UIColor {
  /// Writes the components of the colour in the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }
}

// MARK: - Fixed colours

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Full red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Full green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Full blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue in full.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green in full.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue in full.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Full red with half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and half of blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A dark orange: 0.6 of red, 0.4 of green, 0.2 of blue.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Fully transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
