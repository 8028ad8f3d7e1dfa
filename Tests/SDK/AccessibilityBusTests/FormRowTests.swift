// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@testable import AccessibilityBus

/// What the bus is told of the rows of a form.
@MainActor @Suite(.serialized) final class FormRowTests {
  /// Made in the test itself: between a suite's `init` and its test another suite's app may become the shared one.
  private lazy var stage = ControlsStage()

  private func show(_ row: EntryRowView, y: CGFloat) {
    row.frame = CGRect(x: 20, y: y, width: 280, height: 90)
    stage.window.addSubview(row)
  }

  private func object(_ name: String, _ role: AccessibleRole) throws -> Accessible {
    stage.platform.settle()
    stage.refresh()
    return try #require(stage.objects.tree.objects.values.first { $0.name == name && $0.role == role })
  }

  @Test("ED-2 ED-4 SY-5 rows with controls have their title as a name, what is chosen, and their problem in words")
  func rows() throws {
    let menu = UIButton(type: .system)
    (menu.showsMenuAsPrimaryAction, menu.changesSelectionAsPrimaryAction) = (true, true)
    let invitation = UIAction(title: "Choose", attributes: .disabled, state: .on) { _ in }
    menu.menu = UIMenu(children: [invitation, UIAction(title: "Express") { _ in }])
    let speed = EntryControlView(title: "Speed", control: menu)
    let segments = UISegmentedControl(items: ["Plain", "Gift"])
    let wrapping = EntryControlView(title: "Wrapping", control: segments)
    for row in [speed, wrapping] { row.entryValidators = [.required] }
    show(speed, y: 240)
    show(wrapping, y: 340)
    #expect(try object("Speed", .pushButton).description == "Choose")
    #expect(try object("Wrapping", .grouping).description.isEmpty)
    for row in [speed, wrapping] { row.showProblem() }
    for name in [("Speed", AccessibleRole.pushButton), ("Wrapping", .grouping)] {
      #expect(try object(name.0, name.1).states.contains(.invalidEntry))
    }
    let problem = try #require(speed.problemLabel.text)
    #expect(try object("Speed", .pushButton).description == "Choose, \(problem)")
    #expect(try object("Wrapping", .grouping).description == problem)
    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    #expect(try object("Wrapping", .grouping).description.isEmpty)
    #expect(try !object("Wrapping", .grouping).states.contains(.invalidEntry))
    #expect(try object("Gift", .radioButton).states.contains(.checked))
  }

  @Test("ED-5 SY-5 the buttons of a compact date picker say what they are for and what is chosen")
  func compact() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_778_838_060)
    let row = EntryControlView(title: "Starts", control: picker)
    show(row, y: 240)
    #expect(try object("Starts", .pushButton).description == "May 15, 2026")
    row.entryValidators = [EntryValidator { _ in EntryProblem("Too late") }]
    row.showProblem()
    let button = try object("Starts", .pushButton)
    #expect(button.description == "May 15, 2026, Too late" && button.states.contains(.invalidEntry))
  }
}
