// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
public import TextModel

/// The field that has focus, reached by the best way that its app has shown to honour.
///
/// There are two lanes to an app. Text-input events are applied when the app reads them; key events wait in the app's
/// own queue. Text sent down the first lane could therefore overtake a key sent down the second. So after a key, text
/// goes as keys as well, until the app has shown that it is up to date or some time has passed.
/// Documentation/Decisions/0002 has the reasons and what each app does.
public final class WaylandTextClient {
  /// Where keys go; comes later than the rest, see `WaylandSession.addVirtualKeyboard`.
  var keyboard: VirtualKeyboard?
  private var method: InputMethod?
  private var shadow = TextShadow()
  private var activation = 0
  private var lastKeyMicroseconds: Int64?
  private var isSecure = false
  /// Sends what is queued; the text must leave before anything is drawn.
  private let flush: () -> Void

  /// For how long after a key text goes as keys, when the app shows nothing.
  static let keyLaneMicroseconds: Int64 = 250_000

  init(keyboard: VirtualKeyboard?, method: InputMethod?, flush: @escaping () -> Void) {
    self.keyboard = keyboard
    self.method = method
    self.flush = flush
  }

  /// What a new state of the input method means for the keyboard.
  public enum News: Hashable, Sendable {
    /// Another field has focus, or the same one begun anew.
    case newField
    /// The text or the caret has changed by other hands.
    case foreignChange
    /// Only our own changes came back, or nothing changed.
    case echo
  }

  /// Takes over a state of the input method.
  public func receive(_ state: InputMethod.State) -> News {
    guard state.isActive else {
      shadow.end()
      activation = 0
      return .newField
    }
    if state.activation != activation {
      activation = state.activation
      lastKeyMicroseconds = nil
      isSecure = FieldTraits(purpose: state.purpose, hints: state.hints).isSecure
      shadow.begin(report: state.context, isSecure: isSecure)
      return .newField
    }
    guard state.hasNewContext, let context = state.context else { return .echo }
    let news = shadow.receive(context)
    if news == .echo, shadow.isSettled { lastKeyMicroseconds = nil }
    return news == .echo ? .echo : .foreignChange
  }
}

// MARK: - Text

extension WaylandTextClient: TextClient {
  public var context: TextContext? { shadow.context }

  public func apply(_ edits: [TextEdit]) {
    for edit in edits { send(edit) }
    flush()
  }

  private func send(_ edit: TextEdit) {
    switch edit {
    case .insert(let text):
      insert(text)
    case .replaceBackward(let old, let new):
      let kept = zip(old, new).prefix { $0 == $1 }.count
      replace(String(old.dropFirst(kept)), String(new.dropFirst(kept)))
    case .deleteBackward(.grapheme):
      delete()
    case .deleteBackward(.word):
      pressKeys(KeyStroke(.backspace, modifiers: .control))
      shadow.apply(edit)
    case .moveCaret(let graphemes):
      let step = graphemes.signum()
      for _ in 0..<min(graphemes.magnitude, 1000) {
        pressKeys(KeyStroke(step < 0 ? .left : .right))
        shadow.apply(.moveCaret(graphemes: step))
      }
    case .press(let stroke):
      pressKeys(stroke)
      shadow.apply(edit)
    }
  }

  private func insert(_ text: String) {
    guard !text.isEmpty else { return }
    if let method = activeMethod, !isInKeyLane {
      method.replace(before: 0, with: text)
      shadow.apply(.insert(text))
    } else {
      typeKeys(text)
    }
  }

  private func replace(_ old: String, _ new: String) {
    if old.isEmpty { return insert(new) }
    if let method = activeMethod, !isInKeyLane, canDelete(old) {
      method.replace(before: old.utf8.count, with: new)
      shadow.apply(.replaceBackward(old: old, new: new))
    } else {
      for _ in old { deleteByKey() }
      typeKeys(new)
    }
  }

  private func delete() {
    if let method = activeMethod, !isInKeyLane, let last = shadow.context?.before.last, canDelete(String(last)) {
      method.replace(before: String(last).utf8.count, with: "")
      shadow.apply(.deleteBackward(.grapheme))
    } else {
      deleteByKey()
    }
  }
}

// MARK: - Lanes

extension WaylandTextClient {
  private var activeMethod: InputMethod? {
    guard let method, method.state.isActive, !method.isUnavailable else { return nil }
    return method
  }

  /// Whether a key may still wait in the app, so that text must not take the faster lane.
  private var isInKeyLane: Bool {
    guard let last = lastKeyMicroseconds, keyboard != nil else { return false }
    return MonotonicClock.nowMicroseconds - last < Self.keyLaneMicroseconds
  }

  /// Whether the app can be asked to delete `old` before the caret.
  ///
  /// It must report its text, and that must end in `old`. And `old` must be ASCII: the protocol counts bytes, but GTK
  /// before 4.14 takes them for characters, and nothing tells the two apart before damage is done.
  private func canDelete(_ old: String) -> Bool {
    guard shadow.isReported, let context = shadow.context, context.selected.isEmpty else { return false }
    return context.before.hasSuffix(old) && old.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Types text as keys; the app may show each character by itself.
  private func typeKeys(_ text: String) {
    guard let keyboard else { return }
    keyboard.type(text)
    for character in text { shadow.apply(.insert(String(character))) }
    lastKeyMicroseconds = MonotonicClock.nowMicroseconds
  }

  private func deleteByKey() {
    pressKeys(KeyStroke(.backspace))
    shadow.apply(.deleteBackward(.grapheme))
  }

  private func pressKeys(_ stroke: KeyStroke) {
    guard let keyboard else { return }
    keyboard.press(stroke)
    lastKeyMicroseconds = MonotonicClock.nowMicroseconds
  }
}
