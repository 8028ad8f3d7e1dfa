// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Menus that buttons open, and menus of things that are held.
final class MenusPage: PageController {
  private let choice = UILabel.make("None yet", style: .body, color: .secondaryLabel)

  override func build() {
    addGroup(
      "Buttons", footer: "Tap, or hold and slide to a command.",
      [
        RowView("Pull-down", button("Edit", edit())), RowView("Sections", button("Format", format())),
        RowView("Submenus", button("Send", send())), RowView("Pop-up", popUp()),
      ])
    addGroup("Held Things", footer: "Hold a picture.", [pictures().row()])
    addGroup("Choice", [RowView("Last choice", choice)])
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: edit())
    more.accessibilityLabel = "More"
    navigationItem.rightBarButtonItem = more
  }

  private func action(
    _ title: String, _ symbol: String? = nil, subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
    ) { [weak self] _ in self?.choice.text = title }
  }

  // MARK: Buttons

  private func button(_ title: String, _ menu: UIMenu) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func edit() -> UIMenu {
    UIMenu(children: [
      action("Share", "square.and.arrow.up"), action("Add to Favorites", "star"),
      action("Move to Folder", "folder", subtitle: "Notes"), action("Lock", "lock", .disabled),
      UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
    ])
  }

  private func format() -> UIMenu {
    let sides = [("Left", "text.alignleft"), ("Centered", "text.aligncenter"), ("Right", "text.alignright")]
    let alignment = UIMenu(
      options: [.displayInline, .singleSelection], preferredElementSize: .small,
      children: sides.map { action($0, $1) })
    let styles = UIMenu(
      title: "Style", options: [.displayInline, .singleSelection],
      children: ["Title", "Heading", "Body"].map { action($0) })
    (alignment.children.first as? UIAction)?.state = .on
    (styles.children.last as? UIAction)?.state = .on
    return UIMenu(children: [alignment, styles])
  }

  private func send() -> UIMenu {
    let people = ["Anna", "Jun", "Leila", "Mateo"].map { action($0, "person") }
    let clouds = UIMenu(
      title: "Copy to", image: UIImage(systemName: "folder"), children: [action("Documents"), action("Desktop")])
    return UIMenu(children: [
      UIMenu(title: "People", image: UIImage(systemName: "paperplane"), children: people), clouds,
      action("Mail", "envelope"),
    ])
  }

  /// Shows the one of its elements that is chosen.
  private func popUp() -> UIButton {
    let sizes = ["Small", "Medium", "Large"].map { action($0) }
    sizes[1].state = .on
    let button = button("", UIMenu(options: .singleSelection, children: sizes))
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  // MARK: Things

  private func pictures() -> UIView {
    let stack = UIStackView(arrangedSubviews: [picture("Evening"), picture("Night", isNight: true)])
    stack.distribution = .fillEqually
    stack.spacing = 12
    return stack.sized(height: 110)
  }

  /// - Parameter isNight: The night opens as a page.
  private func picture(_ name: String, isNight: Bool = false) -> UIView {
    HeldPicture(
      name, isNight: isNight, opens: isNight,
      menu: { [weak self] in self?.edit() ?? UIMenu() },
      commit: { [weak self] page in self?.navigationController?.pushViewController(page, animated: false) })
  }
}
