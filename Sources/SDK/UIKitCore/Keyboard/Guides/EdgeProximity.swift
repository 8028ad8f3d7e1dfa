// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which edges of a window a keyboard is near to.
///
/// A keyboard at the bottom is near the bottom alone. One that floats is near an edge from 44 points on, and stays near
/// it until it is more than 64 points away, so that it does not flicker between the two; never near two edges that lie
/// opposite each other. iOS's own distances are not known.
struct EdgeProximity {
  /// Near from this distance on, in points.
  static let near: CGFloat = 44
  /// Near up to this distance if it was before.
  static let stays: CGFloat = 64
  /// In windows up to this width, leading and trailing edges do not count.
  static let narrowWidth: CGFloat = 375

  /// The edges that the keyboard was near to before.
  var previous: NSDirectionalRectEdge
  var isRightToLeft: Bool

  /// Returns the edges that a keyboard is near to.
  ///
  /// - Parameters:
  ///   - placement: Where the keyboard is; `nil` when there is none.
  ///   - window: The window's place on the screen.
  func edges(of placement: KeyboardPlacement?, in window: CGRect) -> NSDirectionalRectEdge {
    guard let placement, placement.frame.intersects(window) else { return .bottom }
    let part = placement.frame.intersection(window)
    switch placement.kind {
    case .docked, .shortcutBar: return .bottom
    case .collapsedBar: return side(of: part, in: window, within: .infinity).union(.bottom)
    case .undocked, .split: return isNear(part.minY - window.minY, .top) ? .top : []
    case .floating: return vertical(part, in: window).union(side(of: part, in: window, within: nil))
    }
  }

  private func isNear(_ distance: CGFloat, _ edge: NSDirectionalRectEdge) -> Bool {
    distance <= (previous.contains(edge) ? Self.stays : Self.near)
  }

  private func vertical(_ part: CGRect, in window: CGRect) -> NSDirectionalRectEdge {
    let (top, bottom) = (part.minY - window.minY, window.maxY - part.maxY)
    if bottom <= top { return isNear(bottom, .bottom) ? .bottom : [] }
    return isNear(top, .top) ? .top : []
  }

  /// - Parameter limit: The distance that is near; `nil` for the usual one.
  private func side(of part: CGRect, in window: CGRect, within limit: CGFloat?) -> NSDirectionalRectEdge {
    guard window.width > Self.narrowWidth else { return [] }
    let (left, right) = (part.minX - window.minX, window.maxX - part.maxX)
    guard left != right else { return [] }
    let edge: NSDirectionalRectEdge = (left < right) != isRightToLeft ? .leading : .trailing
    if let limit { return min(left, right) <= limit ? edge : [] }
    return isNear(min(left, right), edge) ? edge : []
  }
}
