// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// What views say of themselves without being told.
@MainActor @Suite(.serialized) struct NaturalAccessibilityTests {
  private func check(
    _ element: UIResponder?, _ label: String?, value: String? = nil, _ traits: UIAccessibilityTraits,
    _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation
  ) {
    #expect(element?.isAccessibilityElement == true, comment, sourceLocation: location)
    #expect(element?.accessibilityLabel == label, comment, sourceLocation: location)
    #expect(element?.accessibilityValue == value, comment, sourceLocation: location)
    #expect(element?.accessibilityTraits == traits, comment, sourceLocation: location)
  }

  @Test func `a label is its text, and nothing without one`() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Hello"
    check(label, "Hello", .staticText)
    label.accessibilityLabel = "Greeting"
    check(label, "Greeting", .staticText)
  }

  @Test func `a switch is 1 or 0`() {
    let view = UISwitch()
    check(view, nil, value: "0", [.button, .toggleButton])
    view.isOn = true
    view.isEnabled = false
    check(view, nil, value: "1", [.button, .toggleButton, .notEnabled])
  }

  @Test func `controls with a range say where they are in it and can be adjusted`() {
    // An app whose words are English.
    _ = HeadlessPlatform()
    let slider = UISlider()
    slider.value = 0.4
    check(slider, nil, value: "40%", .adjustable)
    let stepper = UIStepper()
    stepper.value = 3
    check(stepper, nil, value: "3", .adjustable)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    check(pages, nil, value: "page 1 of 3", [.adjustable, .updatesFrequently])
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.25
    check(progress, "Progress", value: "25%", .updatesFrequently)
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    check(indicator, "In progress", .updatesFrequently)
  }

  @Test func `segments are buttons that say which one they are and whether they are chosen`() throws {
    let stage = Stage(width: 320)
    let control = stage.show(UISegmentedControl(items: ["Map", "Satellite"]))
    control.selectedSegmentIndex = 1
    let elements = UIApplication.shared.accessibility.nodes(of: stage.scene.scene).elements
    #expect(elements.map(\.label) == ["Map", "Satellite"])
    check(elements.first?.object, "Map", value: "1 of 2", .button)
    check(elements.last?.object, "Satellite", value: "2 of 2", [.button, .selected])
  }

  @Test func `a bar has its title as a header and a button back to where people came from`() {
    let stage = Stage(width: 390, height: 600)
    let root = UIViewController()
    root.title = "Mail"
    let next = UIViewController()
    next.title = "Inbox"
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    edit.isEnabled = false
    next.navigationItem.rightBarButtonItem = edit
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    navigation.pushViewController(next, animated: false)
    stage.platform.settle()
    let elements = UIApplication.shared.accessibility.nodes(of: stage.scene.scene).elements
    #expect(elements.map(\.label) == ["Mail", "Inbox", "Edit"])
    #expect(elements.map(\.traits) == [.button, .header, [.button, .notEnabled]])
  }

  @Test func `a row says all its texts and leaves its controls to be found by themselves`() throws {
    let stage = Stage(width: 320, height: 240)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    // The order of reading is that on screen, whatever came first.
    cell.detailTextLabel?.text = "Home"
    cell.textLabel?.text = "Wi-Fi"
    let toggle = UISwitch()
    cell.accessoryView = toggle
    stage.window.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 40, width: 320, height: 44)
    stage.platform.settle()
    check(cell, "Wi-Fi, Home", .none)
    let nodes = UIApplication.shared.accessibility.nodes(of: stage.scene.scene)
    #expect(nodes.map(\.role) == [.row])
    #expect(nodes.first?.children.map(\.role) == [.toggle])
    #expect(nodes.first?.children.first?.label == "Wi-Fi, Home", "a switch without a name has that of its row")
    cell.accessoryView = nil
    cell.accessoryType = .checkmark
    #expect(cell.accessibilityTraits == .selected)
    cell.accessoryType = .disclosureIndicator
    #expect(cell.accessibilityTraits == .button)
  }

  @Test func `an image is read when it is told to be`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(!view.isAccessibilityElement)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Favourite"
    check(view, "Favourite", .image)
  }

  @Test func `the wheels of a picker say what they are turned to`() {
    let stage = Stage(width: 360, height: 300)
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 2 * 3600 + 5 * 60
    stage.window.addSubview(picker)
    picker.frame = CGRect(x: 0, y: 0, width: 360, height: 216)
    stage.platform.settle()
    let wheels = UIApplication.shared.accessibility.nodes(of: stage.scene.scene).elements
    #expect(wheels.map(\.role) == [.wheel, .wheel])
    #expect(wheels.map { $0.value?.prefix(1) } == ["2", "5"])
    wheels.last?.object.accessibilityIncrement()
    stage.platform.settle()
    #expect(picker.countDownDuration == TimeInterval(2 * 3600 + 6 * 60))
  }
}
