// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

/// A mouse or touchpad over a screen.
///
/// As on a desktop its left button is a finger of the type `indirectPointer`, and a pointer that only moves is told to no
/// view. Other buttons do nothing in an app.
@MainActor
public final class HeadlessPointer {
  private unowned let screen: HeadlessScreen
  /// On the screen, in points.
  public private(set) var place = CGPoint.zero
  /// Whether the left button is down.
  public private(set) var isPressed = false

  /// Fingers have numbers from 0 on.
  private static var finger: Int { -1 }
  /// How far one click of a wheel moves content, in points.
  private static var wheelStep: CGFloat { 45 }

  init(screen: HeadlessScreen) { self.screen = screen }

  /// Moves to a place on the screen, in points; with the button down this drags.
  public func move(to place: CGPoint) {
    self.place = place
    if isPressed { tell(.moved) }
  }

  /// Presses the left button.
  public func press() {
    guard !isPressed else { return }
    isPressed = true
    tell(.began)
  }

  /// Lets the left button go.
  public func release() {
    guard isPressed else { return }
    isPressed = false
    tell(.ended)
  }

  /// Slides two fingers on a touchpad: content moves by a distance in points, positive towards its end.
  public func scroll(by distance: CGVector) {
    guard let scene = screen.surface(at: place) else { return }
    scene.scroll(at: CGPoint(x: place.x - scene.area.minX, y: place.y - scene.area.minY), by: distance)
  }

  /// Turns the wheel.
  ///
  /// - Parameter clicks: How far; positive towards the end of the content.
  public func turnWheel(clicks: Int) { scroll(by: CGVector(dx: 0, dy: CGFloat(clicks) * Self.wheelStep)) }

  private func tell(_ phase: UITouch.Phase) {
    screen.touch([(Self.finger, phase, place)], type: .indirectPointer)
  }
}
