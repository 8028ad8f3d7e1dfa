// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// MARK: - What views draw themselves

extension TestApp {
  /// Returns the elements that a query means and that are no views: those that a view draws, and tells screen readers of.
  /// Only their names, values and traits, and where they are, can be asked for.
  func drawn(_ query: ViewQuery) -> [UIAccessibilityElement] {
    guard query.type == nil, query.conditions.isEmpty, !query.names.isEmpty else { return [] }
    platform.takeTurn()
    var found: [UIAccessibilityElement] = []
    for view in VisibleViews(in: windows).all where !view.isSilent && !view.accessibilityElementsHidden {
      found += view.drawnElements.filter { element in
        query.names.allSatisfy { $0.fits(element.accessibilityLabel) } && isInside(view, query)
      }
    }
    guard let index = query.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func isInside(_ view: UIView, _ query: ViewQuery) -> Bool {
    query.containers.allSatisfy { container in
      switch container {
      case .view(let outer): view.isDescendant(of: outer)
      case .query(let query): all(query).contains { view.isDescendant(of: $0) }
      case .scene(let scene): view.window?.windowScene === scene.scene
      }
    }
  }
}

extension Reach {
  /// Returns where a finger reaches an element that a view draws.
  func place(on element: UIAccessibilityElement) -> Place {
    guard let view = element.accessibilityContainer as? UIView else { return .blocked("is in no view") }
    if let reason = hidden(view) { return .blocked(reason) }
    if element.accessibilityTraits.contains(.notEnabled) { return .blocked("is disabled") }
    let place = element.accessibilityActivationPoint
    guard visiblePart(of: view).contains(place) else { return .blocked("is out of sight") }
    return obstacle(to: view, at: place).map { .blocked($0) } ?? .at(place)
  }
}

extension UIView {
  /// What the view draws and tells screen readers of.
  var drawnElements: [UIAccessibilityElement] {
    guard !isAccessibilityElement else { return [] }
    return (0..<max(accessibilityElementCount(), 0)).compactMap {
      accessibilityElement(at: $0) as? UIAccessibilityElement
    }
  }
}
