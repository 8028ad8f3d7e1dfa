// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a menu can show: an action, or a menu of its own.
@MainActor
open class UIMenuElement: NSObject {
  /// What an element looks like and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element has a mark beside it.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  var elementTitle: String
  var elementImage: UIImage?

  open var title: String { elementTitle }
  open var subtitle: String?
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
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }

  /// Does what the element is for.
  func performWithSender(_ sender: Any?, target: Any?)
}
