// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Light or dark.
@nonexhaustive
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// How much room there is across or down.
@nonexhaustive
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little, as on a phone: less than 600 points across, or 480 down.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2
}

/// What kind of device apps lay themselves out for.
@nonexhaustive
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television, which people use with a remote: there is a focus.
  case tv = 2
  /// A headset, in which windows float.
  case vision = 6
}

/// The direction of an environment's text and layout.
@nonexhaustive
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction in which a view's text and layout run.
@nonexhaustive
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// How well people want things to stand out from each other.
@nonexhaustive
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// Whether something is the content of a window or lies over it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// The content of a window.
  case base = 0
  /// In a sheet, an alert and the like.
  case elevated = 1
}

/// How large people want their text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the size.
  public let rawValue: String

  /// Makes a size of Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second smallest size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One size smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One size larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two sizes larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the five accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the five accessibility sizes, and of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the larger sizes that people turn on for their eyes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The environment that something is shown in.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values, each of which may be unspecified.
  package struct Values: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified

    package init() {}
  }

  package let values: Values
  /// What `UIColor.tintColor` stands for there. Collections that differ in nothing else are equal, as on iOS.
  package let tint: UIColor?

  package init(_ values: Values, tint: UIColor? = nil) {
    self.values = values
    self.tint = tint
  }

  public override convenience init() { self.init(Values()) }

  /// Makes a collection that says only whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.values { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Makes a collection that says only what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Self.values { $0.userInterfaceIdiom = idiom })
  }

  /// Makes a collection that says only in which direction text runs.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Self.values { $0.layoutDirection = layoutDirection })
  }

  /// Makes a collection that says only how many pixels there are to a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Self.values { $0.displayScale = scale })
  }

  /// Makes a collection that says only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.values { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Makes a collection that says only how much room there is down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.values { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Makes a collection that says only how large people want their text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Self.values { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Makes a collection that says only how well people want things to stand out.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Self.values { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Makes a collection that says only whether something lies over the content of a window.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Self.values { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Makes a collection of all that the given ones specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $1.values.filled(from: $0) })
  }

  private static func values(_ change: (inout Values) -> Void) -> Values {
    var values = Values()
    change(&values)
    return values
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The direction in which text and layout run.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// Pixels to a point; 0 where nothing is said.
  open var displayScale: CGFloat { values.displayScale }

  /// How much room there is across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// How large people want their text.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// How well people want things to stand out from each other.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether this lies over other content, as sheets and alerts do: there dark backgrounds are lighter.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  open override var hash: Int { values.hashValue }

  /// Runs a closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    Self.drawn === self ? actions() : Self.$drawn.withValue(self, operation: actions)
  }

  /// Whether colours look different in the other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }
}

// MARK: - The current traits

extension UITraitCollection {
  @TaskLocal fileprivate static var drawn: UITraitCollection?

  /// The traits of what is being drawn or laid out; elsewhere those of the app's first scene.
  public class var current: UITraitCollection { drawn ?? Surroundings.current.traits }

  /// Whether something is being drawn, laid out or touched whose traits are the current ones.
  package class var hasCurrent: Bool { drawn != nil }
}

extension UITraitCollection.Values {
  /// Returns these values, with what they leave open taken from others.
  package func filled(from others: Self) -> Self {
    var result = self
    if userInterfaceStyle == .unspecified { result.userInterfaceStyle = others.userInterfaceStyle }
    if userInterfaceIdiom == .unspecified { result.userInterfaceIdiom = others.userInterfaceIdiom }
    if layoutDirection == .unspecified { result.layoutDirection = others.layoutDirection }
    if displayScale == 0 { result.displayScale = others.displayScale }
    if horizontalSizeClass == .unspecified { result.horizontalSizeClass = others.horizontalSizeClass }
    if verticalSizeClass == .unspecified { result.verticalSizeClass = others.verticalSizeClass }
    if preferredContentSizeCategory == .unspecified {
      result.preferredContentSizeCategory = others.preferredContentSizeCategory
    }
    if accessibilityContrast == .unspecified { result.accessibilityContrast = others.accessibilityContrast }
    if userInterfaceLevel == .unspecified { result.userInterfaceLevel = others.userInterfaceLevel }
    return result
  }
}
