// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A screen that scenes are on.
@MainActor
open class UIScreen: NSObject, UICoordinateSpace, ScreenPlaced {
  /// One without a size, where there is no other.
  package static let none = UIScreen(size: .zero, scale: 1)

  /// The screen of the first scene.
  open class var main: UIScreen { UIApplication.mainScreen }

  /// In points, as the screen is held now.
  open private(set) var bounds: CGRect
  /// Pixels to a point.
  open private(set) var scale: CGFloat

  /// Pixels to a point, as `scale`.
  open var nativeScale: CGFloat { scale }

  /// In pixels, as the screen is held now.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// The screen's coordinates: points from the top left corner.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The traits of the screen, of which only `displayScale` is said.
  open var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(SpaceMap.from(self, to: coordinateSpace))
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(SpaceMap.from(coordinateSpace, to: self))
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(SpaceMap.from(self, to: coordinateSpace))
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(SpaceMap.from(coordinateSpace, to: self))
  }

  var toScreen: CGAffineTransform { .identity }

  /// The keyboard on the screen.
  package private(set) lazy var keyboard = KeyboardTracker(screen: self)

  package init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  package func change(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }
}
