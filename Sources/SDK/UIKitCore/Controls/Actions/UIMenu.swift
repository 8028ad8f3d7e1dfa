// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Elements that are shown together.
@MainActor
open class UIMenu: UIMenuElement {
  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows what is in it.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the elements around it, set off by lines, and not as a menu of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Something is lost: the menu's title is red in the menu around it.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the elements is on, here and in menus below.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How much room each element of a menu takes.
  @nonexhaustive
  public enum ElementSize: Int, Sendable {
    /// As suits the menu: a row each.
    case automatic = -1
    /// Side by side, images alone.
    case small = 0
    /// Side by side, images with titles below.
    case medium = 1
    /// A row each.
    case large = 2
  }

  /// What tells the menu from others.
  open private(set) var identifier: Identifier
  /// How the menu shows what is in it.
  open private(set) var options: Options
  /// How large the elements are, those of menus that show among them aside.
  open var preferredElementSize: ElementSize
  /// The elements, from top to bottom.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu; one without an identifier gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The elements that are on, here and in menus below that show among them.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
