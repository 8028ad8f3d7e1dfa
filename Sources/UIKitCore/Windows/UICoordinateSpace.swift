// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something with coordinates of its own.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// A space that knows its place on the screen.
@MainActor
protocol ScreenPlaced {
  /// Takes points of this space to points of the screen.
  var toScreen: CGAffineTransform { get }
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(Self.map(from: self, to: coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(Self.map(from: coordinateSpace, to: self))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(Self.map(from: self, to: coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(Self.map(from: coordinateSpace, to: self))
  }

  private static func map(from a: any UICoordinateSpace, to b: any UICoordinateSpace) -> CGAffineTransform {
    let up = (a as? any ScreenPlaced)?.toScreen ?? .identity
    let down = (b as? any ScreenPlaced)?.toScreen ?? .identity
    return up.concatenating(down.inverted())
  }
}
