// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import Gallery
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// The gallery on a screen in memory.
@MainActor
struct Stage {
  let app: TestApp
  private let navigation: UINavigationController

  init(_ variant: Variant) {
    let navigation = GalleryController.makeRoot()
    self.navigation = navigation
    app = TestApp(screen: variant.makeScreen(), languages: variant.languages) { navigation }
  }

  /// The title of the page that shows.
  var title: String? { navigation.topViewController?.title }

  /// Shows a page without a finger.
  func show(_ page: GalleryPage) {
    navigation.pushViewController(page.make(), animated: false)
    app.settle(limit: 1)
  }

  /// Sends away at once what is shown over the page.
  func dismiss() {
    navigation.dismiss(animated: false)
    app.settle(limit: 1)
  }

  /// Makes the screen as high as the page that shows, so that all of it is seen.
  func showWholePage() {
    guard let page = navigation.topViewController?.view else { return }
    let scroll = page as? UIScrollView ?? page.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scroll else { return }
    let insets = scroll.adjustedContentInset
    let height = min(scroll.contentSize.height + insets.top + insets.bottom, 4_000)
    let size = app.screen.screen.bounds.size
    app.screen.change(size: CGSize(width: size.width, height: max(height, size.height)))
    app.settle(limit: 1)
  }
}

/// Why pictures could not be made.
struct GalleryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
