// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The direction of an environment's text and layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// How well people want things to stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether something is the content of a window or lies over it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  /// In a sheet, an alert and the like.
  case elevated = 1
}

/// How large people want their text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the larger sizes that people turn on for their eyes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The environment that something is shown in.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values, each of which may be unspecified.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  public override convenience init() { self.init(Values()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.values { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Self.values { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Self.values { $0.layoutDirection = layoutDirection })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(Self.values { $0.displayScale = scale })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.values { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.values { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Self.values { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Self.values { $0.accessibilityContrast = accessibilityContrast })
  }

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

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether this lies over other content, as sheets and alerts do: there dark backgrounds are lighter.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  open override var hash: Int { values.hashValue }
}

// MARK: - The current traits

extension UITraitCollection {
  @TaskLocal private static var drawn: UITraitCollection?

  /// The traits of what is being drawn, laid out or touched; those of a light phone where nothing is.
  public class var current: UITraitCollection { drawn ?? initial }

  /// Whether something is being drawn, laid out or touched whose traits are the current ones.
  class var hasCurrent: Bool { drawn != nil }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { Self.$drawn.withValue(self, operation: actions) }

  private static let initial = UITraitCollection(
    values {
      $0.userInterfaceStyle = .light
      $0.userInterfaceIdiom = .phone
      $0.layoutDirection = .leftToRight
      $0.displayScale = 1
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.preferredContentSizeCategory = .large
      $0.accessibilityContrast = .normal
      $0.userInterfaceLevel = .base
    })

  /// Whether colours look different in the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }
}

extension UITraitCollection.Values {
  /// Returns these values, with what they leave open taken from others.
  func filled(from others: Self) -> Self {
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
