// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Titles in place of the keyboard, of which one is chosen.
@MainActor
protocol ChoiceView: UIView {
  /// What it stands on; `nil` for nothing.
  var pickedIndex: Int? { get }
  /// Called when somebody has chosen.
  var onChoice: () -> Void { get set }
  /// Stands on another title, or on none, without telling of it.
  func select(_ index: Int?)
}

/// A wheel, which always stands on a title.
@MainActor
final class ChoiceWheel: UIPickerView, ChoiceView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let titles: [String]
  var onChoice: () -> Void = {}

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  var pickedIndex: Int? { titles.isEmpty ? nil : selectedRow(inComponent: 0) }

  func select(_ index: Int?) {
    if let index { selectRow(index, inComponent: 0, animated: false) }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onChoice() }
}

/// Segments side by side.
@MainActor
final class ChoiceSegments: UIView, ChoiceView {
  private static let margin: CGFloat = 20

  private let segments: UISegmentedControl
  var onChoice: () -> Void = {}

  init(_ titles: [String]) {
    segments = UISegmentedControl(items: titles)
    super.init(frame: .zero)
    segments.addAction(UIAction { [weak self] _ in self?.onChoice() }, for: .valueChanged)
    addSubview(segments)
  }

  required init?(coder: NSCoder) { nil }

  var pickedIndex: Int? { segments.selectedSegmentIndex >= 0 ? segments.selectedSegmentIndex : nil }

  func select(_ index: Int?) { segments.selectedSegmentIndex = index ?? UISegmentedControl.noSegment }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ChoiceInputView.leastHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = segments.intrinsicContentSize.height
    segments.frame = CGRect(
      x: Self.margin, y: ((bounds.height - height) / 2).rounded(), width: max(bounds.width - 2 * Self.margin, 0),
      height: height)
  }
}

/// Rows one below the other, with a mark at the chosen one.
@MainActor
final class ChoiceList: UITableView, ChoiceView, UITableViewDataSource, UITableViewDelegate {
  private static let cell = "choice"

  private let titles: [String]
  private(set) var pickedIndex: Int?
  var onChoice: () -> Void = {}

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero, style: .plain)
    backgroundColor = .clear
    register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ChoiceInputView.usualHeight)
  }

  func select(_ index: Int?) {
    guard index != pickedIndex else { return }
    pickedIndex = index
    reloadData()
    if let index { scrollToRow(at: IndexPath(row: index, section: 0), at: .none, animated: false) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    cell.textLabel?.text = titles.indices.contains(indexPath.row) ? titles[indexPath.row] : nil
    cell.accessoryType = indexPath.row == pickedIndex ? .checkmark : .none
    cell.backgroundColor = .clear
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    for cell in visibleCells { cell.accessoryType = .none }
    cellForRow(at: indexPath)?.accessoryType = .checkmark
    pickedIndex = indexPath.row
    onChoice()
  }
}
