// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a view is for somebody who does not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Does something when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads somewhere else when it is tapped.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is the chosen one of several, or turned on.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change by itself.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what is new when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes so often that it is read now and then, and not at each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for what is to be searched for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts sound or a recording that speech would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Holds a value that can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes fingers itself, as a piano does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page once it has been read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The heading of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is turned on or off by a tap.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
