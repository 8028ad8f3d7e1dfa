// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// What a bar shows of itself or of a controller.
@MainActor
open class UIBarItem: NSObject {
  /// What the item says; a button with an image shows that alone.
  open var title: String? {
    didSet { changed() }
  }

  /// The picture; bars show it in the tint colour.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Whether it can be tapped; one that cannot is grey.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// A number to tell the item by.
  open var tag = 0
  /// What a screen reader calls the item; `nil` for its title. Set it before the item shows.
  open var accessibilityLabel: String?
  /// A name for tests, which nobody hears. Set it before the item shows.
  open var accessibilityIdentifier: String?
  /// Hears of changes, for whoever shows the item.
  var onChange: () -> Void = {}

  public override init() { super.init() }

  func changed() { onChange() }
}

/// A button on a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item stands out.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// Like the others.
    case plain = 0
    /// What people most likely want: set in bold.
    case done = 2
  }

  /// Items that many apps have, with the title or symbol that goes with them.
  @nonexhaustive
  public enum SystemItem: Int, Sendable {
    /// The word for "done" in the person's language, set in bold.
    case done = 0
    /// The word for "cancel" in the person's language.
    case cancel = 1
    /// The word for "edit" in the person's language.
    case edit = 2
    /// The word for "save" in the person's language, set in bold.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that grows with the bar; none on a navigation bar.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A pencil.
    case compose = 7
    /// An answer; shows nothing here, so give it a title or an image.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book mark.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// Loading again; shows nothing here, so give it a title or an image.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A cross, as `stop`.
    case close = 24
  }

  /// How the item stands out.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// Points of a fixed space; 0 for as much as the item needs.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  /// The colour of text and image; `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// What runs on a tap, with the item as its sender, in place of the method of a target. Its title and image count only where the
  /// item is made with it.
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// The method that is called on a tap.
  var targetCall: ItemCall? {
    didSet { changed() }
  }
  /// What the button offers: on a tap where that does nothing else, else when a finger stays.
  open var menu: UIMenu? {
    didSet { changed() }
  }
  /// Which element of the menu comes first.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What shows in place of a button.
  open private(set) var customView: UIView?
  private(set) var systemItem: SystemItem?
  /// What stands for the item on a bar.
  weak var view: UIView?

  /// Returns the place of what stands for the item on a bar; `nil` while it is on none.
  open func frame(in referenceView: UIView) -> CGRect? { view?.frame(in: referenceView) }

  public override init() {
    customView = nil
    systemItem = nil
    super.init()
  }

  /// Makes an item that shows a view, in the size that the view has.
  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
    super.init()
  }

  /// Makes a button; what is `nil` is that of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes one of the items that many apps have, with an action to run on a tap or a menu.
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

  /// Makes room that grows with the bar; on a navigation bar it takes none.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// Makes room of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    let item = newObject(of: self)
    item.systemItem = kind
    item.width = width
    return item
  }

  /// Whether a tap does something of its own, as long as whoever does it is there.
  var doesSomething: Bool { primaryAction != nil || targetCall?.target != nil }

  /// Does what a tap does.
  func perform() {
    if let primaryAction { return primaryAction.perform(from: self) }
    targetCall?.perform(from: self)
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: PhraseLanguage.current(.done)
    case .cancel: PhraseLanguage.current(.cancel)
    case .edit: PhraseLanguage.current(.edit)
    case .save: PhraseLanguage.current(.save)
    default: nil
    }
  }

  /// What a screen reader calls an item that shows a symbol alone.
  var spokenTitle: String? {
    let words = PhraseLanguage.current
    return switch self {
    case .done, .cancel, .edit, .save: title
    case .add: words(.add)
    case .compose: words(.compose)
    case .reply: words(.reply)
    case .action: words(.share)
    case .organize: words(.organize)
    case .bookmarks: words(.bookmarks)
    case .search: words(.search)
    case .refresh: words(.refresh)
    case .stop: words(.stop)
    case .camera: words(.camera)
    case .trash: words(.delete)
    case .close: words(.close)
    case .flexibleSpace, .fixedSpace: nil
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
    case .reply: "arrowshape.turn.up.left"
    case .refresh: "arrow.clockwise"
    default: nil
    }
  }
}
