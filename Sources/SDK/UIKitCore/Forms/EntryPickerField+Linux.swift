// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What shows the values of an `EntryPickerField` in place of the keyboard.
public enum EntryPickerStyle: Hashable, Sendable {
  /// A wheel to turn, for many values that people know the order of.
  case wheel
  /// Segments side by side, for two to five short titles.
  case segmented
  /// A list whose rows are tapped, with a mark at the chosen one.
  case menu
}

/// A field that is filled with one of some values, which a wheel, segments or a list show in place of the keyboard.
///
///     let size = EntryPickerField(["S", "M", "L"], style: .segmented) { $0 }
///     let country = EntryPickerField(countries, title: \.name)
///
/// On a hardware keyboard, a letter chooses the next value whose title begins with it.
@MainActor
public final class EntryPickerField<Value>: EntryChoiceField {
  /// What there is to choose.
  public let values: [Value]
  /// What shows the values in place of the keyboard.
  public let style: EntryPickerStyle
  private let titles: [String]
  private let choices: any ChoiceView

  /// Makes a field in which nothing is chosen yet.
  ///
  /// - Parameters:
  ///   - values: What there is to choose, in order.
  ///   - style: What shows the values in place of the keyboard.
  ///   - title: Returns what the field, and what is in place of the keyboard, show of a value.
  public init(_ values: [Value], style: EntryPickerStyle = .wheel, title: (Value) -> String) {
    self.values = values
    self.style = style
    titles = values.map(title)
    choices =
      switch style {
      case .wheel: ChoiceWheel(titles)
      case .segmented: ChoiceSegments(titles)
      case .menu: ChoiceList(titles)
      }
    super.init(picker: choices, symbol: "chevron.up.chevron.down")
    choices.onChoice = { [weak self] in self?.choosePicked() }
  }

  /// The wheel; `nil` in a field of another style.
  public var pickerView: UIPickerView? { choices as? UIPickerView }

  public required init?(coder: NSCoder) { nil }

  /// The index of the chosen value; `nil` for none, and for an index that there is not. Setting it sends no event.
  public var selectedIndex: Int? {
    get { chosenIndex }
    set {
      chosenIndex = newValue.flatMap { values.indices.contains($0) ? $0 : nil }
      choices.select(chosenIndex)
      show(chosenIndex.map { titles[$0] } ?? "")
    }
  }
  private var chosenIndex: Int?

  /// The chosen value; `nil` for none.
  public var value: Value? { chosenIndex.map { values[$0] } }

  /// The title of the chosen value; an empty one for none. Setting one chooses the value with that title, in upper or lower
  /// case, or none.
  public override var text: String? {
    get { super.text }
    set { selectedIndex = titles.firstIndex { $0.caseInsensitiveCompare(newValue ?? "") == .orderedSame } }
  }

  override var hasChoice: Bool { chosenIndex != nil }

  override func choosePicked() {
    if let index = choices.pickedIndex { choose(index) }
  }

  override func choose(by step: Int) {
    // From nothing a step leads to an end.
    let place = chosenIndex ?? (step > 0 ? -1 : values.count)
    choose(min(max(place + step, 0), values.count - 1))
  }

  override func choose(beginningWith text: String) {
    if let found = titles.place(beginningWith: text, after: chosenIndex) { choose(found) }
  }

  private func choose(_ index: Int) {
    guard index != chosenIndex, values.indices.contains(index) else { return }
    selectedIndex = index
    tellChange()
  }
}
