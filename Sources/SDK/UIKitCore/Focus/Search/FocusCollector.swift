// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that the focus can come to: an item, or a guide that leads to one.
struct FocusCandidate {
  enum Goal {
    case item(any UIFocusItem)
    case guide(UIFocusGuide)
  }

  let goal: Goal
  /// In the window.
  var frame: CGRect
}

/// Goes through views for what the focus can come to.
///
/// What is inside an item is not gone through. Of what scrolls, all counts where the focus is in there already; else what shows, and all
/// where nothing of it shows.
@MainActor
struct FocusCollector {
  private struct Found {
    var candidate: FocusCandidate
    let clip: CGRect
    let scrollView: ObjectIdentifier?

    var shown: CGRect { candidate.frame.intersection(clip) }
    var isShown: Bool { !shown.isNull && shown.width > 0 && shown.height > 0 }
  }

  private var found: [Found] = []

  /// Returns what is in a view.
  ///
  /// - Parameter clip: What of it shows, in the window; infinite for all of it.
  static func candidates(in view: UIView, clip: CGRect = .infinite) -> [FocusCandidate] {
    var collector = FocusCollector()
    collector.collect(in: view, clip, nil)
    return collector.candidates
  }

  private mutating func collect(in view: UIView, _ clip: CGRect, _ scrollView: UIScrollView?) {
    let scroll = scrollView.map { ObjectIdentifier($0) }
    for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
      let frame = view.convert(guide.layoutFrame, to: nil)
      guard frame.width > 0, frame.height > 0 else { continue }
      found.append(Found(candidate: FocusCandidate(goal: .guide(guide), frame: frame), clip: clip, scrollView: scroll))
    }
    for item in view.focusItemContainer?.focusItems(in: view.focusArea) ?? [] {
      guard let subview = item as? UIView else {
        guard item.canBecomeFocused else { continue }
        let candidate = FocusCandidate(goal: .item(item), frame: view.convert(item.frame, to: nil))
        found.append(Found(candidate: candidate, clip: clip, scrollView: scroll))
        continue
      }
      guard subview.letsFocusIn else { continue }
      let frame = subview.convert(subview.bounds, to: nil)
      if subview.canBecomeFocused, frame.width > 0, frame.height > 0 {
        found.append(
          Found(candidate: FocusCandidate(goal: .item(subview), frame: frame), clip: clip, scrollView: scroll))
      } else {
        let inner = subview.clipsToBounds ? clip.intersection(frame) : clip
        collect(in: subview, inner, subview as? UIScrollView ?? scrollView)
      }
    }
  }

  private var candidates: [FocusCandidate] {
    let shown = Set(found.lazy.filter { $0.isShown }.map(\.scrollView))
    return found.compactMap { entry in
      var result = entry.candidate
      if entry.isShown {
        result.frame = entry.shown
        return result
      }
      guard entry.scrollView != nil, !shown.contains(entry.scrollView), !entry.clip.isNull else { return nil }
      result.frame = result.frame.held(in: entry.clip)
      return result
    }
  }
}

extension CGRect {
  /// Returns a spot at the side of an area that is nearest to this place outside of it.
  fileprivate func held(in area: CGRect) -> CGRect {
    CGRect(
      x: min(max(midX, area.minX), area.maxX) - 0.5, y: min(max(midY, area.minY), area.maxY) - 0.5, width: 1, height: 1)
  }
}

extension UIView {
  /// Whether the focus can come to the view or into it, as far as the view itself decides.
  var letsFocusIn: Bool {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return false }
    // A controller that has left the top of its stack is on its way out.
    guard let controller, let stack = controller.parent as? UINavigationController else { return true }
    return stack.topViewController === controller
  }

  /// All that can be in the view, in its coordinates.
  fileprivate var focusArea: CGRect {
    guard let scrollView = self as? UIScrollView else { return bounds }
    return bounds.union(CGRect(origin: .zero, size: scrollView.contentSize))
  }

  /// The subviews in an area, and those from which anything may stand out.
  func subviewsForFocus(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !clipsToBounds && !$0.clipsToBounds || $0.frame.intersects(rect) }
  }
}
