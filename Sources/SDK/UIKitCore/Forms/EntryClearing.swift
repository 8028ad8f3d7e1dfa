// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A stop whose choice people may take back, unless its validators want one.
@MainActor
protocol EntryClearing: EntryStop {
  /// Whether there is a way back to nothing.
  var canBeCleared: Bool { get }
  /// Whether something is chosen.
  var hasChoice: Bool { get }
  /// Takes the choice back, as somebody does by hand.
  func clearChoice()
}

extension EntryClearing {
  /// Takes the choice back where there is one that may be.
  func clearIfOptional() {
    if canBeCleared, hasChoice { clearChoice() }
  }
}

extension EntryChoiceField: EntryClearing {
  var canBeCleared: Bool { validators.problem(in: "") == nil }

  func clearChoice() {
    text = nil
    isCleared = true
    tellChange()
  }
}

extension EntryControlView: EntryClearing {
  private var segments: UISegmentedControl? { control as? UISegmentedControl }

  /// A menu has an element for nothing where that can be chosen; other controls always stand on something.
  var canBeCleared: Bool { segments != nil && entryValidators.problem(in: "") == nil }

  var hasChoice: Bool { segments?.chosenText.isEmpty == false }

  func clearChoice() {
    guard let segments else { return }
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    segments.sendValueChanged(with: nil)
  }
}
