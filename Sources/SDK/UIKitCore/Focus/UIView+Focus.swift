// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Views as environments

extension UIView {
  /// Whether the focus is here; asked all the time, and mostly where there is none.
  var hasFocus: Bool {
    guard let system = knownWindow?.windowScene?.focusSystem else { return false }
    return system.focusedItem === self
  }

  /// Asks for an update of the focus that is in an environment.
  static func askForFocusUpdate(in environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.focusSystem(for: environment),
      system.focusedItem.map({ UIFocusSystem.environment(environment, contains: $0) }) ?? true
    else { return }
    system.requestFocusUpdate(to: environment)
  }
}

// MARK: - Controls

extension UIControl {
  /// The control is used by a remote.
  func performByRemote() {
    guard isEnabled else { return }
    if let choosing = self as? any EntryChoosing, !(self is UIButton) { return choosing.press() }
    guard !accessibilityTraits.contains(.adjustable) else { return }
    let opensMenu = showsMenuAsPrimaryAction && contextMenuInteraction != nil
    if !opensMenu { sendActions(for: .touchUpInside) }
    performPrimaryAction()
  }

  /// Changes the value by a step.
  ///
  /// - Returns: Whether there was another value that way.
  func adjust(to heading: UIFocusHeading) -> Bool {
    guard isEnabled, heading == .left || heading == .right else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMore = (heading == .right) != isMirrored
    if let segments = self as? UISegmentedControl {
      let old = segments.selectedSegmentIndex
      segments.choose(by: isMore ? 1 : -1)
      return segments.selectedSegmentIndex != old
    }
    guard accessibilityTraits.contains(.adjustable), let old = accessibilityRange?.value else { return false }
    if isMore { accessibilityIncrement() } else { accessibilityDecrement() }
    return accessibilityRange?.value != old
  }
}

// MARK: - Tables

extension UITableView {
  /// Whether the focus is in a cell. Such a cell stays, in view or not.
  func holdsFocus(_ cell: UITableViewCell) -> Bool {
    guard let item = knownWindow?.windowScene?.focusSystem?.focusedItem as? UIView else { return false }
    return item.lies(within: cell)
  }

  /// Remembers in which row the focus is.
  func noteFocusedPath() {
    guard let item = knownWindow?.windowScene?.focusSystem?.focusedItem as? UIView, let cell = cell(around: item),
      let path = indexPath(for: cell)
    else { return }
    lastFocusedPath = path
  }

  /// The rows are about to be loaded anew: the focus goes to the same one then, whichever cell that gets.
  func keepFocusWhileReloading() {
    guard let system = knownWindow?.windowScene?.focusSystem, let item = system.focusedItem as? UIView,
      cell(around: item) != nil
    else { return }
    noteFocusedPath()
    system.reloaded = self
  }

  /// The cell of this table that a view is in, or is.
  func cell(around view: UIView) -> UITableViewCell? {
    var next: UIView? = view
    while let candidate = next, candidate !== self {
      if let cell = candidate as? UITableViewCell, cell.table === self { return cell }
      next = candidate.superview
    }
    return nil
  }

  /// The cells that the focus goes to first.
  var preferredCells: [UITableViewCell] {
    var paths: [IndexPath] = []
    if let path = delegate?.indexPathForPreferredFocusedView(in: self) { paths.append(path) }
    if remembersLastFocusedIndexPath, let path = lastFocusedPath { paths.append(path) }
    return paths.compactMap { path in
      if cellForRow(at: path) == nil, geometry.contains(path) {
        show(row: path, at: .none, animated: false)
        layoutIfNeeded()
      }
      return cellForRow(at: path)
    }
  }
}

extension UITableViewCell {
  /// Whether the row, and not what is in it, has the focus: not one that has controls and cannot be chosen, by itself or as
  /// none in its table can, nor one with a field.
  var takesFocusForControls: Bool {
    guard selectionStyle == .none || content.holdsField || table?.selects == false else { return true }
    return ![content as UIView, shownAccessory].contains { $0.map(\.holdsFocusItem) ?? false }
  }
}

extension UIView {
  fileprivate var holdsField: Bool {
    subviews.contains { ($0 is UITextField || $0 is UITextView) && $0.canBecomeFocused || $0.holdsField }
  }

  fileprivate var holdsFocusItem: Bool {
    guard letsFocusIn else { return false }
    return canBecomeFocused || subviews.contains { $0.holdsFocusItem }
  }
}
