// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// What was typed on this device for another one, in order: one change is on its way at a time, so that none is lost, doubled or out of order.
///
/// What was typed for one field never goes to the next.
package struct TypingQueue: Sendable {
  /// What is typed.
  package enum Key: Hashable, Sendable {
    /// A text without line ends, of characters that keyboards type.
    case text(String)
    /// The delete key.
    case delete
    /// Return.
    case `return`
  }

  /// What an answer means.
  package enum Outcome: Hashable, Sendable {
    /// The change was made, with so many characters of text.
    case made(characterCount: Int)
    /// It was too much at once; the same change goes again in a moment.
    case again
    /// It was not made, and neither is what was typed behind it.
    case refused(RemoteRefusal)
    /// It answers nothing that was asked.
    case wrong
  }

  /// The field as the other device has told it last.
  package private(set) var field = RemoteField(number: 0)
  /// What waits, in order.
  private var keys: [Key] = []
  /// What is on its way.
  private var sent: RemoteEdit?
  private var count = 0

  package init() {}

  /// Whether all that was typed has been answered.
  package var isEmpty: Bool { keys.isEmpty && sent == nil }

  /// How many characters of text are on their way, which may have arrived or not.
  package var sentCharacterCount: Int { sent?.characterCount ?? 0 }
}

// MARK: - Typing

extension TypingQueue {
  /// Adds what was typed behind the rest.
  ///
  /// - Returns: Whether there is a field that takes it; it is dropped otherwise.
  package mutating func add(_ key: Key) -> Bool {
    guard field.isActive else { return false }
    switch (key, keys.last) {
    case (.text(""), _): break
    case (.text(let text), .text(let before)): keys[keys.count - 1] = .text(before + text)
    default: keys.append(key)
    }
    return true
  }

  /// Returns what is to be sent now; `nil` while something is on its way, or nothing waits.
  package mutating func next() -> RemoteEdit? {
    guard sent == nil, !keys.isEmpty else { return nil }
    let change: RemoteEdit.Change
    switch keys.removeFirst() {
    case .delete: change = .delete
    case .return: change = .return
    case .text(let text):
      let start = Self.start(of: text)
      change = .replace(old: "", new: String(start))
      if start.endIndex < text.endIndex { keys.insert(.text(String(text[start.endIndex...])), at: 0) }
    }
    count += 1
    sent = RemoteEdit(number: count, field: field.number, change: change)
    return sent
  }

  /// As much of a text as goes in one change: whole characters, or parts of one that is longer than that.
  private static func start(of text: String) -> Substring {
    var byteCount = 0
    let end = text.firstIndex { character in
      byteCount += character.utf8.count
      return byteCount > RemoteLimits.textByteCount
    }
    guard let end, end == text.startIndex else { return text[..<(end ?? text.endIndex)] }
    byteCount = 0
    let part = text.unicodeScalars.firstIndex { scalar in
      byteCount += UTF8.width(scalar)
      return byteCount > RemoteLimits.textByteCount
    }
    return text[..<(part ?? text.endIndex)]
  }
}

// MARK: - What the other device says

extension TypingQueue {
  /// Takes the field that has focus there now, or what has changed in it.
  ///
  /// - Returns: Whether something was dropped that was typed for the field before.
  package mutating func follow(_ field: RemoteField) -> Bool {
    defer { self.field = field }
    guard field.number != self.field.number else { return false }
    defer { keys = [] }
    return !keys.isEmpty
  }

  /// Takes what became of the change that is on its way.
  package mutating func take(_ answer: RemoteAnswer) -> Outcome {
    guard let sent, answer.edit == sent.number else { return .wrong }
    self.sent = nil
    guard let refusal = answer.refusal else { return .made(characterCount: sent.characterCount) }
    guard sent.field == field.number else { return .refused(.late) }
    guard refusal == .pace else {
      // What was typed behind it was meant for a text that has it.
      keys = []
      return .refused(refusal)
    }
    keys.insert(sent.change.key, at: 0)
    return .again
  }
}

extension RemoteEdit {
  fileprivate var characterCount: Int { if case .replace(_, let new) = change { new.count } else { 0 } }
}

extension RemoteEdit.Change {
  fileprivate var key: TypingQueue.Key {
    switch self {
    case .replace(_, let new): .text(new)
    case .delete: .delete
    case .return: .return
    }
  }
}
