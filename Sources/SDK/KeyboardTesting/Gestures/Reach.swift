// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import UIKitCore

/// Where a finger gets at a view, and what is in its way.
@MainActor
struct Reach {
  let app: TestApp

  enum Place {
    /// On the screen, in points.
    case at(CGPoint)
    /// In words that go on after the view's.
    case blocked(String)
  }
}

// MARK: - What shows

extension Reach {
  /// Returns why a person cannot see a view, in words that go on after the view's; `nil` if it shows somewhere.
  func hidden(_ view: UIView) -> String? {
    guard let window = view.window else { return "is in no window" }
    guard app.windows.contains(where: { $0 === window }) else { return "its window does not show" }
    for part in sequence(first: view, next: \.superview) {
      let what = part === view ? "is" : "is in \(part.inWords), which is"
      if part.isHidden { return "\(what) hidden" }
      if part.alpha < 0.01 { return "\(what) transparent" }
    }
    return nil
  }

  /// Returns the part of a view that nothing around it cuts off, on the screen.
  func visiblePart(of view: UIView) -> CGRect {
    guard let window = view.window, let scene = window.windowScene else { return .null }
    var part = view.bounds
    var holder = view
    while let outer = holder.superview {
      part = holder.convert(part, to: outer).intersection(outer.bounds)
      holder = outer
    }
    return window.onScreen(part).intersection(scene.area).intersection(app.screen.screen.bounds)
  }
}

// MARK: - Touching

extension Reach {
  /// Returns where a finger that comes down on the screen reaches a view: in its middle, or else anywhere in the part that
  /// shows.
  func place(on view: UIView) -> Place {
    if let reason = hidden(view) { return .blocked(reason) }
    if let reason = disabled(view) { return .blocked(reason) }
    let part = visiblePart(of: view)
    guard part.width > 0, part.height > 0 else { return .blocked("is out of sight") }
    var reason = "is covered"
    for (index, spot) in Self.spots.enumerated() {
      let place = CGPoint(x: part.minX + part.width * spot.x, y: part.minY + part.height * spot.y)
      guard let obstacle = obstacle(to: view, at: place) else { return .at(place) }
      if index == 0 { reason = obstacle }
    }
    return .blocked(reason)
  }

  /// Whether a finger reaches the middle of the whole view.
  func reachesMiddle(of view: UIView) -> Bool {
    let frame = view.screenFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return visiblePart(of: view).contains(middle) && obstacle(to: view, at: middle) == nil
  }

  /// The middle first, as parts of width and height.
  private static let spots: [CGPoint] = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap { y in
    [0.5, 0.25, 0.75, 0.1, 0.9].map { CGPoint(x: $0, y: y) }
  }

  private func disabled(_ view: UIView) -> String? {
    if view.accessibilityTraits.contains(.notEnabled) { return "is disabled" }
    for part in sequence(first: view, next: \.superview) {
      guard let control = part as? UIControl, !control.isEnabled else { continue }
      return part === view ? "is disabled" : "is in \(part.inWords), which is disabled"
    }
    return nil
  }

  /// Returns what is in the way of a finger that would touch a view at a place; `nil` for nothing.
  func obstacle(to view: UIView, at place: CGPoint) -> String? {
    guard let scene = app.screen.surface(at: place), let window = view.window else { return "is out of the screen" }
    guard window.windowScene === scene.scene else {
      let title = scene.title.isEmpty ? "" : " “\(scene.title)”"
      return "is covered by another window\(title) of the app"
    }
    guard let hit = hit(at: place, in: scene) else { return "does not take touches, nor does anything around it" }
    if hit === view || hit.isDescendant(of: view) { return nil }
    if view.isDescendant(of: hit) {
      // What has no wish for touches lets them through to what it is in.
      guard view is UIControl else { return nil }
      let deaf = sequence(first: view, next: \.superview).first { !$0.isUserInteractionEnabled }
      guard let deaf, deaf !== view else { return "does not take touches" }
      return "is in \(deaf.inWords), which takes no touches"
    }
    let named = sequence(first: hit, next: \.superview).first { $0.accessibilityLabel?.isEmpty == false }
    let part = named.flatMap { $0 === hit ? nil : " in \($0.inWords)" } ?? ""
    return "is covered by \(hit.inWords)\(part) at \(hit.screenFrame.inWords)"
  }

  /// Returns the view that a finger at a place comes down on.
  func hit(at place: CGPoint, in scene: HeadlessScene) -> UIView? {
    for window in scene.scene.windows.reversed() where !window.isHidden {
      if let hit = window.hitTest(window.fromScreen(place), with: nil) { return hit }
    }
    return nil
  }
}
