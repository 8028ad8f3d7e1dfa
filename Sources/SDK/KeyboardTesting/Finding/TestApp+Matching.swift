// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
public import UIKitCore

// MARK: - What a query means

extension TestApp {
  /// Returns all views that a query means now, in reading order; none is no error.
  public func all(_ query: ViewQuery) -> [UIView] {
    var found = matches(query).inReadingOrder(isMirrored: isMirrored)
    if let index = query.index { found = found.indices.contains(index) ? [found[index]] : [] }
    return found
  }

  /// Returns all views of a class that show now, in reading order.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - query: What else must hold.
  public func all<View: UIView>(_ type: View.Type, _ query: ViewQuery? = nil) -> [View] {
    all((query ?? ViewQuery()).type(type)).compactMap { $0 as? View }
  }

  private func matches(_ query: ViewQuery) -> [UIView] {
    platform.takeTurn()
    var views = VisibleViews(in: windows).all
    if let type = query.type { views = views.filter { Swift.type(of: $0).derives(from: type) } }
    for condition in query.conditions { views = views.filter(condition.holds) }
    for container in query.containers {
      let holders: [UIView]
      switch container {
      case .view(let view): holders = [view]
      case .query(let query): holders = all(query)
      case .scene(let scene): holders = scene.scene.windows
      }
      views = views.filter { view in holders.contains { $0 !== view && view.isDescendant(of: $0) } }
    }
    for name in query.names { views = called(name, views, hasType: query.type != nil) }
    if query.type == nil, query.conditions.isEmpty {
      views = views.filter { $0.isAccessibilityElement && !$0.isSilent }
    }
    return views
  }

  /// Returns those of some views that are called so.
  private func called(_ name: ViewQuery.Name, _ views: [UIView], hasType: Bool) -> [UIView] {
    let own = views.filter { view in
      name.fits(view.accessibilityLabel) && (hasType || view.isAccessibilityElement) && !view.isSilent
    }
    guard own.isEmpty else {
      // A button and the text in it are one thing, and so are a row and its text.
      let outer = own.filter { view in !view.superviews.contains { above in own.contains { $0 === above } } }
      return hasType ? own : outer
    }
    guard hasType else { return [] }
    return views.filter { $0.accessibilityLabel == nil && isBeside(name, $0, among: views) }
  }

  /// Whether a view stands beside a text, nearer than any other of the views that are asked for.
  private func isBeside(_ name: ViewQuery.Name, _ view: UIView, among views: [UIView]) -> Bool {
    for holder in view.superviews {
      guard !views.contains(where: { $0 !== view && $0.isDescendant(of: holder) }) else { return false }
      if name.fits(holder.accessibilityLabel) { return true }
      if VisibleViews(in: holder).all.contains(where: { $0 !== view && name.fits($0.accessibilityLabel) }) {
        return true
      }
    }
    return false
  }
}

extension UIView {
  /// Whether the class is another one, or derived from it.
  class func derives(from type: UIView.Type) -> Bool { self == type || isSubclass(of: type) }
}
