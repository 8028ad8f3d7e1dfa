// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized)
struct MenuTests {
  @Test func `a tap on a button opens its menu, and a tap on a row runs the action and closes it`() {
    let stage = MenuStage()
    let button = stage.button(UIMenu(children: [stage.action("Copy"), stage.action("Paste")]))
    stage.tap(button)
    #expect(stage.words == ["Copy", "Paste"])
    let row = stage.place("Paste")
    #expect(row.width == CGFloat(250))
    #expect(row.height == CGFloat(44))
    #expect(row.minX == button.frame.minX)
    #expect(row.minY > button.frame.maxY)
    stage.tap("Paste")
    #expect(stage.log == ["Paste"])
    #expect(!stage.isOpen)
    #expect(stage.words.isEmpty)
  }

  @Test func `the menu opens as the finger comes down, and one movement chooses`() {
    let stage = MenuStage()
    stage.button(UIMenu(children: [stage.action("Copy"), stage.action("Paste")]))
    stage.stage.down(40, 118)
    stage.platform.advance(by: 0.4)
    #expect(stage.isOpen)
    let row = stage.place("Paste")
    stage.stage.move(60, 150)
    stage.stage.move(row.midX, row.midY)
    stage.platform.advanceFrame()
    #expect(stage.element("Paste")?.backgroundColor != nil)
    #expect(stage.element("Copy")?.backgroundColor == nil)
    stage.stage.up(row.midX, row.midY)
    #expect(stage.log == ["Paste"])
  }

