// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Stands for elements of a menu that are found only when the menu shows; until then the menu shows that it waits.
@MainActor
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var isAsked = false
  /// What was found; `nil` until then.
  private(set) var elements: [UIMenuElement]?
  /// Hears when the elements were found.
  var onElements: () -> Void = {}

  /// Makes an element that asks for others when a menu first shows it.
  ///
  /// - Parameter elementProvider: Calls its completion once, now or later, with what takes the place of this element.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Makes an element that asks for others each time a menu shows it.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  init(isCached: Bool, provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// A menu is about to show.
  func menuWillShow() {
    if !isCached {
      elements = nil
      isAsked = false
    }
    guard !isAsked else { return }
    isAsked = true
    provider { [weak self] found in
      guard let self, elements == nil else { return }
      elements = found
      onElements()
    }
  }
}
