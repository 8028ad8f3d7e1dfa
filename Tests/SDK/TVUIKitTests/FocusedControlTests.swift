// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What the focus does in what apps are made of.
@MainActor @Suite(.serialized) final class FocusedControlTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 40
    var chosen: [Int] = []
    var closed: Set<Int> = []
    var preferred: IndexPath?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !closed.contains(indexPath.row)
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  }

  private final class Cells: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private let rows = Rows()

  private func table(_ frame: CGRect = CGRect(x: 0, y: 0, width: 480, height: 400)) -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  private func shown(_ sofa: Sofa, in table: UITableView) -> Bool {
    guard let cell = sofa.app.focusedItem as? UITableViewCell else { return false }
    return table.bounds.contains(cell.frame)
  }

  @Test("VK-13 the focus goes from row to row, also to those that did not show, and OK selects")
  func rowsOfATable() {
    let sofa = Sofa { UIViewController() }
    let table = table()
    sofa.page.view.addSubview(table)
    sofa.page.view.addSubview(sofa.button("below", CGRect(x: 40, y: 440, width: 120, height: 44)))
    rows.closed = [3, 20]
    sofa.app.settle()
    #expect(sofa.press(.downArrow, .downArrow, .downArrow) == ["Row 1", "Row 2", "Row 4"])
    sofa.press(.select)
    #expect(rows.chosen == [4])
    for row in 5..<40 where row != 20 {
      #expect(sofa.press(.downArrow) == ["Row \(row)"])
      #expect(shown(sofa, in: table), "row \(row)")
    }
    #expect(sofa.press(.downArrow, .upArrow) == ["below", "Row 39"])
    for row in (0..<39).reversed() where row != 20 && row != 3 {
      #expect(sofa.press(.upArrow) == ["Row \(row)"])
      #expect(shown(sofa, in: table), "row \(row)")
    }
    #expect(table.contentOffset.y == 0)
  }

  @Test("VK-13 the focus stays in its row when a table loads anew, and near it when the row is deleted")
  func reloading() {
    let sofa = Sofa { UIViewController() }
    let table = table()
    rows.preferred = IndexPath(row: 6, section: 0)
    sofa.page.view.addSubview(table)
    sofa.app.settle()
    #expect(sofa.focus == "Row 6")
    table.reloadData()
    sofa.app.settle()
    #expect(sofa.focus == "Row 6")
    rows.count -= 1
    table.deleteRows(at: [IndexPath(row: 6, section: 0)], with: .none)
    sofa.app.settle()
    #expect(["Row 5", "Row 7"].contains(sofa.focus))
    // A finger or a wheel may scroll it away.
    let old = sofa.focus
    table.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    sofa.app.settle()
    #expect(sofa.focus == old)
    rows.count = 0
    table.reloadData()
    sofa.app.settle()
    #expect(sofa.focus == nil)
  }

  @Test("VK-13 a table that remembers has the focus come back to its row")
  func remembering() {
    let sofa = Sofa { UIViewController() }
    let table = table()
    table.remembersLastFocusedIndexPath = true
    sofa.page.view.addSubview(table)
    let button = sofa.button("beside", CGRect(x: 700, y: 10, width: 120, height: 44))
    sofa.page.view.addSubview(button)
    sofa.app.settle()
    sofa.press(.downArrow, .downArrow, .downArrow)
    let system = UIFocusSystem.focusSystem(for: table)
    system?.requestFocusUpdate(to: button)
    sofa.app.settle()
    #expect(sofa.focus == "beside")
    system?.requestFocusUpdate(to: table)
    sofa.app.settle()
    #expect(sofa.focus == "Row 3")
  }

  @Test(
    "VK-13 a form is filled in with a remote and a keyboard: OK begins, arrows are the field's, Return and Back end")
  func form() throws {
    let sofa = Sofa { UIViewController() }
    let fields = ["Name", "City"].enumerated().map { index, name in
      let field = UITextField(frame: CGRect(x: 100, y: 100 + index * 80, width: 300, height: 40))
      field.borderStyle = .roundedRect
      field.placeholder = name
      return field
    }
    for field in fields { sofa.page.view.addSubview(field) }
    sofa.page.view.addSubview(sofa.button("Send", CGRect(x: 100, y: 300, width: 120, height: 44)))
    sofa.app.settle()
    #expect(sofa.focus == "Name" && !fields[0].isEditing)
    sofa.press(.select)
    #expect(fields[0].isEditing && sofa.app.screen.screen.keyboard.placement != nil)
    sofa.app.type("Ada")
    sofa.press(.leftArrow)
    sofa.app.type("l")
    #expect(sofa.press(.downArrow, .upArrow) == ["Name", "Name"])
    #expect(fields[0].text == "Adla" && fields[0].isEditing)
    sofa.app.press(.keyboardReturnOrEnter)
    #expect(!fields[0].isEditing && sofa.focus == "Name" && sofa.app.screen.screen.keyboard.placement == nil)
    sofa.press(.downArrow, .select)
    sofa.app.type("Rome")
    sofa.press(.menu)
    #expect(!fields[1].isEditing && fields[1].text == "Rome" && sofa.focus == "City")
    // What is typed into some other way has the focus, too.
    fields[0].becomeFirstResponder()
    sofa.app.settle()
    #expect(sofa.focus == "Name")
    sofa.press(.menu)
    #expect(sofa.press(.downArrow, .downArrow) == ["City", "Send"])
    sofa.press(.select)
    #expect(sofa.pressed == ["Send"])
  }

  @Test(
    "VK-13 OK turns a switch, and arrows set what has a value, and go on from its ends",
    arguments: [
      UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft,
    ])
  func values(_ direction: UITraitEnvironmentLayoutDirection) {
    let sofa = Sofa(direction: direction) { UIViewController() }
    let toggle = UISwitch(frame: CGRect(x: 400, y: 40, width: 0, height: 0))
    let slider = UISlider(frame: CGRect(x: 300, y: 120, width: 300, height: 34))
    slider.value = 0.9
    let segments = UISegmentedControl(items: ["S", "M", "L"])
    segments.frame = CGRect(x: 300, y: 200, width: 300, height: 32)
    segments.selectedSegmentIndex = 1
    var changes = 0
    for control in [toggle, slider, segments] as [UIControl] {
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      sofa.page.view.addSubview(control)
    }
    let side = direction == .rightToLeft ? CGFloat(50) : 700
    sofa.page.view.addSubview(sofa.button("beside", CGRect(x: side, y: 100, width: 120, height: 140)))
    sofa.app.settle()
    let more: UIPress.PressType = direction == .rightToLeft ? .leftArrow : .rightArrow
    let less: UIPress.PressType = direction == .rightToLeft ? .rightArrow : .leftArrow
    UIFocusSystem.focusSystem(for: toggle)?.requestFocusUpdate(to: toggle)
    sofa.app.settle()
    sofa.press(.select)
    #expect(toggle.isOn && changes == 1 && toggle.state == .focused)
    sofa.press(.downArrow, more)
    #expect(slider.isFocused && slider.value == 1 && changes == 2)
    sofa.press(more)
    #expect(sofa.focus == "beside")
    sofa.press(less, less)
    #expect(slider.isFocused || segments.isFocused)
    UIFocusSystem.focusSystem(for: toggle)?.requestFocusUpdate(to: segments)
    sofa.app.settle()
    sofa.press(more)
    #expect(segments.selectedSegmentIndex == 2 && segments.isFocused)
    sofa.press(more)
    #expect(sofa.focus == "beside")
  }

  @Test("VK-13 rows with controls leave them the focus, and rows with a field")
  func controlsInRows() {
    let sofa = Sofa { UIViewController() }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    let toggle = UISwitch()
    cell.accessoryView = toggle
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 20, y: 2, width: 200, height: 40))
    other.contentView.addSubview(field)
    let third = UITableViewCell(style: .default, reuseIdentifier: nil)
    third.textLabel?.text = "third"
    let source = Cells([cell, other, third])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 480, height: 400))
    table.dataSource = source
    sofa.page.view.addSubview(table)
    sofa.app.settle()
    #expect(toggle.isFocused)
    sofa.press(.downArrow)
    #expect(field.isFocused)
    sofa.press(.downArrow)
    #expect(third.isFocused)
  }

  @Test("VK-13 rows of a table that chooses none leave their controls the focus")
  func controlsInRowsThatCannotBeChosen() {
    let sofa = Sofa { UIViewController() }
    let cells = ["switch", "text"].map { name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    let toggle = UISwitch()
    cells[0].accessoryView = toggle
    let source = Cells(cells)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 480, height: 400))
    table.allowsSelection = false
    table.dataSource = source
    sofa.page.view.addSubview(table)
    sofa.app.settle()
    #expect(toggle.isFocused)
    sofa.press(.select, .downArrow)
    #expect(toggle.isOn && cells[1].isFocused)
    table.allowsSelection = true
    sofa.press(.upArrow)
    #expect(cells[0].isFocused)
  }

  @Test("VK-13 scroll views show what gets the focus, also within each other")
  func scrolling() throws {
    let sofa = Sofa { UIViewController() }
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 960, height: 540))
    outer.contentSize = CGSize(width: 960, height: 1800)
    sofa.page.view.addSubview(outer)
    for shelf in 0..<6 {
      let row = UIScrollView(frame: CGRect(x: 0, y: 20 + CGFloat(shelf) * 300, width: 960, height: 240))
      row.contentSize = CGSize(width: 2400, height: 240)
      outer.addSubview(row)
      for place in 0..<8 {
        let frame = CGRect(x: 20 + CGFloat(place) * 300, y: 10, width: 260, height: 200)
        row.addSubview(sofa.button("\(shelf)-\(place)", frame))
      }
    }
    sofa.app.settle()
    func isShown() throws -> Bool {
      let view = try #require(sofa.app.focusedItem as? UIView)
      return sofa.window.bounds.contains(view.convert(view.bounds, to: nil))
    }
    for place in 1..<8 {
      #expect(sofa.press(.rightArrow) == ["0-\(place)"])
      #expect(try isShown())
    }
    sofa.press(.downArrow)
    let next = try #require(sofa.focus)
    #expect(next.hasPrefix("1-") && Int(next.suffix(1)) ?? 9 < 4, "what shows of the next shelf")
    for shelf in 2..<6 {
      sofa.press(.downArrow)
      #expect(try isShown() && sofa.focus?.hasPrefix("\(shelf)-") == true)
    }
    for _ in 0..<5 { sofa.press(.upArrow) }
    #expect(try sofa.focus?.hasPrefix("0-") == true && isShown())
  }

  @Test("VK-13 the focus is in what is presented, Back sends that away, and the focus comes back")
  func presenting() throws {
    let sofa = Sofa(buttons: [
      ("A", CGRect(x: 100, y: 100, width: 120, height: 44)), ("B", CGRect(x: 300, y: 100, width: 120, height: 44)),
    ])
    sofa.press(.rightArrow)
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let other = UIViewController()
      other.view.backgroundColor = .systemBackground
      other.modalPresentationStyle = style
      other.view.addSubview(sofa.button("inside", CGRect(x: 100, y: 100, width: 120, height: 44)))
      sofa.page.present(other, animated: true)
      sofa.app.settle()
      #expect(sofa.press(.leftArrow, .rightArrow, .upArrow) == ["inside", "inside", "inside"])
      sofa.press(.menu)
      #expect(sofa.page.presentedViewController == nil && sofa.focus == "B")
    }
    sofa.press(.menu)
    #expect(sofa.focus == "B")
  }

  @Test("VK-13 an alert is answered with a remote, and Back cancels")
  func alert() {
    let sofa = Sofa(buttons: [("A", CGRect(x: 100, y: 100, width: 120, height: 44))])
    var chosen: [String] = []
    func ask() {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .default), ("Cancel", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
      }
      alert.preferredAction = alert.actions[1]
      sofa.page.present(alert, animated: true)
      sofa.app.settle()
    }
    ask()
    #expect(sofa.focus == "Keep")
    #expect(sofa.press(.upArrow, .downArrow, .downArrow, .downArrow) == ["Delete", "Keep", "Cancel", "Cancel"])
    sofa.press(.upArrow, .select)
    #expect(chosen == ["Keep"] && sofa.focus == "A")
    ask()
    sofa.press(.menu)
    #expect(chosen == ["Keep", "Cancel"] && sofa.focus == "A")
  }

  @Test("VK-13 pushed screens have the focus, and Back leads to where it was")
  func navigating() {
    let sofa = Sofa { UINavigationController(rootViewController: UIViewController()) }
    let stack = sofa.page as? UINavigationController
    let first = stack?.topViewController
    for (name, x) in [("A", 100), ("B", 300)] {
      first?.view.addSubview(sofa.button(name, CGRect(x: x, y: 200, width: 120, height: 44)))
    }
    sofa.app.settle()
    #expect(sofa.focus == "A")
    sofa.press(.rightArrow)
    let next = UIViewController()
    next.view.addSubview(sofa.button("C", CGRect(x: 500, y: 300, width: 120, height: 44)))
    stack?.pushViewController(next, animated: true)
    sofa.app.settle()
    #expect(sofa.focus == "C")
    sofa.press(.menu)
    #expect(stack?.topViewController === first && sofa.focus == "B")
  }

  @Test("VK-13 the focus stays in popovers and action sheets, and Back leaves them and not the screen below")
  func popovers() throws {
    let sofa = Sofa { UINavigationController(rootViewController: UIViewController()) }
    let stack = try #require(sofa.page as? UINavigationController)
    let page = UIViewController()
    stack.pushViewController(page, animated: false)
    let source = sofa.button("A", CGRect(x: 100, y: 100, width: 120, height: 44))
    page.view.addSubview(source)
    page.view.addSubview(sofa.button("B", CGRect(x: 700, y: 100, width: 120, height: 44)))
    sofa.app.settle()
    UIFocusSystem.focusSystem(for: source)?.requestFocusUpdate(to: source)
    sofa.app.settle()
    #expect(sofa.focus == "A")
    func show(_ controller: UIViewController) {
      controller.popoverPresentationController?.sourceView = source
      stack.present(controller, animated: true)
      sofa.app.settle()
      #expect(controller.popoverPresentationController?.arrowDirection != .unknown)
    }
    func popover() -> UIViewController {
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 300, height: 200)
      return content
    }
    func isBack() -> Bool { stack.presentedViewController == nil && stack.topViewController === page }

    let content = popover()
    content.view.addSubview(sofa.button("inside", CGRect(x: 40, y: 80, width: 120, height: 44)))
    show(content)
    #expect(sofa.press(.rightArrow, .upArrow, .leftArrow) == ["inside", "inside", "inside"])
    sofa.press(.menu)
    #expect(isBack() && sofa.focus == "A")

    show(popover())
    #expect(sofa.focus == nil)
    sofa.press(.menu)
    #expect(isBack() && sofa.focus == "A", "one with nothing for the focus")

    var chosen: [String] = []
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    show(sheet)
    for name in sofa.press(.upArrow, .rightArrow, .upArrow) { #expect(name != nil && name != "A" && name != "B") }
    sofa.press(.menu)
    #expect(isBack() && chosen == ["Cancel"] && sofa.focus == "A")
  }

  @Test("VK-13 Back leaves one screen, however long it is held")
  func holdingBack() throws {
    let sofa = Sofa { UINavigationController(rootViewController: UIViewController()) }
    let stack = try #require(sofa.page as? UINavigationController)
    let pages = (0..<3).map { _ in UIViewController() }
    for page in pages { stack.pushViewController(page, animated: false) }
    sofa.app.settle()
    sofa.app.hold(.keyboardMenu, for: 2)
    sofa.app.settle()
    #expect(stack.topViewController === pages[1])
    sofa.press(.menu)
    #expect(stack.topViewController === pages[0])
  }

  @Test("VK-13 a menu and a first responder of the app's own have the remote's buttons for themselves")
  func others() {
    final class Game: UIViewController {
      var keys: [UIPress.PressType] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.map(\.type)
      }
    }
    let game = Game()
    let sofa = Sofa { game }
    game.view.addSubview(sofa.button("A", CGRect(x: 100, y: 100, width: 120, height: 44)))
    game.view.addSubview(sofa.button("B", CGRect(x: 300, y: 100, width: 120, height: 44)))
    sofa.app.settle()
    #expect(sofa.press(.rightArrow) == ["A"])
    sofa.press(.select, .menu)
    #expect(game.keys == [.rightArrow, .select, .menu] && sofa.pressed.isEmpty)

    let page = UIViewController()
    sofa.window.rootViewController = page
    var taken: [String] = []
    let button = sofa.button("Menu", CGRect(x: 100, y: 100, width: 120, height: 44))
    button.menu = UIMenu(children: ["one", "two"].map { name in UIAction(title: name) { _ in taken.append(name) } })
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)
    sofa.app.settle()
    sofa.press(.select, .downArrow, .downArrow, .select)
    #expect(taken == ["two"] && sofa.focus == "Menu" && sofa.pressed.isEmpty)
    sofa.press(.select, .menu)
    #expect(taken == ["two"] && sofa.focus == "Menu")
  }
}
