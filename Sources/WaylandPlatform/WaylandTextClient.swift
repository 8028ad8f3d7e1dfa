// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
package import TextModel

/// The field that has focus, reached by the best way that its app has shown to honour.
///
/// `TextLanes` decides; Documentation/Decisions/0002 has the reasons and what each app does.
package final class WaylandTextClient {
  /// Where keys go; comes later than the rest, see `WaylandSession.addVirtualKeyboard`.
  var keyboard: VirtualKeyboard?
  private let method: InputMethod?
  private var lanes = TextLanes()
  /// Sends what is queued; the text must leave before anything is drawn.
  private let flush: () -> Void

  init(keyboard: VirtualKeyboard?, method: InputMethod?, flush: @escaping () -> Void) {
    self.keyboard = keyboard
    self.method = method
    self.flush = flush
  }

  /// What a new state of the input method means for the keyboard.
  package enum News: Hashable, Sendable {
    /// Another field has focus, or the same one begun anew.
    case newField
    /// The text or the caret has changed by other hands.
    case foreignChange
    /// Only our own changes came back, or nothing changed.
    case echo
  }

  /// Takes over a state of the input method.
  package func receive(_ state: InputMethod.State) -> News { lanes.receive(state, at: MonotonicClock.nowMicroseconds) }
}

// MARK: - Text

extension WaylandTextClient: TextClient {
  package var context: TextContext? { lanes.context }

  package func apply(_ edits: [TextEdit]) {
    let method = activeMethod
    let ways = TextLanes.Ways(hasTextInput: method != nil, hasKeys: keyboard != nil)
    for edit in edits {
      for step in lanes.steps(for: edit, by: ways, at: MonotonicClock.nowMicroseconds) {
        switch step {
        case .commit(let count, let text): method?.replace(before: count, with: text)
        case .type(let text): keyboard?.type(text)
        case .press(let stroke): keyboard?.press(stroke)
        }
      }
    }
    flush()
  }

  private var activeMethod: InputMethod? {
    guard let method, method.state.isActive, !method.isUnavailable else { return nil }
    return method
  }
}
