// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the focus may be at the moment: in the window that has the keys, or in what is presented over all else there.
@MainActor
struct FocusScope {
  let window: UIWindow
  /// What the focus cannot leave.
  let view: UIView

  init?(of scene: UIWindowScene) {
    let windows = scene.windows.filter { !$0.isHidden && !($0 is InputWindow) }
    guard let window = windows.last(where: \.isKeyWindow) ?? windows.last else { return nil }
    self.window = window
    let presented = window.subviews.last { view in
      guard let container = view as? PresentationContainer, container.isUserInteractionEnabled else { return false }
      // What lies around a popover decides about touches, not about the focus.
      return !container.letsTouchesThrough || container.presentation is UIPopoverPresentationController
    }
    view = presented ?? window
  }

  /// What is presented here, where that is what the focus cannot leave.
  var presentation: UIPresentationController? { (view as? PresentationContainer)?.presentation }

  /// Where the focus goes in here, if nothing else is known.
  var root: any UIFocusEnvironment { presentation?.presentedViewController ?? view }

  /// Returns whether the focus can be at an item.
  func reaches(_ item: any UIFocusItem) -> Bool {
    guard item.canBecomeFocused else { return false }
    if let view = item as? UIView { return view.bounds.width > 0 && view.bounds.height > 0 && leads(into: view) }
    return item.parentFocusEnvironment?.enclosingView.map(leads(into:)) ?? false
  }

  /// Returns whether the focus can come into a view.
  func leads(into inner: UIView) -> Bool {
    var next: UIView? = inner
    while let view = next {
      guard view === window || view.letsFocusIn else { return false }
      if view === self.view { return true }
      next = view.superview
    }
    return false
  }

  /// Returns where an item is in the window.
  func frame(of item: any UIFocusItem) -> CGRect {
    if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
    return item.parentFocusEnvironment?.enclosingView.map { $0.convert(item.frame, to: nil) } ?? .zero
  }

  /// Returns what the focus can come to in a view, of this scope.
  func candidates(in view: UIView) -> [FocusCandidate] {
    FocusCollector.candidates(in: view, clip: view === self.view ? window.bounds : .infinite)
  }

  /// Returns the items in a view.
  func items(in view: UIView) -> [(item: any UIFocusItem, frame: CGRect)] {
    candidates(in: view).compactMap { candidate in
      guard case .item(let item) = candidate.goal else { return nil }
      return (item, candidate.frame)
    }
  }
}
