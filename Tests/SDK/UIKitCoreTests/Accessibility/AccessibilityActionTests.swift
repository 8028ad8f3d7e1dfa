// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// What a screen reader does to an app, and what the app tells it.
@MainActor @Suite(.serialized) final class AccessibilityActionTests {
  /// Made in the test itself: between a suite's `init` and its test another suite's app may become the shared one.
  private lazy var stage = Stage(width: 320, height: 400)

  /// Somebody who listens.
  private final class Listener: AccessibilityClient {
    var changes = 0
    var said: [String] = []

    func elementsMayHaveChanged() { changes += 1 }

    func announce(_ text: String) { said.append(text) }
  }

  private var center: AccessibilityCenter {
    _ = stage
    return UIApplication.shared.accessibility
  }

  @Test func `using a button is a tap on it, unless it knows better`() {
    final class Own: UIButton {
      var uses = 0

      override func accessibilityActivate() -> Bool {
        uses += 1
        return true
      }
    }
    var taps = 0
    let button = stage.show(UIButton(primaryAction: UIAction(title: "Push") { _ in taps += 1 }))
    center.activate(button)
    #expect(taps == 1)
    button.isEnabled = false
    center.activate(button)
    #expect(taps == 1)
    let own = stage.show(Own(), x: 10, y: 10)
    own.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    center.activate(own)
    #expect((own.uses, taps) == (1, 1))
  }

