// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The character of a secret that a key has just typed, which shows for a moment where the person wants that.
@MainActor
final class LastCharacter {
  private let editor: TextEditor
  private let stack: TextStack
  private var end: PlatformCall?

  /// For how long it shows, in seconds.
  private static let duration: TimeInterval = 1

  init(editor: TextEditor, stack: TextStack) { (self.editor, self.stack) = (editor, stack) }

  /// Shows what has been typed, if it is one character that stands before the caret now.
  ///
  /// - Parameter update: Shows the text again; called now, and when the moment has passed.
  func show(_ typed: String, _ update: @escaping @MainActor () -> Void) {
    guard stack.setting.isSecure, typed.count == 1, editor.selection.isCaret, editor.markedRange == nil,
      let platform = UIApplication.shared.platform, platform.showsLastCharacter
    else { return }
    let length = typed.utf16.count
    let range = NSRange(location: editor.selection.head - length, length: length)
    guard range.location >= 0, editor.text.substring(in: range) == typed else { return }
    stack.shown = range
    // Nothing waits for it: the screen is at rest meanwhile.
    end = platform.callIdly(at: platform.now + Self.duration) { [weak self] in
      self?.hide()
      update()
    }
    update()
  }

  /// Has the character show as a dot, like the others, when the text is drawn next.
  func hide() { (stack.shown, end) = (nil, nil) }
}
