// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Elements that are read without others between them.
@MainActor
private struct ReadingUnit {
  var frame: CGRect
  var nodes: [AccessibilityNode]
}

/// Goes through views for what a screen reader reads, in reading order.
@MainActor
final class AccessibilityWalk {
  private let isRightToLeft: Bool
  /// Elements can name each other, and themselves; each is read once.
  private var seen: Set<ObjectIdentifier> = []

  private static let mostElements = 10_000

  private init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// Returns what there is to read in a scene.
  static func nodes(of scene: UIWindowScene) -> [AccessibilityNode] {
    let windows = scene.windows.filter(\.isSeen)
    let walk = AccessibilityWalk(isRightToLeft: scene.traitCollection.layoutDirection == .rightToLeft)
    let reachable = windows.last { $0.accessibilityViewIsModal }.map { [$0] } ?? windows
    return reachable.flatMap { window in
      walk.inOrder(walk.units(of: window, in: scene.area.intersection(window.accessibilityFrame)))
    }
  }

  private func inOrder(_ units: [ReadingUnit]) -> [AccessibilityNode] {
    ReadingOrder.sorted(units, isRightToLeft: isRightToLeft, frame: \.frame).flatMap(\.nodes)
  }

  private func units(of view: UIView, in area: CGRect) -> [ReadingUnit] {
    guard view.isSeen, !view.accessibilityElementsHidden, seen.insert(ObjectIdentifier(view)).inserted else {
      return []
    }
    let inside = view.clipsToBounds ? area.intersection(view.naturalFrame) : area
    if view.isAccessibilityElement {
      let parts = view.viewsInsideElement.flatMap { units(of: $0, in: inside) }
      // What has no name in a row has the row's.
      let named = inOrder(parts).map { $0.label == nil ? $0.named(view.accessibilityLabel) : $0 }
      return unit(AccessibilityNode(view, in: area, children: named))
    }
    let count = view.accessibilityElementCount()
    if count > 0 {
      let elements = (0..<min(count, Self.mostElements)).compactMap { view.accessibilityElement(at: $0) }
      return held(by: view, elements.flatMap { inOrder(units(of: $0, in: inside)) }, in: area)
    }
    let modal = view.subviews.last { $0.isSeen && $0.accessibilityViewIsModal }
    let parts = (modal.map { [$0] } ?? view.subviews).flatMap { units(of: $0, in: inside) }
    guard view.accessibilityRole.isContainer || view.shouldGroupAccessibilityChildren else { return parts }
    return held(by: view, inOrder(parts), in: area)
  }

  private func units(of element: Any, in area: CGRect) -> [ReadingUnit] {
    if let view = element as? UIView { return units(of: view, in: area) }
    guard let object = element as? UIResponder, !object.accessibilityElementsHidden,
      seen.insert(ObjectIdentifier(object)).inserted
    else { return [] }
    if object.isAccessibilityElement { return unit(AccessibilityNode(object, in: area)) }
    let count = min(object.accessibilityElementCount(), Self.mostElements)
    guard count > 0 else { return [] }
    let parts = (0..<count).compactMap { object.accessibilityElement(at: $0) }
    return held(by: object, parts.flatMap { inOrder(units(of: $0, in: area)) }, in: area)
  }

  /// An element without a place is none.
  private func unit(_ node: AccessibilityNode) -> [ReadingUnit] {
    node.frame.isEmpty ? [] : [ReadingUnit(frame: node.frame, nodes: [node])]
  }

  /// What is in a container, as the container where it counts as one and together where it is a group.
  private func held(by object: UIResponder, _ nodes: [AccessibilityNode], in area: CGRect) -> [ReadingUnit] {
    guard !nodes.isEmpty else { return [] }
    if object.accessibilityRole.isContainer {
      let node = AccessibilityNode(object, in: area, children: nodes)
      return [ReadingUnit(frame: node.frame, nodes: [node])]
    }
    let frame = nodes.dropFirst().reduce(nodes[0].frame) { $0.union($1.frame) }
    return [ReadingUnit(frame: frame, nodes: nodes)]
  }
}

extension UIView {
  /// Whether anything of the view can show.
  fileprivate var isSeen: Bool { !isHidden && alpha >= 0.01 }
}

extension UIResponder {
  var accessibilityRole: AccessibilityRole {
    let role: AccessibilityRole =
      switch accessibilityContainerType {
      case .none: naturalRole
      case .list: .list
      case .landmark: .landmark
      case .semanticGroup: .group
      }
    return role.isContainer && isAccessibilityElement ? .automatic : role
  }
}
