// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Text that waits, and is replaced where it waits: what the app has not been sent cannot be missed there.
///
/// Letters of an alphabet alone: how syllables are sent depends on the steps that have made them. Not behind a key that waits, which may
/// lead to a field that takes no corrections; nor texts that are sent in another way than short ones.
extension TextOutbox {
  /// Whether all that a person's change takes away waits here, but for what it puts back in front.
  func waits(whole edit: TextEdit) -> Bool { waitingReplacement(edit, staysInField: false) != nil }

  /// Makes a person's change in the text that waits.
  ///
  /// - Returns: Whether that was possible.
  mutating func replaceWaiting(_ edit: TextEdit, staysInField: Bool) -> Bool {
    guard let (start, text) = waitingReplacement(edit, staysInField: staysInField) else { return false }
    let changed = Entry(
      edit: .insert(text), source: .person, staysInField: staysInField,
      isBetweenFields: queue[start...].allSatisfy(\.isBetweenFields))
    queue.replaceSubrange(start..., with: [changed])
    return true
  }

  /// Returns which of the changes that wait come to another text, and to which.
  private func waitingReplacement(_ edit: TextEdit, staysInField: Bool) -> (start: Int, text: String)? {
    guard case .replaceBackward(let old, let new) = edit, !old.hasHangul, !new.hasHangul else { return nil }
    let ends = String.changedEnds(from: old, to: new)
    guard !ends.old.isEmpty, !queue.contains(where: \.edit.isPress) else { return nil }
    let change = TextEdit.replaceBackward(old: ends.old, new: ends.new)
    var text = ""
    for place in queue.indices.reversed() {
      let entry = queue[place]
      guard entry.source == .person, entry.staysInField == staysInField, !entry.isStarted,
        case .insert(let letters) = entry.edit, !letters.hasHangul
      else { return nil }
      text = letters + text
      if let changed = text.changed(by: change) {
        return changed.isEmpty || changed.unicodeScalars.count > TextLanes.shortTextCount ? nil : (place, changed)
      }
    }
    return nil
  }
}

extension TextEdit {
  fileprivate var isPress: Bool { if case .press = self { true } else { false } }
}

extension String {
  /// Whether it has Hangul: syllables, or letters that become such.
  fileprivate var hasHangul: Bool {
    unicodeScalars.contains { (0x3131...0x318E).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
  }
}
