// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control as a form sees it: what is chosen, in words, and how keys choose.
@MainActor
protocol EntryChoosing: UIControl {
  /// The title of what is chosen; empty for nothing.
  var chosenText: String { get }
  /// Chooses a neighbour, as far as there is one; a negative step leads towards the beginning.
  func choose(by step: Int)
  /// Chooses the next that begins with what was typed, if there is one.
  func choose(beginningWith text: String)
  /// Does what a tap does.
  func press()
}

extension EntryChoosing {
  func choose(beginningWith text: String) {}
  func press() { performPrimaryAction() }
}

extension [String] {
  /// Returns the place of the next title that begins with what was typed; behind the last one the first follows.
  func place(beginningWith text: String, after place: Int?) -> Int? {
    let start = Swift.min((place ?? -1) + 1, count)
    let order = Array<Int>(start..<count) + Array<Int>(0..<start)
    return order.first {
      self[$0].range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

extension UISegmentedControl: EntryChoosing {
  private func title(at index: Int) -> String {
    titleForSegment(at: index) ?? actionForSegment(at: index)?.title
      ?? (segments.indices.contains(index) ? "\(index + 1)" : "")
  }

  var chosenText: String { title(at: selectedSegmentIndex) }

  func choose(by step: Int) {
    // From nothing a step leads to an end.
    let start = selectedSegmentIndex >= 0 ? selectedSegmentIndex : step > 0 ? -1 : numberOfSegments
    let places = sequence(first: start + step) { $0 + step }.prefix { segments.indices.contains($0) }
    if let next = places.first(where: { isEnabledForSegment(at: $0) }) { choose(next) }
  }

  func choose(beginningWith text: String) {
    let titles = segments.indices.map { isEnabledForSegment(at: $0) ? title(at: $0) : "" }
    let place = selectedSegmentIndex >= 0 ? selectedSegmentIndex : nil
    if let next = titles.place(beginningWith: text, after: place) { choose(next) }
  }

  func press() { if selectedSegmentIndex < 0 { choose(by: 1) } }

  private func choose(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    if let action = actionForSegment(at: index) { sendAction(action) }
    sendValueChanged(with: nil)
  }
}

extension UIButton: EntryChoosing {
  /// What can be chosen of the menu.
  private var choices: [any UIMenuLeaf] {
    guard isPopUp else { return [] }
    return (menu?.leaves ?? []).filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
  }

  var chosenText: String {
    guard isPopUp else { return isSelected ? "1" : "" }
    return choices.first { $0.state == .on }?.title ?? ""
  }

  func choose(by step: Int) {
    let choices = choices
    guard !choices.isEmpty else { return }
    let place = choices.firstIndex { $0.state == .on } ?? (step > 0 ? -1 : choices.count)
    choose(choices[min(max(place + step, 0), choices.count - 1)])
  }

  func choose(beginningWith text: String) {
    let choices = choices
    let place = choices.firstIndex { $0.state == .on }
    if let next = choices.map(\.title).place(beginningWith: text, after: place) { choose(choices[next]) }
  }

  private func choose(_ leaf: any UIMenuLeaf) {
    guard leaf.state != .on else { return }
    menu?.select(leaf)
    leaf.performWithSender(self, target: nil)
    menuSelectionChanged()
  }
}

extension UISwitch: EntryChoosing {
  var chosenText: String { isOn ? "1" : "" }

  func choose(by step: Int) { if isOn != (step > 0) { press() } }

  func press() {
    setOn(!isOn, animated: true)
    sendValueChanged(with: nil)
  }
}

extension UIDatePicker: EntryChoosing {
  var chosenText: String { ISO8601DateFormatter().string(from: date) }

  func choose(by step: Int) {
    switch datePickerMode {
    case .time: choose(by: step * minuteInterval, .minute)
    case .yearAndMonth: choose(by: step, .month)
    default: choose(by: step, .day)
    }
  }

  func press() { openCompact() }
}
