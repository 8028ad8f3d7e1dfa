// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a navigation bar shows of one controller.
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller before.
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String? {
    didSet { onChange() }
  }
  /// Shows in place of the title.
  open var titleView: UIView? {
    didSet { onChange() }
  }
  /// What the button says that leads back here.
  open var backButtonTitle: String? {
    didSet { onChange() }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { onChange() }
  }
  open var hidesBackButton = false {
    didSet { onChange() }
  }
  /// Whether the button back shows besides the items at the leading side.
  open var leftItemsSupplementBackButton = false {
    didSet { onChange() }
  }
  /// From the leading side on.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged() }
  }
  /// From the trailing side on.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged() }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { onChange() }
  }
  /// Hears of changes, for the bar that shows the item.
  var onChange: () -> Void = {}

  public init(title: String) {
    self.title = title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func itemsChanged() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.onChange() }
    }
    onChange()
  }
}
