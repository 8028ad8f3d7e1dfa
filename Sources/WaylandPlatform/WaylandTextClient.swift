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
  private let keyboard: VirtualKeyboard?
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
    lastKeyMicroseconds = nil
    return shadow.receive(context) == .echo ? .echo : .foreignChange
  }
}

// MARK: - Text

extension WaylandTextClient: TextClient {
  public var context: TextContext? { shadow.context }

  public func apply(_ edits: [TextEdit]) {
    for edit in edits {
      send(edit)
      shadow.apply(edit)
    }
    flush()
  }

  private func send(_ edit: TextEdit) {
    switch edit {
    case .insert(let text): insert(text)
    case .replaceBackward(let old, let new): replace(old, new)
    case .deleteBackward(let unit): delete(unit)
    case .moveCaret(let graphemes):
      guard graphemes != 0 else { return }
      press(KeyStroke(graphemes < 0 ? .left : .right), count: Int(min(graphemes.magnitude, 1000)))
    case .press(let stroke): press(stroke)
    }
  }

  private func insert(_ text: String) {
    guard !text.isEmpty else { return }
    if let method = activeMethod, !isInKeyLane {
      method.replace(before: 0, with: text)
    } else {
      typeKeys(text)
    }
  }

  private func replace(_ old: String, _ new: String) {
    if let method = activeMethod, !isInKeyLane, canDelete(old) {
      method.replace(before: old.utf8.count, with: new)
    } else {
      press(KeyStroke(.backspace), count: old.count)
      insert(new)
    }
  }

  private func delete(_ unit: DeletionUnit) {
    guard unit == .grapheme else { return press(KeyStroke(.backspace, modifiers: .control)) }
    if let method = activeMethod, !isInKeyLane, let last = shadow.context?.before.last, canDelete(String(last)) {
      method.replace(before: String(last).utf8.count, with: "")
    } else {
      press(KeyStroke(.backspace))
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

  /// Whether the app reports its text and that text ends in `old`, so that it can delete by bytes.
  private func canDelete(_ old: String) -> Bool {
    guard shadow.isReported, let context = shadow.context, context.selected.isEmpty else { return false }
    return !old.isEmpty && context.before.hasSuffix(old)
  }

  private func typeKeys(_ text: String) {
    guard let keyboard else { return }
    keyboard.type(text)
    lastKeyMicroseconds = MonotonicClock.nowMicroseconds
  }

  private func press(_ stroke: KeyStroke, count: Int = 1) {
    guard let keyboard, count > 0 else { return }
    keyboard.press(stroke, count: count)
    lastKeyMicroseconds = MonotonicClock.nowMicroseconds
  }
}
