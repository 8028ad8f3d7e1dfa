// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One menu on screen: a rounded plate like frosted glass with rows on it.
@MainActor
final class MenuPlatter: UIView {
  private(set) var menu: UIMenu
  /// What can be chosen, from top to bottom.
  private(set) var cells: [MenuCell] = []
  /// The row that leads back, in submenus.
  private(set) var heading: MenuCell?
  /// Whether the first elements are at the bottom.
  var isReversed = false {
    didSet { if isReversed != oldValue { rebuild() } }
  }

  private let isSubmenu: Bool
  private let body = UIView()
  private let glass = UIImageView()
  private let tint = UIView()
  private let scroll = UIScrollView()
  private let shade = UIView()
  private var lines: [MenuLine] = []

  private static let cornerRadius: CGFloat = 13
  private static let sectionGap: CGFloat = 8
  private static let usualWidth: CGFloat = 250
  /// With the larger sizes of text that people turn on for their eyes.
  private static let wideWidth: CGFloat = 340

  /// What stands below each other on the plate.
  private struct MenuLine {
    enum Content {
      case row(MenuRow)
      case title(MenuTitle)
      case tiles([MenuTile])
      case hairline(UIView)
      case gap(UIView)
    }
    let content: Content
  }

  init(menu: UIMenu, isSubmenu: Bool, backdrop: UIImage?) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    super.init(frame: .zero)
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    body.layer.cornerRadius = Self.cornerRadius
    body.clipsToBounds = true
    glass.image = backdrop
    tint.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.15, green: 0.15, blue: 0.16, alpha: 0.84) : UIColor(white: 0.97, alpha: 0.8)
    }
    scroll.delaysContentTouches = false
    scroll.contentInsetAdjustmentBehavior = .never
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = .black
    shade.alpha = 0
    addSubview(body)
    for view in [glass, tint, scroll, shade] { body.addSubview(view) }
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a submenu is open over it.
  var isBehind = false {
    didSet {
      shade.alpha = isBehind ? (traitCollection.userInterfaceStyle == .dark ? 0.3 : 0.08) : 0
      transform = isBehind ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
  }

  /// Shows another menu in place of its own, or again what has changed.
  func show(_ menu: UIMenu) {
    self.menu = menu
    rebuild()
  }

  // MARK: Content

  private func rebuild() {
    for view in scroll.subviews where !(view is ScrollIndicator) { view.removeFromSuperview() }
    lines = []
    cells = []
    heading = nil
    var sections = MenuSection.sections(of: menu)
    if isReversed {
      sections = sections.reversed().map { section in
        var section = section
        section.entries.reverse()
        return section
      }
    }
    let hasMarks = isSubmenu || sections.contains { $0.entries.contains(where: \.hasMark) }
    addHead()
    for (index, section) in sections.enumerated() {
      if index > 0 { add(.gap(line(.secondarySystemFill))) }
      add(section, hasMarks: hasMarks)
    }
    setNeedsLayout()
  }

  private func addHead() {
    if isSubmenu {
      let row = MenuRow(entry: MenuEntry(element: menu, owners: []), role: .heading, hasMarks: true)
      heading = row
      cells.append(row)
      add(.row(row))
    } else if !menu.title.isEmpty {
      add(.title(MenuTitle(menu.title)))
    } else {
      return
    }
    add(.hairline(line(.separator)))
  }

  private func add(_ section: MenuSection, hasMarks: Bool) {
    if !section.title.isEmpty {
      add(.title(MenuTitle(section.title)))
      add(.hairline(line(.separator)))
    }
    let count = section.size.countSideBySide
    guard count > 1 else {
      for (index, entry) in section.entries.enumerated() {
        if index > 0 { add(.hairline(line(.separator))) }
        let row = MenuRow(entry: entry, role: .element, hasMarks: hasMarks)
        cells.append(row)
        add(.row(row))
      }
      return
    }
    for start in stride(from: 0, to: section.entries.count, by: count) {
      if start > 0 { add(.hairline(line(.separator))) }
      let tiles = section.entries[start..<min(start + count, section.entries.count)]
        .map { MenuTile(entry: $0, size: section.size) }
      cells += tiles
      add(.tiles(tiles))
    }
  }

  private func line(_ color: UIColor) -> UIView {
    let line = UIView()
    line.backgroundColor = color
    line.isUserInteractionEnabled = false
    return line
  }

  private func add(_ content: MenuLine.Content) {
    lines.append(MenuLine(content: content))
    switch content {
    case .row(let view): scroll.addSubview(view)
    case .title(let view): scroll.addSubview(view)
    case .tiles(let views): for view in views { scroll.addSubview(view) }
    case .hairline(let view), .gap(let view): scroll.addSubview(view)
    }
  }

  // MARK: Places

  /// Returns the size that the menu would like in a window of a width, with the traits of the window.
  func wantedSize(in room: CGRect, _ traits: UITraitCollection) -> CGSize {
    let isWide = traits.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isWide ? Self.wideWidth : Self.usualWidth, room.width)
    return CGSize(width: width, height: lines.reduce(0) { $0 + height(of: $1, width) })
  }

  private func height(of line: MenuLine, _ width: CGFloat) -> CGFloat {
    switch line.content {
    case .row(let row): row.height(forWidth: width)
    case .title(let title): title.height(forWidth: width)
    case .tiles(let tiles): tiles.map { $0.height(forWidth: width / CGFloat(max(tiles.count, 1))) }.max() ?? 0
    case .hairline: 1 / max(traitCollection.displayScale, 1)
    case .gap: Self.sectionGap
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    for view in [body, tint, scroll, shade] { view.frame = bounds }
    if let superview {
      let place = layer.position
      let anchor = layer.anchorPoint
      glass.frame = superview.bounds.offsetBy(
        dx: -(place.x - bounds.width * anchor.x), dy: -(place.y - bounds.height * anchor.y))
    }
    var top: CGFloat = 0
    for line in lines {
      let height = height(of: line, bounds.width)
      place(line, top: top, height: height)
      top += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: top)
  }

  /// Whether there is more than shows; only then fingers scroll.
  var isScrollable: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  private func place(_ line: MenuLine, top: CGFloat, height: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    switch line.content {
    case .row(let view): view.frame = frame
    case .title(let view): view.frame = frame
    case .hairline(let view), .gap(let view): view.frame = frame
    case .tiles(let tiles):
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = bounds.width / CGFloat(max(tiles.count, 1))
      for (index, tile) in tiles.enumerated() {
        let place = isMirrored ? tiles.count - 1 - index : index
        tile.frame = CGRect(x: CGFloat(place) * width, y: top, width: width, height: height)
      }
    }
  }

  /// Scrolls as far as a cell needs to be seen.
  func reveal(_ cell: MenuCell) {
    let seen = scroll.bounds
    if cell.frame.minY < seen.minY { scroll.contentOffset.y = cell.frame.minY }
    if cell.frame.maxY > seen.maxY { scroll.contentOffset.y = cell.frame.maxY - seen.height }
  }

  /// Returns the cell at a place in the window.
  func cell(at place: CGPoint) -> MenuCell? {
    guard bounds.contains(convert(place, from: nil)) else { return nil }
    return cells.first { $0.bounds.contains($0.convert(place, from: nil)) }
  }
}

extension MenuEntry {
  /// Whether something stands before the title.
  @MainActor fileprivate var hasMark: Bool {
    element is UIMenu || (element as? any UIMenuLeaf).map { $0.state != .off } == true
  }
}

extension UIMenu.ElementSize {
  fileprivate var countSideBySide: Int {
    switch self {
    case .small: 4
    case .medium: 3
    case .large, .automatic: 1
    }
  }
}
