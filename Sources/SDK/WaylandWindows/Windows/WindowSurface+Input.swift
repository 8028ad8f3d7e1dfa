// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import TextModel
import UIKitCore
import WaylandPlatform

/// An edge or corner by which a window is resized. Source: xdg-shell, `xdg_toplevel.resize_edge`.
enum WindowEdge: UInt32 {
  case top = 1
  case bottom = 2
  case left = 4
  case topLeft = 5
  case bottomLeft = 6
  case right = 8
  case topRight = 9
  case bottomRight = 10

  /// Returns the edge near a place; `nil` away from all of them.
  ///
  /// - Parameter reach: How near, in logical pixels; corners reach further along the edges.
  init?(at place: CGPoint, in size: CGSize, reach: Double = 5) {
    guard place.x >= 0, place.y >= 0, place.x < size.width, place.y < size.height else { return nil }
    let corner = reach * 3
    let isNear = [place.y, size.height - place.y, place.x, size.width - place.x].map { $0 < reach }
    guard isNear.contains(true) else { return nil }
    var value: UInt32 = 0
    if place.y < corner { value |= 1 }
    if size.height - place.y < corner { value |= 2 }
    if place.x < corner { value |= 4 }
    if size.width - place.x < corner { value |= 8 }
    self.init(rawValue: value)
  }
}

// MARK: - Fingers, pointer and keys of this window

extension WindowSurface {
  /// What a seat says of one finger.
  struct Contact {
    var finger: Int
    var isPointer: Bool
    var phase: TouchPhase
    /// In the window's logical pixels.
    var place: CGPoint
    var microseconds: Int64
    /// Whether it is the pointer's right button.
    var isSecondary = false
  }

  /// Takes what fingers did at one moment.
  func receive(_ contacts: [Contact], from seat: Seat) {
    guard let scene, let last = contacts.last else { return }
    let forScene = contacts.filter { !isForFrame($0, seat) }.map { contact in
      EventDispatcher.Contact(
        finger: contact.finger, phase: UITouch.Phase(contact.phase),
        type: contact.isPointer ? .indirectPointer : .direct,
        place: CGPoint(x: contact.place.x, y: contact.place.y - barHeight),
        buttons: contact.isSecondary ? .secondary : .primary)
    }
    guard !forScene.isEmpty else { return }
    UIApplication.shared.receive(forScene, in: scene, at: Double(last.microseconds) / 1_000_000)
  }

  /// Tells what the pointer is over.
  func pointerMoved(to place: CGPoint) {
    guard let scene else { return }
    let isInside = place.y >= barHeight
    UIApplication.shared.pointerMoved(
      to: isInside ? CGPoint(x: place.x, y: place.y - barHeight) : nil, in: scene)
  }

  func pointerLeft() {
    if let scene { UIApplication.shared.pointerMoved(to: nil, in: scene) }
  }

  /// Turns the content at a place.
  func turn(_ turn: PointerChange.Turn, at place: CGPoint) {
    guard let scene, place.y >= barHeight else { return }
    // A click of a wheel is told as 15 or so, and should move some lines.
    let factor = turn.isWheel ? 3.0 : 1.0
    UIApplication.shared.scroll(
      at: CGPoint(x: place.x, y: place.y - barHeight), by: CGVector(dx: turn.dx * factor, dy: turn.dy * factor),
      in: scene)
  }

  /// Moves a drag of the desktop to a place.
  ///
  /// - Returns: What a drop would do there.
  func drag(_ drag: IncomingDrag, to place: CGPoint) -> UIDropOperation {
    guard let scene else { return .cancel }
    // Our own title bar is outside of all views.
    return drag.move(to: CGPoint(x: place.x, y: place.y - barHeight), in: scene)
  }

  func receive(_ key: UIKey, isDown: Bool) {
    guard let scene else { return }
    UIApplication.shared.receive(key, isDown: isDown, in: scene)
  }

  func losesKeys() {
    guard let scene else { return }
    UIApplication.shared.losesKeys(in: scene)
  }

  /// The cursor for a place.
  func cursor(at place: CGPoint) -> Cursor.Shape {
    guard hasOwnEdges, let edge = WindowEdge(at: place, in: size) else { return .arrow }
    return .edge(edge)
  }
}

// MARK: - Our own title bar and edges

extension WindowSurface {
  /// Takes a finger that came down on the title bar or at an edge.
  private func isForFrame(_ contact: Contact, _ seat: Seat) -> Bool {
    if contact.phase == .began {
      guard barHeight > 0, !contact.isSecondary else { return false }
      if contact.isPointer, hasOwnEdges, let edge = WindowEdge(at: contact.place, in: size) {
        xdg_toplevel_resize(toplevel, seat.proxy, seat.lastSerial, edge.rawValue)
        return true
      }
      guard let part = titleBar.part(at: contact.place, width: size.width) else { return false }
      barFinger = BarFinger(number: contact.finger, part: part, start: contact.place)
      titleBar.pressed = part
    } else {
      guard let finger = barFinger, finger.number == contact.finger else { return false }
      advance(finger, contact, seat)
    }
    if titleBar.isStale { requestFrame() }
    return true
  }

  private func advance(_ finger: BarFinger, _ contact: Contact, _ seat: Seat) {
    let part = titleBar.part(at: contact.place, width: size.width)
    switch contact.phase {
    case .began: break
    case .moved:
      if finger.part == .bar, hypot(contact.place.x - finger.start.x, contact.place.y - finger.start.y) > 6 {
        barFinger = nil
        titleBar.pressed = nil
        xdg_toplevel_move(toplevel, seat.proxy, seat.lastSerial)
      } else {
        titleBar.pressed = part == finger.part ? part : nil
      }
    case .ended, .cancelled:
      barFinger = nil
      titleBar.pressed = nil
      if contact.phase == .ended, part == finger.part { perform(finger.part, at: contact.microseconds) }
    }
  }

  private func perform(_ part: TitleBar.Part, at microseconds: Int64) {
    switch part {
    case .close: close()
    case .maximize: toggleMaximized()
    case .bar:
      // Two taps in quick succession.
      if microseconds - lastBarTap < 400_000 { toggleMaximized() }
      lastBarTap = microseconds
    }
  }

  private func toggleMaximized() {
    if configuration.isMaximized {
      xdg_toplevel_unset_maximized(toplevel)
    } else {
      xdg_toplevel_set_maximized(toplevel)
    }
  }
}

/// A finger that came down on the title bar.
struct BarFinger {
  let number: Int
  let part: TitleBar.Part
  let start: CGPoint
}
