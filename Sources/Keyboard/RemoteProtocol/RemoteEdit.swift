// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// A change that a paired device asks for.
package struct RemoteEdit: Hashable, Sendable {
  /// Counts the changes of a connection from 1, without a gap: none is made twice, or out of order.
  package let number: Int
  /// The field that it is for, by `RemoteField.number`.
  package let field: Int
  /// What is to change.
  package let change: Change

  /// What is to change, at the caret.
  package enum Change: Hashable, Sendable {
    /// Puts a text in the place of one that this device has typed and that stands before the caret: nothing, for plain typing; the
    /// syllable as it was, for a composition; the word as it was, for a correction.
    case replace(old: String, new: String)
    /// Takes away what is selected, or the character before the caret.
    case delete
    /// Presses Return.
    case `return`
  }

  package init(number: Int, field: Int, change: Change) {
    self.number = number
    self.field = field
    self.change = change
  }
}

// MARK: - Bytes

extension RemoteEdit {
  /// - Returns: `nil` for no change, and for texts that are too long or have characters that no keyboard types.
  init?(_ object: FlatObject) {
    guard let number = object.count("edit"), let field = object.count("field") else { return nil }
    let change: Change
    switch object.type {
    case "replace":
      guard let old = object.text("old", within: RemoteLimits.textByteCount),
        let new = object.text("new", within: RemoteLimits.textByteCount), !(old.isEmpty && new.isEmpty),
        TypableText.isTypable(new)
      else { return nil }
      change = .replace(old: old, new: new)
    case "delete": change = .delete
    case "return": change = .return
    default: return nil
    }
    self.init(number: number, field: field, change: change)
  }

  var object: FlatObject {
    var object: FlatObject
    switch change {
    case .replace(let old, let new):
      object = FlatObject("replace")
      object.set("old", old)
      object.set("new", new)
    case .delete: object = FlatObject("delete")
    case .return: object = FlatObject("return")
    }
    object.set("edit", number)
    object.set("field", field)
    return object
  }
}

/// What became of a change.
package struct RemoteAnswer: Hashable, Sendable {
  /// The number of the change.
  package let edit: Int
  /// Why it was not made; `nil` where it was.
  package let refusal: RemoteRefusal?

  package init(edit: Int, refusal: RemoteRefusal? = nil) {
    self.edit = edit
    self.refusal = refusal
  }
}

/// Why a change was not made.
package enum RemoteRefusal: String, Hashable, Sendable, CaseIterable {
  /// Another field has focus, or none.
  case late
  /// What was to be replaced does not stand before the caret any more.
  case moved
  /// Return does nothing in this field now.
  case returnKey
  /// It was more at once than a person types or pastes.
  case pace
}

extension RemoteAnswer {
  static let type = "answer"

  init?(_ object: FlatObject) {
    guard let edit = object.count("edit") else { return nil }
    var refusal: RemoteRefusal?
    if let word = object.text("refused") {
      guard let known = RemoteRefusal(rawValue: word) else { return nil }
      refusal = known
    }
    self.init(edit: edit, refusal: refusal)
  }

  var object: FlatObject {
    var object = FlatObject(Self.type)
    object.set("edit", edit)
    if let refusal { object.set("refused", refusal.rawValue) }
    return object
  }
}
