// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view does under a pointer.
public protocol UIHoverEffect {}

/// What suits the view: a highlight.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
  /// Makes the effect.
  public init() {}
}

/// Lays a brighter or darker veil over the view.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
  /// Makes the effect.
  public init() {}
}

/// Lifts the view towards the person: it grows a little and throws a shadow.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
  /// Makes the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// What suits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A veil over the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view grows and throws a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view shows that a pointer is over it.
@MainActor
open class UIHoverStyle: NSObject {
  /// What the view does.
  open var effect: any UIHoverEffect
  /// The part of the view that does it; `nil` for the view with its own corners.
  open var shape: UIShape?
  /// Whether the view does it.
  open var isEnabled = true

  /// Makes a style.
  ///
  /// `shape`: `nil` for the view with its own corners.
  public init(effect: any UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Makes the style that suits most views, in a shape; `nil` for the view with its own corners.
  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

  /// Makes the style that suits most views.
  open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}
