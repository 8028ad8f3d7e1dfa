// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something with coordinates of its own.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Returns where a point of this space is in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns where a point of another space is in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns where a rectangle of this space is in another one: the smallest around it where that is turned.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns where a rectangle of another space is in this one: the smallest around it where that is turned.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// All of the space, in its own coordinates.
  var bounds: CGRect { get }
}

/// A space that knows its place on the screen.
@MainActor
protocol ScreenPlaced {
  /// Takes points of this space to points of the screen.
  var toScreen: CGAffineTransform { get }
}

/// Where one space is in another.
@MainActor
enum SpaceMap {
  static func from(_ a: any UICoordinateSpace, to b: any UICoordinateSpace) -> CGAffineTransform {
    let up = (a as? any ScreenPlaced)?.toScreen ?? .identity
    let down = (b as? any ScreenPlaced)?.toScreen ?? .identity
    return up.concatenating(down.inverted())
  }
}
