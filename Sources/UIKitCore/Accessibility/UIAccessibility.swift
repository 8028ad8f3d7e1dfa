// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a view is for somebody who does not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// What was set by hand; what was not comes from the view itself.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var hidesChildren = false
  var isModal = false
}

extension UIView {
  /// Whether a screen reader stops here; by default for controls, texts and images with a label.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isNaturalElement }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called.
  public var accessibilityLabel: String? {
    get { accessibility.label ?? naturalLabel }
    set { accessibility.label = newValue }
  }

  public var accessibilityValue: String? {
    get { accessibility.value ?? naturalValue }
    set { accessibility.value = newValue }
  }

  /// What happens when it is used.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// A name for tests, which nobody hears.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? naturalTraits }
    set { accessibility.traits = newValue }
  }

  /// On the screen, in points.
  public var accessibilityFrame: CGRect {
    get { accessibility.frame ?? bounds.applying(toScreen) }
    set { accessibility.frame = newValue }
  }

  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesChildren }
    set { accessibility.hidesChildren = newValue }
  }

  /// Whether the views beside this one are out of reach for now.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
}
