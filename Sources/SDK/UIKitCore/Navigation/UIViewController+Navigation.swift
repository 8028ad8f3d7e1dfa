// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
  var enclosingNavigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UINavigationController { return found }
      next = controller.parent
    }
    return nil
  }

  /// The scroll view that the large title of a navigation bar goes along with: the view itself, or the first in it.
  var contentScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  func contentScrolled(_ scrollView: UIScrollView) {
    guard let navigation = navigationController, navigation.topViewController === self, scrollView === contentScrollView
    else { return }
    navigation.navigationBar.scrollDistance = scrollView.distanceFromTop
  }
}

extension UIScrollView {
  /// How far the content has been scrolled from where it begins, in points.
  var distanceFromTop: CGFloat { contentOffset.y + adjustedContentInset.top }
}
