// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a screen reader stops at and that is no view, such as a part of what a view draws.
///
/// It is reached once its container names it in `accessibilityElements`.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that shows the element, or another element.
  open weak var accessibilityContainer: AnyObject?

  /// Makes an element of a container, which is not kept alive by it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// In the container's coordinates, in points; moves along with the container, which a frame on the screen does not.
  open var accessibilityFrameInContainerSpace: CGRect = .null {
    didSet { AccessibilityCenter.elementsChanged() }
  }

  override var isNaturalElement: Bool { true }

  override var naturalFrame: CGRect {
    guard !accessibilityFrameInContainerSpace.isNull else { return .zero }
    switch accessibilityContainer {
    case let view as UIView: return accessibilityFrameInContainerSpace.applying(view.toScreen)
    case let element as UIResponder:
      let origin = element.accessibilityFrame.origin
      return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
    default: return accessibilityFrameInContainerSpace
    }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
