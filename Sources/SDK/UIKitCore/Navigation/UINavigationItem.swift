// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a navigation bar shows of one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// Whether a title stands large under the bar.
  @nonexhaustive
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller before.
    case automatic = 0
    /// Always, while the bar prefers large titles.
    case always = 1
    /// Never: in the bar.
    case never = 2
  }

  /// The title in the middle of the bar, or large under it.
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

  /// Where the button that leads back here takes its title from, if `backButtonTitle` is `nil`; the rest does not
  /// count.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { onChange() }
  }

  /// Whether the button back is away while this item shows.
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

  /// Whether the title stands large under the bar, while the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { onChange() }
  }
  /// Hears of changes, for the bar that shows the item.
  var onChange: () -> Void = {}

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Makes the item of a controller, which may have no title: the button back to it has a word of its own then.
  init(controllerTitle: String?) {
    title = controllerTitle
  }

  /// The first item from the leading side; setting it takes the others away.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item from the trailing side; setting it takes the others away.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Puts an item at the leading side, in place of those that are there.
  ///
  /// `animated`: Without effect, as items change at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Puts an item at the trailing side, in place of those that are there.
  ///
  /// `animated`: Without effect, as items change at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Puts items at the leading side.
  ///
  /// `animated`: Without effect, as items change at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Puts items at the trailing side.
  ///
  /// `animated`: Without effect, as items change at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  private func itemsChanged() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.onChange() }
    }
    onChange()
  }
}
