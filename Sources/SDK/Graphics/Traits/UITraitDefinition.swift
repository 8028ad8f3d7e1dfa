// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A kind of trait, named by a type.
public protocol UITraitDefinition {
  /// What the trait's values are.
  associatedtype Value

  /// The value where nothing gives another one.
  static var defaultValue: Value { get }
}

/// The type that names a kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that trait collections hold.
package protocol HeldTrait: UITraitDefinition where Value: Equatable {
  static func value(in values: UITraitCollection.Values) -> Value
}

extension HeldTrait {
  package static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    value(in: a.values) != value(in: b.values)
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIUserInterfaceStyle { values.userInterfaceStyle }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
}

/// The direction of text and layout.
public struct UITraitLayoutDirection: UITraitDefinition, HeldTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified

  package static func value(in values: UITraitCollection.Values) -> UITraitEnvironmentLayoutDirection {
    values.layoutDirection
  }
}

/// The pixels of a point; 0 where that is not known.
public struct UITraitDisplayScale: UITraitDefinition, HeldTrait {
  public static let defaultValue: CGFloat = 0

  package static func value(in values: UITraitCollection.Values) -> CGFloat { values.displayScale }
}

/// Whether there is much room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIUserInterfaceSizeClass {
    values.horizontalSizeClass
  }
}

/// Whether there is much room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIUserInterfaceSizeClass {
    values.verticalSizeClass
  }
}

/// The size of text that people prefer.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
}

/// How well things are to stand out from each other.
public struct UITraitAccessibilityContrast: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIAccessibilityContrast {
    values.accessibilityContrast
  }
}

/// Whether something lies over other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, HeldTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified

  package static func value(in values: UITraitCollection.Values) -> UIUserInterfaceLevel { values.userInterfaceLevel }
}

extension UITraitCollection {
  /// The traits by which colours can look different.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
}
