// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct FocusTests {
  /// A to I, in three rows of three.
  private static let grid: [(String, CGRect)] = "ABCDEFGHI".enumerated().map { index, name in
    let frame = CGRect(x: 100 + CGFloat(index % 3) * 200, y: 100 + CGFloat(index / 3) * 100, width: 120, height: 44)
    return (String(name), frame)
  }

  @Test("VK-13 arrows of a remote move the focus, and OK presses what has it")
  func arrows() {
    let sofa = Sofa(buttons: Self.grid)
    #expect(sofa.focus == "A")
    #expect(sofa.press(.rightArrow, .downArrow, .downArrow, .leftArrow, .upArrow) == ["B", "E", "H", "G", "D"])
    sofa.press(.select)
    sofa.app.press(.keyboardReturnOrEnter)
    #expect(sofa.pressed == ["D", "D"])
    #expect(sofa.press(.leftArrow, .upArrow, .upArrow) == ["D", "A", "A"])
  }

  @Test("VK-13 a button shows that OK is down on it, and is pressed when OK goes up, once however long it was held")
  func holding() throws {
    let sofa = Sofa(buttons: Self.grid)
    let button = try #require(sofa.app.focusedItem as? UIButton)
    var touches = 0
    button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    let keyboard = sofa.app.platform.keyboard
    for _ in 0..<3 { keyboard.keyDown(.keyboardSelect) }
    #expect(button.isHighlighted && button.state == [.highlighted, .focused] && sofa.pressed.isEmpty)
    keyboard.keyUp(.keyboardSelect)
    #expect(!button.isHighlighted && sofa.pressed == ["A"] && touches == 1)
    keyboard.keyDown(.keyboardSelect)
    sofa.press(.rightArrow)
    keyboard.keyUp(.keyboardSelect)
    #expect(sofa.pressed == ["A"] && !button.isHighlighted, "who goes on presses nothing")
  }

  @Test("VK-13 OK that is held presses nothing where the focus goes meanwhile") func holdingOn() throws {
    let sofa = Sofa(buttons: Self.grid)
    let keyboard = sofa.app.platform.keyboard
    keyboard.keyDown(.keyboardSelect)
    let buttons = sofa.page.view.subviews.compactMap { $0 as? UIButton }
    let next = try #require(buttons.first { $0.title(for: .normal) == "B" })
    UIFocusSystem.focusSystem(for: next)?.requestFocusUpdate(to: next)
    sofa.app.settle()
    #expect(sofa.focus == "B")
    for _ in 0..<3 { keyboard.keyDown(.keyboardSelect) }
    #expect(!next.isHighlighted)
    keyboard.keyUp(.keyboardSelect)
    #expect(sofa.pressed.isEmpty)
    sofa.press(.select)
    #expect(sofa.pressed == ["B"])
  }

  @Test("VK-13 OK that is held while the keyboard goes elsewhere presses nothing")
  func losingKeys() throws {
    let sofa = Sofa(buttons: Self.grid)
    let button = try #require(sofa.app.focusedItem as? UIButton)
    let scene = try #require(sofa.window.windowScene)
    let keyboard = sofa.app.platform.keyboard
    keyboard.keyDown(.keyboardSelect)
    #expect(button.isHighlighted)
    UIApplication.shared.losesKeys(in: scene)
    keyboard.keyUp(.keyboardSelect)
    #expect(!button.isHighlighted && sofa.pressed.isEmpty)
    sofa.press(.select)
    #expect(sofa.pressed == ["A"])
  }

  @Test("VK-13 a selected button looks selected while it has the focus")
  func selected() throws {
    let sofa = Sofa(buttons: Self.grid)
    let button = try #require(sofa.app.focusedItem as? UIButton)
    button.setTitle("On", for: .selected)
    #expect(button.currentTitle == "A")
    button.isSelected = true
    #expect(button.state == [.selected, .focused] && button.currentTitle == "On")
    button.setTitle("On here", for: [.selected, .focused])
    #expect(button.currentTitle == "On here")
    sofa.press(.rightArrow)
    #expect(button.currentTitle == "On")
  }

  @Test(
    "VK-1 VK-13 without a television nothing has a focus, and keys do what they did",
    arguments: [
      UIUserInterfaceIdiom.phone, .pad, .vision, .unspecified,
    ])
  func others(_ idiom: UIUserInterfaceIdiom) throws {
    let sofa = Sofa(idiom: idiom, buttons: Self.grid)
    #expect(UIFocusSystem.focusSystem(for: sofa.page) == nil)
    sofa.press(.rightArrow, .select)
    let button = try #require(sofa.app.find(.label("A").type(UIButton.self)) as? UIButton)
    #expect(sofa.focus == nil && sofa.pressed.isEmpty && !button.isFocused && button.state.isEmpty)
    #expect(button.subviews.count == UIButton(type: .system).subviews.count)
  }

  @Test(
    "VK-1 the idiom of a device can be chosen, and else follows from the size of the screen",
    arguments: [
      (UIUserInterfaceIdiom.tv, UIUserInterfaceIdiom.tv), (.vision, .vision), (.phone, .phone), (.pad, .pad),
      (.unspecified, .phone),
    ])
  func idioms(_ chosen: UIUserInterfaceIdiom, _ told: UIUserInterfaceIdiom) {
    let sofa = Sofa(idiom: chosen, buttons: [])
    #expect(sofa.page.traitCollection.userInterfaceIdiom == told && UIDevice.current.userInterfaceIdiom == told)
    sofa.app.screen.userInterfaceIdiom = .tv
    #expect(sofa.page.traitCollection.userInterfaceIdiom == .tv)
    sofa.app.screen.userInterfaceIdiom = .pad
    #expect(sofa.page.traitCollection.userInterfaceIdiom == .pad && UIFocusSystem.focusSystem(for: sofa.page) == nil)
  }

  @Test("VK-13 the first focus goes where the app prefers, then to the first item at the side where lines begin")
  func first() {
    #expect(Sofa(buttons: Self.grid).focus == "A")
    #expect(Sofa(direction: .rightToLeft, buttons: Self.grid).focus == "C")
    final class Page: UIViewController {
      var preferred: [UIView] = []
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    }
    let sofa = Sofa { Page() }
    let names = ["one", "two", "three"]
    let frames = places(3, from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 80))
    let buttons = zip(names, frames).map { sofa.button($0, $1) }
    for button in buttons { sofa.page.view.addSubview(button) }
    buttons[2].isEnabled = false
    // One that cannot have it is passed over.
    (sofa.page as? Page)?.preferred = [buttons[2], buttons[1]]
    sofa.app.settle()
    #expect(sofa.focus == "two")
    sofa.press(.upArrow)
    sofa.page.setNeedsFocusUpdate()
    sofa.page.updateFocusIfNeeded()
    #expect(sofa.focus == "two")
    UIFocusSystem.focusSystem(for: sofa.page)?.requestFocusUpdate(to: buttons[0])
    #expect(sofa.focus == "two", "not before the next update")
    sofa.app.settle()
    #expect(sofa.focus == "one")
  }

  @Test("VK-13 right to left, arrows go where they point")
  func rightToLeft() {
    let sofa = Sofa(direction: .rightToLeft, buttons: Self.grid)
    #expect(sofa.press(.leftArrow, .leftArrow, .downArrow, .rightArrow) == ["B", "A", "D", "E"])
  }

  @Test("VK-13 the focus goes on when what has it is disabled, hidden, taken away or does not hear touches")
  func leaving() throws {
    let sofa = Sofa(buttons: Self.grid)
    sofa.press(.rightArrow, .downArrow)
    let ways: [(UIButton) -> Void] = [
      { $0.isEnabled = false }, { $0.isHidden = true }, { $0.alpha = 0 }, { $0.removeFromSuperview() },
    ]
    for way in ways {
      let old = try #require(sofa.app.focusedItem as? UIButton)
      way(old)
      sofa.app.settle()
      let new = try #require(sofa.app.focusedItem as? UIButton)
      #expect(new !== old && !old.isFocused && new.isFocused)
      #expect(hypot(new.center.x - old.center.x, new.center.y - old.center.y) <= 230, "a neighbour")
    }
    (sofa.app.focusedItem as? UIView)?.isUserInteractionEnabled = false
    sofa.press(.leftArrow)
    #expect((sofa.app.focusedItem as? UIView)?.isUserInteractionEnabled == true)
    sofa.page.view.isHidden = true
    sofa.app.settle()
    #expect(sofa.focus == nil)
    sofa.press(.leftArrow, .select)
    sofa.page.view.isHidden = false
    sofa.app.settle()
    #expect(sofa.focus != nil)
  }

  @Test("VK-13 a disabled control is passed over, and so is one that is hidden")
  func passing() throws {
    let sofa = Sofa(buttons: Self.grid)
    try #require(sofa.app.find(.label("B").type(UIButton.self)) as? UIButton).isEnabled = false
    try sofa.app.find(.label("D").type(UIButton.self)).isHidden = true
    #expect(sofa.press(.rightArrow, .leftArrow, .downArrow) == ["C", "A", "G"])
  }

  @Test("VK-13 what refuses keeps the focus, what is told of it hears once, and notifications tell of both")
  func refusing() throws {
    final class Page: UIViewController {
      var refuses = false
      var asked = 0
      var told: [(String?, String?)] = []
      var animated = 0
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        asked += 1
        return !(refuses && context.focusHeading == .right)
      }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        told.append((context.previouslyFocusedView?.accessibilityLabel, context.nextFocusedView?.accessibilityLabel))
        coordinator.addCoordinatedAnimations({ self.animated += 1 }, completion: { self.animated += 1 })
      }
    }
    let page = Page()
    let sofa = Sofa { page }
    var failed = 0
    var updated = 0
    let center = NotificationCenter.default
    let system = try #require(UIFocusSystem.focusSystem(for: page))
    let tokens = [
      center.addObserver(forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil) { _ in
        MainActor.assumeIsolated { failed += 1 }
      },
      center.addObserver(forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil) { note in
        let tells = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] is UIFocusUpdateContext
        MainActor.assumeIsolated { updated += tells ? 1 : 0 }
      },
    ]
    defer { for token in tokens { center.removeObserver(token) } }
    for (name, frame) in Self.grid { page.view.addSubview(sofa.button(name, frame)) }
    sofa.app.settle()
    page.refuses = true
    #expect(sofa.press(.rightArrow, .downArrow, .leftArrow) == ["A", "D", "D"])
    #expect(page.asked == 3 && page.told.count == 2 && page.told[1] == ("A", "D") && page.animated == 4)
    #expect(failed == 1 && updated == 2)
    page.refuses = false
    #expect(sofa.press(.rightArrow) == ["E"])
  }

  @Test("VK-13 a guide leads from one column to the other where nothing lies straight ahead")
  func guide() {
    let sofa = Sofa(buttons: [
      ("left", CGRect(x: 100, y: 100, width: 120, height: 44)),
      ("aside", CGRect(x: 500, y: 60, width: 120, height: 30)),
      ("right", CGRect(x: 500, y: 300, width: 120, height: 44)),
    ])
    #expect(sofa.press(.rightArrow, .downArrow, .leftArrow) == ["aside", "right", "left"])
    let guide = UIFocusGuide()
    sofa.page.view.addLayoutGuide(guide)
    let right = sofa.app.all(.label("right").type(UIButton.self))
    let view: UIView = sofa.page.view
    guide.preferredFocusEnvironments = right
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 300),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 44),
    ])
    UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: sofa.app.all(.label("left").type(UIButton.self))[0])
    sofa.app.settle()
    #expect(sofa.press(.rightArrow) == ["right"])
    sofa.press(.leftArrow)
    guide.isEnabled = false
    #expect(sofa.press(.rightArrow) == ["aside"])
  }

  @Test("VK-13 an item of the app's own that is no view has the focus")
  func ownItems() {
    final class Star: NSObject, UIFocusItem {
      weak var sky: Sky?
      let frame: CGRect
      init(_ frame: CGRect) { self.frame = frame }
      var canBecomeFocused: Bool { true }
      var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
      var parentFocusEnvironment: (any UIFocusEnvironment)? { sky }
      var focusItemContainer: (any UIFocusItemContainer)? { nil }
      func setNeedsFocusUpdate() {}
      func updateFocusIfNeeded() {}
      func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
      func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    }
    final class Sky: UIView {
      var stars: [Star] = [] { didSet { for star in stars { star.sky = self } } }
      override func focusItems(in rect: CGRect) -> [any UIFocusItem] { stars.filter { $0.frame.intersects(rect) } }
    }
    let sofa = Sofa { UIViewController() }
    let sky = Sky(frame: CGRect(x: 50, y: 50, width: 400, height: 300))
    sky.stars = [0, 200].map { Star(CGRect(x: $0, y: 0, width: 20, height: 20)) }
    sofa.page.view.addSubview(sky)
    sofa.app.settle()
    #expect(sofa.app.focusedItem === sky.stars[0] && sky.stars[0].isFocused && sofa.page.contains(sky.stars[0]))
    sofa.press(.rightArrow)
    #expect(sofa.app.focusedItem === sky.stars[1])
  }

  @Test("VK-13 environments that lead in a circle hold nothing up")
  func circles() {
    final class Planet: NSObject, UIFocusItem {
      var around: (any UIFocusEnvironment)?
      let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      var canBecomeFocused: Bool { true }
      var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
      var parentFocusEnvironment: (any UIFocusEnvironment)? { around }
      var focusItemContainer: (any UIFocusItemContainer)? { nil }
      func setNeedsFocusUpdate() {}
      func updateFocusIfNeeded() {}
      func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
      func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    }
    final class Orbit: UIView {
      let planet = Planet()
      override var parentFocusEnvironment: (any UIFocusEnvironment)? { planet }
      override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [planet] }
    }
    let lost = [Planet(), Planet()]
    lost[0].around = lost[1]
    lost[1].around = lost[0]
    let sofa = Sofa { UIViewController() }
    #expect(UIFocusSystem.focusSystem(for: lost[0]) == nil)
    #expect(lost[0].contains(lost[1]) && !sofa.page.contains(lost[0]))
    let orbit = Orbit(frame: CGRect(x: 50, y: 50, width: 400, height: 300))
    orbit.planet.around = orbit
    sofa.page.view.addSubview(orbit)
    sofa.app.settle()
    #expect(sofa.app.focusedItem === orbit.planet && !sofa.page.contains(orbit.planet))
    for planet in lost + [orbit.planet] { planet.around = nil }
  }
}
