// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) final class FocusLookTests {
  /// A living room's settings: rows on the left, and fields, controls and buttons on the right.
  private final class Room: UIViewController, UITableViewDataSource {
    private let rows = ["Living Room", "Kitchen", "Bedroom", "Studio", "Garden"]
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let field = UITextField()
    let toggle = UISwitch()
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["Day", "Night", "Movie"])
    let filled = UIButton(configuration: .filled())
    let tinted = UIButton(configuration: .tinted())
    let plain = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rooms"
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      view.backgroundColor = .systemGroupedBackground
      table.dataSource = self
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      field.text = "Living Room"
      slider.value = 0.6
      toggle.isOn = true
      segments.selectedSegmentIndex = 0
      filled.configuration?.title = "Save"
      tinted.configuration?.title = "Play a Tone"
      plain.setTitle("Cancel", for: .normal)
      let buttons = UIStackView(arrangedSubviews: [filled, tinted, plain])
      buttons.spacing = 24
      let values = UIStackView(arrangedSubviews: [toggle, slider])
      values.spacing = 24
      values.alignment = .center
      let column = UIStackView(arrangedSubviews: [field, values, segments, buttons])
      column.axis = .vertical
      column.spacing = 32
      column.alignment = .fill
      for part in [table, column] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        table.topAnchor.constraint(equalTo: area.topAnchor),
        table.bottomAnchor.constraint(equalTo: area.bottomAnchor), table.widthAnchor.constraint(equalToConstant: 420),
        column.leadingAnchor.constraint(equalTo: table.trailingAnchor, constant: 40),
        column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -60),
        column.topAnchor.constraint(equalTo: area.topAnchor, constant: 60),
      ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      cell.detailTextLabel?.text = "\(19 + indexPath.row)°"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func sofa(_ style: UIUserInterfaceStyle) -> (Sofa, Room) {
    let room = Room()
    return (Sofa(style: style) { UINavigationController(rootViewController: room) }, room)
  }

  private func focus(_ sofa: Sofa, _ view: UIView?) {
    if let view { UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view) }
    sofa.app.settle()
  }

  @Test("VK-13 what has the focus can be seen from a sofa", arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(_ style: UIUserInterfaceStyle) throws {
    let (sofa, room) = sofa(style)
    let name = style == .dark ? "dark" : "light"
    focus(sofa, room.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    try sofa.app.screenshot().matches(golden: "focus-row-\(name)")
    focus(sofa, room.filled)
    try sofa.app.screenshot().matches(golden: "focus-button-\(name)")
    focus(sofa, room.field)
    try sofa.app.screenshot().matches(golden: "focus-field-\(name)")
  }

  @Test(
    "VK-13 what has the focus can be seen in an alert and in a bar", arguments: [UIUserInterfaceStyle.light, .dark])
  func alertAndBar(_ style: UIUserInterfaceStyle) throws {
    let (sofa, room) = sofa(style)
    let name = style == .dark ? "dark" : "light"
    let bar = room.navigationController?.navigationBar
    focus(sofa, room.filled)
    sofa.press(.upArrow, .upArrow, .upArrow, .upArrow)
    #expect(bar.map { ($0 as UIView).contains(sofa.app.focusedItem ?? $0) } == true)
    try sofa.app.screenshot(of: CGRect(x: 480, y: 0, width: 480, height: 200)).matches(golden: "focus-bar-\(name)")
    let alert = UIAlertController(title: "Delete the room?", message: "Its lamps stay.", preferredStyle: .alert)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    room.present(alert, animated: true)
    sofa.app.settle()
    sofa.press(.rightArrow)
    let card = CGRect(x: 320, y: 170, width: 320, height: 200)
    try sofa.app.screenshot(of: card).matches(golden: "focus-alert-\(name)")
  }

  @Test("VK-13 what had the focus looks as before when it has gone on", arguments: [UIUserInterfaceStyle.light, .dark])
  func leaving(_ style: UIUserInterfaceStyle) throws {
    let (sofa, room) = sofa(style)
    focus(sofa, room.field)
    let before = sofa.app.screenshot().pngData()
    let parts: [UIView?] = [
      room.table.cellForRow(at: IndexPath(row: 1, section: 0)), room.toggle, room.slider, room.segments, room.filled,
      room.tinted, room.plain,
    ]
    for part in parts {
      focus(sofa, part)
      #expect(part?.isFocused == true)
      #expect(sofa.app.screenshot().pngData() != before, "\(String(describing: part))")
      focus(sofa, room.field)
      #expect(sofa.app.screenshot().pngData() == before, "\(String(describing: part))")
    }
  }

  @Test("VK-13 a view without a focus effect shows the focus itself")
  func none() {
    let (sofa, room) = sofa(.light)
    focus(sofa, room.toggle)
    let count = room.filled.subviews.count
    room.filled.focusEffect = nil
    focus(sofa, room.filled)
    #expect(room.filled.isFocused && room.filled.state == .focused && room.filled.subviews.count == count)
    #expect(room.field.focusEffect != nil && room.filled.focusEffect == nil)
  }
}
