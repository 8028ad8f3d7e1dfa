// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a bar shows of itself or of a controller.
@MainActor
open class UIBarItem: NSObject {
  open var title: String? {
    didSet { changed() }
  }
  open var image: UIImage? {
    didSet { changed() }
  }
  open var isEnabled = true {
    didSet { changed() }
  }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  /// Hears of changes, for whoever shows the item.
  var onChange: () -> Void = {}

  public override init() { super.init() }

  func changed() { onChange() }
}

/// A button on a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// What people most likely want: set in bold.
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case close = 24
  }

  open var style = Style.plain {
    didSet { changed() }
  }
  /// Points of a fixed space; 0 for as much as the item needs.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// What runs on a tap; its title and image show where the item has none.
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// What the button offers: on a tap where there is no `primaryAction`, else when a finger stays.
  open var menu: UIMenu? {
    didSet { changed() }
  }
  /// Which element of the menu comes first.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What shows in place of a button.
  public let customView: UIView?
  let systemItem: SystemItem?
  /// What stands for the item on a bar.
  weak var view: UIView?

  public override init() {
    customView = nil
    systemItem = nil
    super.init()
  }

  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
    super.init()
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    customView = nil
    self.systemItem = systemItem
    super.init()
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
    self.menu = menu
  }

  open class func flexibleSpace() -> Self { self.init(space: .flexibleSpace, width: 0) }

  open class func fixedSpace(_ width: CGFloat) -> Self { self.init(space: .fixedSpace, width: width) }

  public required init(space: SystemItem, width: CGFloat) {
    customView = nil
    systemItem = space
    super.init()
    self.width = width
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "pencil"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    default: nil
    }
  }
}
