// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a menu can show: an action, or a menu of its own.
@MainActor
open class UIMenuElement: NSObject {
  /// What an element looks like and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen: grey.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Something is lost: red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Does not show.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element has a mark beside it.
  @nonexhaustive
  public enum State: Int, Sendable {
    /// Off: no mark.
    case off = 0
    /// On: a tick.
    case on = 1
    /// On for a part of what it stands for: a dash.
    case mixed = 2
  }

  var elementTitle: String
  var elementImage: UIImage?

  /// What the element says.
  open var title: String { elementTitle }
  /// A second, smaller line.
  open var subtitle: String?

  /// The picture beside the title.
  open var image: UIImage? { elementImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    elementTitle = title
    self.subtitle = subtitle
    elementImage = image
  }
}

/// An element that does something when it is chosen.
@MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// What the element says.
  var title: String { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// A longer title, where there is room for it.
  var discoverabilityTitle: String? { get set }
  /// What the element looks like and whether it can be chosen.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether there is a mark beside the element.
  var state: UIMenuElement.State { get set }
  /// What the element runs for; `nil` while it does not run.
  var sender: Any? { get }

  /// Does what the element is for.
  func performWithSender(_ sender: Any?, target: Any?)
}
