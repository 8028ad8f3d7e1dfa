// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A guide that moves, with constraints that count only while it is near edges of the window, or away from them.
///
/// Constraints that stop counting do so before others begin to, in one layout.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Condition: Hashable {
    var edges: NSDirectionalRectEdge
    var isNear: Bool

    func holds(near: NSDirectionalRectEdge) -> Bool {
      isNear ? near.isSuperset(of: edges) : near.isDisjoint(with: edges)
    }
  }

  private var tracked: [Condition: [NSLayoutConstraint]] = [:]
  /// The edges that the guide is near to; `nil` while constraints are not to be followed.
  private(set) var nearEdges: NSDirectionalRectEdge?

  /// Has constraints count while the guide is near all of some edges; they take the place of those for the same edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(trackingConstraints, Condition(edges: edge, isNear: true)) }

  /// Returns the constraints that count while the guide is near all of some edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Condition(edges: edge, isNear: true)] ?? []
  }

  /// Has constraints count while the guide is away from all of some edges; they take the place of those for the same
  /// edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(trackingConstraints, Condition(edges: edge, isNear: false)) }

  /// Returns the constraints that count while the guide is away from all of some edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Condition(edges: edge, isNear: false)] ?? []
  }

  /// Forgets all constraints; those that count go on to.
  open func removeAllTrackedConstraints() { tracked = [:] }

  private func set(_ constraints: [NSLayoutConstraint], _ condition: Condition) {
    guard !condition.edges.isEmpty else { return }
    let old = tracked[condition] ?? []
    NSLayoutConstraint.deactivate(old.filter { constraint in !constraints.contains { $0 === constraint } })
    tracked[condition] = constraints.isEmpty ? nil : constraints
    guard let nearEdges else { return }
    condition.holds(near: nearEdges)
      ? NSLayoutConstraint.activate(constraints) : NSLayoutConstraint.deactivate(constraints)
  }

  /// The guide has come near to other edges, or followed a keyboard for the first time.
  ///
  /// - Parameter edges: `nil` when constraints stay as they are.
  func follow(_ edges: NSDirectionalRectEdge?) {
    guard edges != nearEdges else { return }
    nearEdges = edges
    guard let edges else { return }
    let coming = tracked.filter { $0.key.holds(near: edges) }.flatMap(\.value)
    let going = tracked.filter { !$0.key.holds(near: edges) }.flatMap(\.value)
      .filter { constraint in !coming.contains { $0 === constraint } }
    NSLayoutConstraint.deactivate(going.filter(\.isActive))
    NSLayoutConstraint.activate(coming.filter { !$0.isActive })
  }
}