  @Test func `a tap beside the menu closes it and goes to nothing else`() {
    let stage = MenuStage()
    var taps = 0
    let other = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in taps += 1 })
    other.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    stage.window.addSubview(other)
    let button = stage.button(UIMenu(children: [stage.action("Copy")]))
    stage.tap(button)
    stage.tap(other)
    #expect(taps == 0)
    #expect(!stage.isOpen)
    stage.tap(other)
    #expect(taps == 1)
    #expect(stage.log.isEmpty)
  }

  @Test func `near the lower side the menu opens upwards, with its first element nearest to the button`() {
    let stage = MenuStage()
    let button = stage.button(
      UIMenu(title: "Edit", children: ["One", "Two", "Three"].map { stage.action($0) }), x: 250, y: 640)
    stage.tap(button)
    #expect(stage.words == ["Edit", "Three", "Two", "One"])
    #expect(stage.place("One").maxY < button.frame.minY)
    #expect(stage.place("One").maxX == button.frame.maxX)
    stage.tap(CGPoint(x: 20, y: 20))
    button.preferredMenuElementOrder = .fixed
    stage.tap(button)
    #expect(stage.words == ["Edit", "One", "Two", "Three"])
  }

  @Test func `what cannot be chosen is dim and keeps the menu open, and what is hidden is not there`() {
    let stage = MenuStage()
    let button = stage.button(
      UIMenu(children: [
        stage.action("Gone", attributes: .hidden), stage.action("Dim", attributes: .disabled), stage.action("Copy"),
      ]))
    stage.tap(button)
    #expect(stage.words == ["Dim", "Copy"])
    #expect(stage.element("Dim")?.accessibilityTraits.contains(.notEnabled) == true)
    stage.tap("Dim")
    #expect(stage.log.isEmpty)
    #expect(stage.isOpen)
  }

  @Test func `inline menus stand among the others between thick lines, submenus open in place and lead back`() {
    let stage = MenuStage()
    let inner = UIMenu(title: "Sort By", children: [stage.action("Name"), stage.action("Date")])
    let inline = UIMenu(options: .displayInline, children: [stage.action("Delete", attributes: .destructive)])
    let button = stage.button(UIMenu(children: [stage.action("Copy"), inner, inline]))
    stage.tap(button)
    #expect(stage.words == ["Copy", "Sort By", "Delete"])
    #expect(stage.place("Sort By").minY - stage.place("Copy").maxY < 1)
    #expect(abs(stage.place("Delete").minY - stage.place("Sort By").maxY - 8) < 0.01)
    let row = stage.place("Sort By")
    stage.tap("Sort By")
    #expect(stage.words.suffix(3) == ["Sort By", "Name", "Date"])
    #expect(abs(stage.place("Sort By").minY - row.minY) < 0.01)
    #expect(stage.place("Copy").width < 250)
    stage.tap("Sort By")
    #expect(stage.words == ["Copy", "Sort By", "Delete"])
    stage.tap("Sort By")
    stage.tap("Date")
    #expect(stage.log == ["Date"])
    #expect(!stage.isOpen)
  }

  @Test func `a menu of one selection marks what was chosen, and stays where the element says so`() {
    let stage = MenuStage()
    let children = [
      stage.action("Small", attributes: .keepsMenuPresented, state: .on),
      stage.action("Large", attributes: .keepsMenuPresented),
    ]
    let menu = UIMenu(options: .singleSelection, children: children)
    let button = stage.button(menu)
    stage.tap(button)
    #expect(stage.element("Small")?.accessibilityTraits.contains(.selected) == true)
    stage.tap("Large")
    #expect(stage.isOpen)
    #expect(stage.element("Large")?.accessibilityTraits.contains(.selected) == true)
    #expect(stage.element("Small")?.accessibilityTraits.contains(.selected) == false)
    #expect(menu.selectedElements == [children[1]])
  }

  @Test func `a pop-up button shows the element that is on, from the start and as it changes`() {
    let stage = MenuStage()
    let button = stage.button(UIMenu(children: [stage.action("Small"), stage.action("Large")]))
    button.changesSelectionAsPrimaryAction = true
    stage.platform.advanceFrame()
    #expect(button.currentTitle == "Small")
    #expect(button.titleLabel?.text == "Small")
    stage.tap(button)
    stage.tap("Large")
    #expect(button.titleLabel?.text == "Large")
    #expect(!button.isSelected)
    #expect(stage.log == ["Large"])
  }

  @Test func `a menu that is not the primary action opens when the finger stays, and a tap does what it did`() {
    let stage = MenuStage()
    var taps = 0
    let button = stage.button(UIMenu(children: [stage.action("Copy")]))
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    stage.tap(button)
    #expect(taps == 1)
    #expect(!stage.isOpen)
    stage.stage.down(60, 118)
    stage.platform.advance(by: 0.6)
    #expect(stage.isOpen)
    stage.stage.up(60, 118)
    stage.platform.settle(limit: 2)
    #expect(stage.isOpen)
    #expect(taps == 1)
  }

  @Test func `a menu longer than the window scrolls`() {
    let stage = MenuStage(height: 500)
    let button = stage.button(UIMenu(children: (1...30).map { stage.action("Row \($0)") }), y: 20)
    stage.tap(button)
    let before = stage.place("Row 4").minY
    stage.stage.down(100, 300)
    for y in stride(from: CGFloat(300), through: 140, by: -20) {
      stage.stage.move(100, y)
      stage.platform.advanceFrame()
    }
    stage.stage.up(100, 140)
    stage.platform.settle(limit: 3)
    #expect(stage.place("Row 4").minY < before - 100)
    #expect(stage.isOpen)
    #expect(stage.log.isEmpty)
  }

  @Test func `arrows, Return and Escape work an open menu`() {
    let stage = MenuStage()
    let inner = UIMenu(title: "More", children: [stage.action("Inner")])
    let button = stage.button(
      UIMenu(children: [stage.action("Copy"), stage.action("Dim", attributes: .disabled), inner]))
    stage.tap(button)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    #expect(stage.element("More")?.backgroundColor != nil)
    stage.press(.keyboardRightArrow)
    #expect(stage.element("Inner")?.backgroundColor != nil)
    stage.press(.keyboardEscape)
    #expect(stage.words == ["Copy", "Dim", "More"])
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(stage.log == ["Copy"])
    #expect(!stage.isOpen)
  }

  @Test func `the pointer lights up what it is over`() {
    let stage = MenuStage()
    let button = stage.button(UIMenu(children: [stage.action("Copy"), stage.action("Paste")]))
    stage.tap(button)
    let row = stage.place("Paste")
    stage.stage.scene.movePointer(to: CGPoint(x: row.midX, y: row.midY))
    #expect(stage.element("Paste")?.backgroundColor != nil)
    stage.stage.scene.movePointer(to: CGPoint(x: 10, y: 10))
    #expect(stage.element("Paste")?.backgroundColor == nil)
  }

  @Test func `turning the screen and leaving the scene close the menu`() {
    let stage = MenuStage()
    let button = stage.button(UIMenu(children: [stage.action("Copy")]))
    stage.tap(button)
    stage.stage.screen.change(size: CGSize(width: 700, height: 390))
    #expect(!stage.isOpen)
    stage.tap(button)
    #expect(stage.isOpen)
    UIApplication.shared.change(stage.stage.scene.scene, to: .foregroundInactive)
    #expect(!stage.isOpen)
  }

  @Test func `elements that come later take the place of what waits for them`() {
    let stage = MenuStage()
    var deliver: ([UIMenuElement]) -> Void = { _ in }
    var asked = 0
    let deferred = UIDeferredMenuElement { completion in
      asked += 1
      deliver = completion
    }
    let button = stage.button(UIMenu(children: [stage.action("Copy"), deferred]))
    stage.tap(button)
    #expect(stage.words == ["Copy", "Loading…"])
    deliver([stage.action("Found"), stage.action("Too")])
    #expect(stage.words == ["Copy", "Found", "Too"])
    stage.tap("Too")
    stage.tap(button)
    #expect(stage.words == ["Copy", "Found", "Too"])
    #expect(asked == 1)
    #expect(stage.log == ["Too"])
  }

  @Test func `a bar button with a menu opens it on a tap, or when a finger stays where it has an action`() {
    let stage = MenuStage()
    let page = UIViewController()
    let menu = UIMenu(children: [stage.action("Copy")])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    var added = 0
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in added += 1 }, menu: menu)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.platform.settle(limit: 1)
    stage.tap(CGPoint(x: 360, y: 22))
    #expect(stage.words == ["Copy"])
    #expect(stage.place("Copy").maxX <= 382)
    stage.tap("Copy")
    #expect(stage.log == ["Copy"])
    stage.tap(CGPoint(x: 26, y: 22))
    #expect(added == 1)
    #expect(!stage.isOpen)
    stage.stage.down(26, 22)
    stage.platform.advance(by: 0.6)
    #expect(stage.words == ["Copy"])
    stage.stage.up(26, 22)
    #expect(added == 1)
  }

  @Test func `actions know what their menu belongs to, and commands in a menu go to who takes keys`() {
    let stage = MenuStage()
    let page = CommandPage()
    var sender: Any?
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [
        UIAction(title: "Ask", attributes: .keepsMenuPresented) { sender = $0.sender },
        UIKeyCommand(title: "Save", action: CommandPage.save, input: "s", modifierFlags: .command),
      ]))
    page.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.platform.settle(limit: 1)
    stage.tap(CGPoint(x: 360, y: 22))
    stage.tap("Ask")
    #expect(sender as? UIBarButtonItem === item)
    stage.tap("Save")
    #expect(page.saves == 1)
    #expect(!stage.isOpen)
  }

  @Test func `from right to left the menu stands at the button's right side, and keys follow`() {
    let stage = MenuStage(direction: .rightToLeft)
    let inner = UIMenu(title: "More", children: [stage.action("Inner")])
    let button = stage.button(UIMenu(children: [inner]), x: 254)
    stage.tap(button)
    #expect(stage.place("More").maxX == button.frame.maxX)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardLeftArrow)
    #expect(stage.words.last == "Inner")
  }

  @Test func `rows grow with the text size`() {
    let stage = MenuStage(category: .accessibilityLarge)
    let button = stage.button(UIMenu(children: [stage.action("Copy", subtitle: "All of it")]))
    stage.tap(button)
    #expect(stage.place("Copy").height > 70)
    #expect(stage.place("Copy").width == CGFloat(340))
  }

  @Test func `small elements stand side by side`() {
    let stage = MenuStage()
    let tools = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: [stage.action("Star", symbol: "star"), stage.action("Flag", symbol: "flag")])
    let button = stage.button(UIMenu(children: [tools, stage.action("Copy")]))
    stage.tap(button)
    #expect(stage.place("Star").minY == stage.place("Flag").minY)
    #expect(stage.place("Star").maxX == stage.place("Flag").minX)
    stage.tap("Flag")
    #expect(stage.log == ["Flag"])
  }

  @Test func `another menu of the button shows at once where its menu is open`() {
    let stage = MenuStage()
    let button = stage.button(UIMenu(children: []))
    button.menu = UIMenu(children: [
      UIAction(title: "More", attributes: .keepsMenuPresented) { [stage] _ in
        button.menu = UIMenu(children: [stage.action("One"), stage.action("Two")])
      }
    ])
    stage.tap(button)
    stage.tap("More")
    #expect(stage.words == ["One", "Two"])
    stage.tap("Two")
    #expect(stage.log == ["Two"])
  }

  @Test func `code can do what a tap does`() {
    let stage = MenuStage()
    let button = stage.button(UIMenu(children: [stage.action("Copy")]))
    button.performPrimaryAction()
    stage.platform.settle(limit: 1)
    #expect(stage.words == ["Copy"])
  }
}

@MainActor
private final class CommandPage: UIViewController {
  private(set) var saves = 0

  func save() { saves += 1 }
}