  @Test func `what is out of sight is shown before it is tapped`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    stage.window.addSubview(scroll)
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Far") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 700, width: 100, height: 40)
    scroll.addSubview(button)
    stage.platform.settle()
    center.activate(button)
    stage.platform.settle()
    #expect(taps == 1)
    #expect(scroll.contentOffset.y == CGFloat(640))
  }

  @Test func `a tap turns a switch and chooses a row`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var chosen: [Int] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }
    let toggle = stage.show(UISwitch(), x: 20, y: 300)
    center.activate(toggle)
    #expect(toggle.isOn)
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.platform.settle()
    let row = center.nodes(of: stage.scene.scene).elements.first { $0.label == "Row 1" }
    if let row { center.activate(row.object) }
    stage.platform.settle()
    #expect(rows.chosen == [1])
  }

  @Test func `adjustable controls go one step and say so`() {
    var values: [Float] = []
    let slider = stage.show(UISlider())
    slider.value = 0.5
    slider.addAction(UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
    center.increment(slider)
    center.decrement(slider)
    center.decrement(slider)
    #expect(values.map { ($0 * 10).rounded() } == [6, 5, 4])
    center.set(7, of: slider)
    #expect(slider.value == 1, "no further than it goes")
    center.set(.nan, of: slider)
    #expect(slider.value == 1)
    slider.isEnabled = false
    center.decrement(slider)
    center.set(0, of: slider)
    #expect(slider.value == 1)

    let stepper = stage.show(UIStepper(), x: 20, y: 200)
    stepper.maximumValue = 1
    stepper.wraps = true
    var steps: [Double] = []
    stepper.addAction(UIAction { steps.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
    for _ in 0..<2 { center.increment(stepper) }
    center.decrement(stepper)
    #expect(steps == [1, 0, 1])

    let pages = stage.show(UIPageControl(), x: 20, y: 300)
    pages.numberOfPages = 2
    for _ in 0..<3 { center.increment(pages) }
    #expect(pages.currentPage == 1)
  }

  @Test func `custom actions run, and others than those there are do nothing`() {
    var archived = 0
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        archived += action.name == "Archive" ? 1 : 0
        return true
      }
    ]
    center.performCustomAction(at: 0, of: view)
    center.performCustomAction(at: 1, of: view)
    center.performCustomAction(at: -1, of: view)
    #expect(archived == 1)
  }

  @Test func `escape leaves an alert, a sheet and a pushed screen, one after the other`() {
    let root = UIViewController()
    let pushed = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    let sheet = UIViewController()
    pushed.present(sheet, animated: false)
    var cancelled = 0
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in cancelled += 1 })
    sheet.present(alert, animated: false)
    stage.platform.settle()
    #expect(center.escape(from: alert.view))
    stage.platform.settle()
    #expect(cancelled == 1)
    #expect(center.escape(from: sheet.view))
    stage.platform.settle()
    #expect(navigation.presentedViewController == nil)
    #expect(center.escape(from: pushed.view))
    stage.platform.settle()
    #expect(navigation.viewControllers == [root])
    #expect(!center.escape(from: root.view), "there is nothing to leave")
  }

  @Test func `a sheet that people cannot send away stays`() {
    let root = UIViewController()
    stage.window.rootViewController = root
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    stage.platform.settle()
    center.escape(from: sheet.view)
    stage.platform.settle()
    #expect(root.presentedViewController === sheet)
  }

  @Test func `content is moved by pages up to its end`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 230)
    stage.window.addSubview(scroll)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(inside)
    stage.platform.settle()
    var places: [CGFloat] = []
    while center.scroll(.down, from: inside), places.count < 9 { places.append(scroll.contentOffset.y) }
    #expect(places == [56, 112, 130])
    #expect(center.scroll(.previous, from: inside))
    #expect(scroll.contentOffset.y == CGFloat(74))
    #expect(!center.scroll(.right, from: inside))
  }

  @Test func `announcements are said, and without a listener nothing happens`() {
    let listener = Listener()
    let center = center
    UIAccessibility.post(notification: .announcement, argument: "Nobody hears this")
    center.client = listener
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Really"))
    UIAccessibility.post(notification: .announcement, argument: 7)
    #expect(listener.said == ["Sent", "Really"])
  }

  @Test func `a new screen takes the reader to its first element or to the one that is named`() {
    final class Noticing: UIButton {
      var focus: [String] = []

      override func accessibilityElementDidBecomeFocused() { focus.append("came") }

      override func accessibilityElementDidLoseFocus() { focus.append("went") }
    }
    let listener = Listener()
    center.client = listener
    let first = stage.show(Noticing(configuration: .plain()), x: 10, y: 10)
    let second = stage.show(UIButton(configuration: .plain()), x: 10, y: 100)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(first.accessibilityElementIsFocused())
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(second.accessibilityElementIsFocused())
    #expect(first.focus == ["came", "went"])
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(second.accessibilityElementIsFocused())
  }

  @Test func `Tab goes through the elements, Space uses them, arrows adjust them`() {
    let listener = Listener()
    center.client = listener
    center.isScreenReaderRunning = true
    defer { center.isScreenReaderRunning = false }
    #expect(UIAccessibility.isVoiceOverRunning)
    var taps = 0
    let button = stage.show(UIButton(primaryAction: UIAction(title: "Push") { _ in taps += 1 }), x: 10, y: 10)
    let slider = stage.show(UISlider(), x: 10, y: 100)
    func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
      let key = UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: flags, keyCode: code)
      stage.scene.key(key, isDown: true)
      stage.scene.key(key, isDown: false)
    }
    press(.keyboardSpacebar)
    #expect(button.accessibilityElementIsFocused())
    #expect(taps == 1)
    press(.keyboardTab)
    #expect(slider.accessibilityElementIsFocused())
    press(.keyboardUpArrow)
    #expect((slider.value * 10).rounded() == 1)
    press(.keyboardTab)
    #expect(slider.accessibilityElementIsFocused(), "there is no further element")
    press(.keyboardTab, .shift)
    #expect(button.accessibilityElementIsFocused())
    center.isScreenReaderRunning = false
    press(.keyboardSpacebar)
    #expect(taps == 1, "keys are the app's again")
  }

  @Test func `Tab goes on through rows that are out of sight`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let listener = Listener()
    center.client = listener
    center.isScreenReaderRunning = true
    defer { center.isScreenReaderRunning = false }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.platform.settle()
    center.keepFocus()
    var heard = [center.focused?.accessibilityLabel]
    let tab = UIKey(
      characters: "\t", charactersIgnoringModifiers: "\t", modifierFlags: [], keyCode: .keyboardTab)
    for _ in 1..<30 {
      stage.scene.key(tab, isDown: true)
      stage.platform.settle()
      heard.append(center.focused?.accessibilityLabel)
    }
    #expect(heard == (0..<30).map { "\($0)" })
  }
}
