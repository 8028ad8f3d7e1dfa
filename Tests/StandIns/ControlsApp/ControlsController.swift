// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with one control of each kind, for programs that look at the app from outside.
class ControlsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let status = UILabel()
  private let slider = UISlider()
  private let toggle = UISwitch()
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["Map", "Satellite", "Hybrid"])
  private let progress = UIProgressView(progressViewStyle: .default)
  private let table = UITableView(frame: .zero, style: .plain)
  private let cities = (1...40).map { "City \($0)" }
  private lazy var parts: [UIView] = {
    let push = UIButton(type: .system)
    push.setTitle("Push", for: .normal)
    push.accessibilityHint = "Counts up"
    push.addAction(UIAction { [weak self] _ in self?.pushed() }, for: .touchUpInside)
    let ask = UIButton(type: .system)
    ask.setTitle("Ask", for: .normal)
    ask.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    let off = UIButton(type: .system)
    off.setTitle("Off", for: .normal)
    off.isEnabled = false
    return [status, push, ask, off, toggle, slider, stepper, segments, progress, table]
  }()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Everything"
    view.backgroundColor = .systemBackground
    status.text = "Nothing yet"
    status.accessibilityIdentifier = "status"
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.addAction(UIAction { [weak self] _ in report("switch \(self?.toggle.isOn == true)") }, for: .valueChanged)
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    slider.value = 4
    slider.addAction(UIAction { [weak self] _ in report("slider \(self?.slider.value ?? -1)") }, for: .valueChanged)
    slider.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mute") { [weak self] _ in
        self?.slider.value = 0
        return true
      }
    ]
    stepper.accessibilityLabel = "Guests"
    stepper.addAction(UIAction { [weak self] _ in report("stepper \(self?.stepper.value ?? -1)") }, for: .valueChanged)
    segments.selectedSegmentIndex = 1
    segments.addAction(
      UIAction { [weak self] _ in report("segment \(self?.segments.selectedSegmentIndex ?? -1)") }, for: .valueChanged)
    progress.progress = 0.25
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    for part in parts { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 10)
    var top = room.minY
    for part in parts {
      let height = part === table ? room.maxY - top : part === progress ? 4 : 34
      part.frame = CGRect(x: room.minX, y: top, width: part is UIStepper ? 94 : room.width, height: max(height, 0))
      top += height + 8
    }
  }

  private func pushed() {
    count += 1
    status.text = "Pushed \(count)"
    report("pushed \(count)")
    UIAccessibility.post(notification: .announcement, argument: "Pushed \(count) times")
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in report("cancelled") })
    alert.addAction(UIAlertAction(title: "Erase", style: .destructive) { _ in report("erased") })
    present(alert, animated: true)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = cities[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { report("row \(indexPath.row)") }
}
