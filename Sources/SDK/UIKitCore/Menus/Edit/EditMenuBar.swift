// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// An edit menu on screen: a rounded bar with an arrow, and elements side by side, page by page.
@MainActor
final class EditMenuBar: UIView {
  /// Hears of the element that is tapped, unless it is a menu, which the bar shows itself.
  var onChoose: (MenuEntry) -> Void = { _ in }
  /// Hears that the bar is of another size.
  var onResize: () -> Void = {}

  /// From the menu itself to the one that shows.
  private var levels: [UIMenu]
  private var page = 0
  private var pageCount = 1
  private var buttons: [EditMenuButton] = []
  private var lines: [UIView] = []
  private let body = UIView()
  private var placement: EditMenuPlacement?

  static let height: CGFloat = 42
  private static let cornerRadius: CGFloat = 12
  private static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.19, alpha: 0.98) : UIColor(white: 0.99, alpha: 0.98)
  }

  init(menu: UIMenu) {
    levels = [menu]
    super.init(frame: .zero)
    backgroundColor = nil
    isOpaque = false
    contentMode = .redraw
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 4)
    body.clipsToBounds = true
    body.layer.cornerRadius = Self.cornerRadius
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another menu from its start.
  func show(_ menu: UIMenu) {
    levels = [menu]
    page = 0
    onResize()
  }

  // MARK: Content

  /// Puts the elements of the page in the bar, and returns the size of it.
  func fill(width: CGFloat) -> CGSize {
    for view in buttons + lines { view.removeFromSuperview() }
    (buttons, lines) = ([], [])
    let entries = levels.last.map { MenuSection.sections(of: $0).flatMap(\.entries) } ?? []
    let all = entries.map { EditMenuButton($0.element) }
    let pages = EditMenuPages.split(all.map(\.wantedWidth), room: width, hasWayBack: levels.count > 1)
    pageCount = pages.count
    guard !pages.isEmpty else { return .zero }
    page = min(page, pages.count - 1)
    var row: [(button: EditMenuButton, width: CGFloat)] = []
    if page > 0 || levels.count > 1 { row.append((arrow(isForward: false), EditMenuPages.arrowWidth)) }
    for index in pages[page] {
      let button = all[index]
      let entry = entries[index]
      button.addAction(UIAction { [weak self] _ in self?.tapped(entry) }, for: .touchUpInside)
      row.append((button, min(button.wantedWidth, width)))
    }
    if page < pages.count - 1 { row.append((arrow(isForward: true), EditMenuPages.arrowWidth)) }
    return lay(row)
  }

  private func lay(_ row: [(button: EditMenuButton, width: CGFloat)]) -> CGSize {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (button, width) in isMirrored ? row.reversed() : row {
      if x > 0 {
        let line = UIView(
          frame: CGRect(x: x, y: 0, width: 1 / max(traitCollection.displayScale, 1), height: Self.height))
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        lines.append(line)
      }
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      buttons.append(button)
      x += width
    }
    for view in buttons + lines { body.addSubview(view) }
    return CGSize(width: x, height: Self.height)
  }

  private func arrow(isForward: Bool) -> EditMenuButton {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let words = PhraseLanguage.current
    let button = EditMenuButton(
      symbol: isForward != isMirrored ? "chevron.right" : "chevron.left",
      name: isForward ? words(.nextPage) : words(.previousPage))
    button.addAction(UIAction { [weak self] _ in self?.turn(isForward: isForward) }, for: .touchUpInside)
    return button
  }

  private func turn(isForward: Bool) {
    if !isForward, page == 0 {
      if levels.count > 1 { levels.removeLast() }
    } else {
      page += isForward ? 1 : -1
    }
    onResize()
  }

  private func tapped(_ entry: MenuEntry) {
    guard let submenu = entry.element as? UIMenu else { return onChoose(entry) }
    levels.append(submenu)
    page = 0
    onResize()
  }

  // MARK: Looks

  func take(_ placement: EditMenuPlacement) {
    self.placement = placement
    frame = placement.frame
    body.frame = placement.body
    layer.shadowPath = placement.outline(cornerRadius: Self.cornerRadius).cgPath
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let placement else { return }
    Self.color.resolvedColor(with: traitCollection).setFill()
    placement.outline(cornerRadius: Self.cornerRadius).fill()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { body.frame.contains(point) }
}
