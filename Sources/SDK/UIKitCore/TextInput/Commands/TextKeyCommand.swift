// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A step that a caret takes through a text.
enum CaretStep {
  case left, right, up, down
  case wordLeft, wordRight
  case lineStart, lineEnd
  case textStart, textEnd
}

/// What keys of a hardware keyboard do in a text.
enum TextKeyCommand: Equatable {
  case insert(String)
  case move(CaretStep, selects: Bool)
  case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
  case cut, copy, paste, selectAll, undo, redo
  case enter
  case tab(isBackward: Bool)

  /// Returns what a key does; `nil` for keys that are not for texts.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags
    let isControl = flags.contains(.control) || flags.contains(.command)
    let selects = flags.contains(.shift)
    switch key.keyCode {
    case .keyboardLeftArrow: self = .move(isControl ? .wordLeft : .left, selects: selects)
    case .keyboardRightArrow: self = .move(isControl ? .wordRight : .right, selects: selects)
    case .keyboardUpArrow: self = .move(isControl ? .textStart : .up, selects: selects)
    case .keyboardDownArrow: self = .move(isControl ? .textEnd : .down, selects: selects)
    case .keyboardHome: self = .move(isControl ? .textStart : .lineStart, selects: selects)
    case .keyboardEnd: self = .move(isControl ? .textEnd : .lineEnd, selects: selects)
    case .keyboardDeleteOrBackspace: self = isControl ? .deleteWordBackward : .deleteBackward
    case .keyboardDeleteForward: self = isControl ? .deleteWordForward : .deleteForward
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardTab: self = .tab(isBackward: selects)
    default:
      if isControl {
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a": self = .selectAll
        case "c": self = .copy
        case "x": self = .cut
        case "v": self = .paste
        case "z": self = selects ? .redo : .undo
        case "y": self = .redo
        default: return nil
        }
      } else {
        let isText = key.characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        guard !key.characters.isEmpty, isText else { return nil }
        self = .insert(key.characters)
      }
    }
  }

  /// Whether it is nothing for a text that is only read.
  var changesText: Bool {
    switch self {
    case .move, .copy, .selectAll: false
    default: true
    }
  }
}
