// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour, which may be another one in other traits, such as dark mode.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = FoundationTypeMark()
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

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed(let own) = source, case .fixed(let theirs) = other.source else { return self === other }
    return own == theirs
  }

  open override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }

  /// The components in the current traits, for people.
  open override var description: String {
    let color = cgColor
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Components

  /// Writes the components of the colour in the current traits.
  @discardableResult
  open func getRed(
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

  /// Writes hue, saturation and brightness, between 0 and 1, and the alpha.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if high == color.red {
        sixths = (color.green - color.blue) / range
      } else if high == color.green {
        sixths = (color.blue - color.red) / range + 2
      } else {
        sixths = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey and the alpha; returns `false`, and writes nothing, for a colour that is no grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Drawing into the current context

  /// Fills with this colour from now on.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Strokes with this colour from now on.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Fills and strokes with this colour from now on.
  open func set() {
    setFill()
    setStroke()
  }

  // MARK: Fixed colours

  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Two thirds of white.
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Full red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Full green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Full blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue in full.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green in full.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue in full.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Full red with half of green.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and half of blue.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A dark orange: 0.6 of red, 0.4 of green, 0.2 of blue.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Fully transparent black.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: Text and links

  /// Text that matters most: black, or white in dark mode.
  open class var label: UIColor { SystemColor.label }
  /// Text of less weight, such as a subtitle.
  open class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  /// Text of still less weight.
  open class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
  /// The faintest text.
  open class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
  /// What an empty text field shows in place of its text.
  open class var placeholderText: UIColor { SystemColor.placeholderText }
  /// Text that leads somewhere: a blue.
  open class var link: UIColor { SystemColor.link }

  // MARK: Separators

  /// Thin lines that let what is under them through.
  open class var separator: UIColor { SystemColor.separator }
  /// Thin lines that let nothing through.
  open class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }

  // MARK: Fills

  /// Thin and small shapes, such as the track of a slider; lets most of what is under it through.
  open class var systemFill: UIColor { SystemColor.systemFill }
  /// Middle-sized shapes, such as the background of a switch.
  open class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
  /// Large shapes, such as text fields and buttons.
  open class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
  /// Large areas with much in them.
  open class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }

  // MARK: Backgrounds

  /// Behind everything: white, or black in dark mode.
  open class var systemBackground: UIColor { SystemColor.systemBackground }
  /// Behind things that lie on `systemBackground`.
  open class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
  /// Behind things that lie on `secondarySystemBackground`.
  open class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
  /// Behind grouped tables: a light grey, or black in dark mode.
  open class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
  /// Behind the rows of grouped tables.
  open class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }
  /// Behind things that lie on the rows of grouped tables.
  open class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }

  // MARK: Colours of the system

  /// Red, made for light and dark mode.
  open class var systemRed: UIColor { SystemColor.systemRed }
  /// Orange, made for light and dark mode.
  open class var systemOrange: UIColor { SystemColor.systemOrange }
  /// Yellow, made for light and dark mode.
  open class var systemYellow: UIColor { SystemColor.systemYellow }
  /// Green, made for light and dark mode.
  open class var systemGreen: UIColor { SystemColor.systemGreen }
  /// Mint green, made for light and dark mode.
  open class var systemMint: UIColor { SystemColor.systemMint }
  /// Teal, made for light and dark mode.
  open class var systemTeal: UIColor { SystemColor.systemTeal }
  /// Cyan, made for light and dark mode.
  open class var systemCyan: UIColor { SystemColor.systemCyan }
  /// Blue, made for light and dark mode; the usual tint.
  open class var systemBlue: UIColor { SystemColor.systemBlue }
  /// Indigo, made for light and dark mode.
  open class var systemIndigo: UIColor { SystemColor.systemIndigo }
  /// Purple, made for light and dark mode.
  open class var systemPurple: UIColor { SystemColor.systemPurple }
  /// Pink, made for light and dark mode.
  open class var systemPink: UIColor { SystemColor.systemPink }
  /// Brown, made for light and dark mode.
  open class var systemBrown: UIColor { SystemColor.systemBrown }

  // MARK: Greys

  /// A middle grey, the same in light and dark mode.
  open class var systemGray: UIColor { SystemColor.systemGray }
  /// A grey nearer to the background than `systemGray`.
  open class var systemGray2: UIColor { SystemColor.systemGray2 }
  /// A grey nearer to the background than `systemGray2`.
  open class var systemGray3: UIColor { SystemColor.systemGray3 }
  /// A grey nearer to the background than `systemGray3`.
  open class var systemGray4: UIColor { SystemColor.systemGray4 }
  /// A grey nearer to the background than `systemGray4`.
  open class var systemGray5: UIColor { SystemColor.systemGray5 }
  /// The grey nearest to the background.
  open class var systemGray6: UIColor { SystemColor.systemGray6 }

  // MARK: Others

  /// The tint of the view that is drawn or laid out, or whose traits are asked; where there is none, `systemBlue`.
  open class var tintColor: UIColor { SystemColor.tint }
  /// Text on dark, in any traits.
  open class var lightText: UIColor { SystemColor.lightText }
  /// Text on light, in any traits.
  open class var darkText: UIColor { SystemColor.darkText }
}
