// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field that is filled with one of some values, which a wheel shows in place of the keyboard.
///
///     let size = EntryPickerField(["S", "M", "L"]) { $0 }
///     let country = EntryPickerField(countries, title: \.name)
///
/// On a hardware keyboard, a letter chooses the next value whose title begins with it.
@MainActor
public final class EntryPickerField<Value>: EntryChoiceField {
  /// What there is to choose.
  public let values: [Value]
  private let titles: PickerTitles
  /// The wheel.
  public let pickerView: UIPickerView

  /// Makes a field in which nothing is chosen yet.
  ///
  /// - Parameters:
  ///   - values: What there is to choose, in order.
  ///   - title: Returns what the wheel and the field show of a value.
  public init(_ values: [Value], title: (Value) -> String) {
    self.values = values
    titles = PickerTitles(values.map(title))
    pickerView = UIPickerView()
    super.init(picker: pickerView, symbol: "chevron.up.chevron.down")
    pickerView.dataSource = titles
    pickerView.delegate = titles
    titles.onChoice = { [weak self] in self?.choosePicked() }
  }

  public required init?(coder: NSCoder) { nil }

  /// The index of the chosen value; `nil` for none, and for an index that there is not. Setting it sends no event.
  public var selectedIndex: Int? {
    get { chosenIndex }
    set {
      chosenIndex = newValue.flatMap { values.indices.contains($0) ? $0 : nil }
      if let chosenIndex { pickerView.selectRow(chosenIndex, inComponent: 0, animated: false) }
      show(chosenIndex.map { titles.all[$0] } ?? "")
    }
  }
  private var chosenIndex: Int?

  /// The chosen value; `nil` for none.
  public var value: Value? { chosenIndex.map { values[$0] } }

  /// The title of the chosen value; an empty one for none. Setting one chooses the value with that title, in upper or lower
  /// case, or none.
  public override var text: String? {
    get { super.text }
    set { selectedIndex = titles.all.firstIndex { $0.caseInsensitiveCompare(newValue ?? "") == .orderedSame } }
  }

  override var hasChoice: Bool { chosenIndex != nil }

  override func choosePicked() { choose(pickerView.selectedRow(inComponent: 0)) }

  override func choose(by step: Int) { choose(min(max((chosenIndex ?? 0) + step, 0), values.count - 1)) }

  override func choose(beginningWith text: String) {
    let start = chosenIndex.map { $0 + 1 } ?? 0
    let order = Array(start..<max(values.count, start)) + Array(0..<min(start, values.count))
    let found = order.first {
      titles.all[$0].range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
    if let found { choose(found) }
  }

  private func choose(_ index: Int) {
    guard index != chosenIndex, values.indices.contains(index) else { return }
    selectedIndex = index
    tellChange()
  }
}

/// The rows of a wheel.
@MainActor
private final class PickerTitles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let all: [String]
  var onChoice: () -> Void = {}

  init(_ all: [String]) {
    self.all = all
    super.init()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { all.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    all.indices.contains(row) ? all[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onChoice() }
}
