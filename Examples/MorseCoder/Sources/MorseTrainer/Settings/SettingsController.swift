// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// What people choose about the keyboard, with a field to feel it.
final class SettingsController: UITableViewController {
  private enum Row: Hashable { case oneSwitch, speed, hints, clicks, sidetone, field }

  private let trainer: Trainer
  private let field = MorseField()
  private let speed = UISlider()
  private let speedLabel = UILabel.make(style: .body, color: .secondaryLabel)

  init(_ trainer: Trainer) {
    self.trainer = trainer
    super.init(style: .insetGrouped)
    title = TrainerPage.settings.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
    field.keyboard = trainer.makeKeyboard()
    field.placeholder = said("Type here", "여기에 입력")
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.accessibilityLabel = said("Try the keyboard", "키보드 써 보기")
    field.accessibilityIdentifier = "settings.field"
    speed.minimumValue = Float(SwitchTiming.speeds.lowerBound)
    speed.maximumValue = Float(SwitchTiming.speeds.upperBound)
    speed.value = Float(trainer.settings.wordsPerMinute)
    speed.accessibilityLabel = said("Speed", "속도")
    speed.accessibilityIdentifier = "settings.speed"
    speed.addAction(UIAction { [weak self] _ in self?.speedChanged() }, for: .valueChanged)
    showSpeed()
  }

  // MARK: Rows

  private var sections: [[Row]] {
    [trainer.settings.usesOneSwitch ? [.oneSwitch, .speed] : [.oneSwitch], [.hints, .clicks, .sidetone], [.field]]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    switch section {
    case 0:
      said(
        "One large key takes the place of dot and dash. A short press is a dot, a long one a dash; a pause ends the letter, "
          + "a longer one the word.",
        "큰 키 하나가 점과 선을 대신합니다. 짧게 누르면 점, 길게 누르면 선이고, 잠시 쉬면 글자가, 더 쉬면 단어가 끝납니다.")
    case 1:
      said(
        "Hints show which letters more signals lead to. With the sidetone, dots and dashes are heard as a tone.",
        "힌트는 신호를 더 누르면 어떤 글자가 되는지 보여 줍니다. 신호음(사이드톤)을 켜면 점과 선이 신호음으로 들립니다.")
    default: nil
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 2 ? said("Try it", "써 보기") : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    switch sections[indexPath.section][indexPath.row] {
    case .oneSwitch: toggle(cell, said("Single switch", "스위치 하나로 입력"), "one-switch", \.usesOneSwitch)
    case .hints: toggle(cell, said("Hints above the keys", "키에 힌트 표시"), "hints", \.showsHints)
    case .clicks: toggle(cell, said("Key clicks", "키 소리"), "clicks", \.clicks)
    case .sidetone: toggle(cell, said("Sidetone", "신호음(사이드톤)"), "sidetone", \.sidetone)
    case .speed: showSpeed(in: cell)
    case .field: put(field, in: cell, top: 0)
    }
    return cell
  }

  private func toggle(
    _ cell: UITableViewCell, _ title: String, _ name: String, _ path: WritableKeyPath<MorseSettings, Bool>
  ) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    cell.contentConfiguration = content
    let control = UISwitch()
    control.isOn = trainer.settings[keyPath: path]
    control.accessibilityLabel = title
    control.accessibilityIdentifier = "settings.\(name)"
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UISwitch else { return }
        change { $0[keyPath: path] = control.isOn }
      }, for: .valueChanged)
    cell.accessoryView = control
  }

  private func showSpeed(in cell: UITableViewCell) {
    let title = UILabel.make(said("Speed", "속도"), style: .body)
    let head = UIStackView(arrangedSubviews: [title, speedLabel])
    head.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [head, speed])
    stack.axis = .vertical
    stack.spacing = 4
    put(stack, in: cell, top: 10)
  }

  private func put(_ view: UIView, in cell: UITableViewCell, top: CGFloat) {
    let content = cell.contentView
    content.add(view)
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    // Cells are without height before they are laid out.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: top),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -top),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      height,
    ])
  }

  // MARK: Changes

  private func change(_ make: (inout MorseSettings) -> Void) {
    let old = trainer.settings
    var settings = old
    make(&settings)
    trainer.settings = settings
    field.keyboard?.reloadSettings()
    guard settings.usesOneSwitch != old.usesOneSwitch else { return }
    let row = [IndexPath(row: 1, section: 0)]
    if settings.usesOneSwitch {
      tableView.insertRows(at: row, with: .fade)
    } else {
      tableView.deleteRows(at: row, with: .fade)
    }
  }

  private func speedChanged() {
    let value = Int(speed.value.rounded())
    guard value != trainer.settings.wordsPerMinute else { return }
    change { $0.wordsPerMinute = value }
    showSpeed()
  }

  private func showSpeed() {
    let value = Int(speed.value.rounded())
    speedLabel.text = said("\(value) words a minute", "1분에 \(value)단어")
    speed.accessibilityValue = speedLabel.text
  }
}
