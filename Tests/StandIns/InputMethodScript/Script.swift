// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import WaylandPlatform

/// An input method that does what its arguments say, one after the other, and prints what it hears of the field:
///
///     focus                  waits for a field
///     await TEXT             waits until the field tells this text
///     text TEXT              text to put at the caret
///     compose TEXT FROM TO   text to compose there, with what is selected in it
///     delete BEFORE AFTER    bytes to delete around the caret
///     send                   has what was said since the last time done
@main
final class Script {
  private let display: OpaquePointer
  private var seat: OpaquePointer?
  private var manager: OpaquePointer?
  private var method: OpaquePointer?
  private var serial: UInt32 = 0
  private var isActive = false
  private var text = ""

  private static let registryListener = makeListener(
    wl_registry_listener(
      global: { data, registry, name, interface, _ in
        guard let script = owner(data, as: Script.self), let interface else { return }
        switch String(cString: interface) {
        case "wl_seat":
          script.seat = OpaquePointer(wl_registry_bind(registry, name, spn_wl_seat_interface(), 1))
        case "zwp_input_method_manager_v2":
          script.manager = OpaquePointer(
            wl_registry_bind(registry, name, spn_zwp_input_method_manager_v2_interface(), 1))
        default: break
        }
      }, global_remove: { _, _, _ in }))

  private static let methodListener = makeListener(
    zwp_input_method_v2_listener(
      activate: { data, _ in owner(data, as: Script.self)?.isActive = true },
      deactivate: { data, _ in owner(data, as: Script.self)?.isActive = false },
      surrounding_text: { data, _, text, cursor, anchor in
        guard let text else { return }
        owner(data, as: Script.self)?.text = String(cString: text)
        print("text \(String(cString: text).debugDescription) \(cursor) \(anchor)")
      },
      text_change_cause: { _, _, cause in print("cause \(cause)") },
      content_type: { _, _, hint, purpose in print("type \(hint) \(purpose)") },
      done: { data, _ in owner(data, as: Script.self)?.serial &+= 1 },
      unavailable: { _, _ in print("unavailable") }))

  init?() {
    guard let display = wl_display_connect(nil), let registry = wl_display_get_registry(display) else { return nil }
    self.display = display
    wl_registry_add_listener(registry, Self.registryListener, dataPointer(self))
    wl_display_roundtrip(display)
    guard let manager, let seat else { return nil }
    method = zwp_input_method_manager_v2_get_input_method(manager, seat)
    zwp_input_method_v2_add_listener(method, Self.methodListener, dataPointer(self))
  }

  /// Hears what comes until something holds, or the connection ends.
  private func wait(until holds: () -> Bool) {
    while !holds(), wl_display_dispatch(display) >= 0 {}
  }

  private func run(_ words: [String]) {
    var words = words[...]
    func number() -> Int32 { words.popFirst().flatMap { Int32($0) } ?? 0 }
    while let command = words.popFirst() {
      switch command {
      case "focus": wait { isActive && serial > 0 }
      case "await":
        let wanted = words.popFirst() ?? ""
        wait { text == wanted }
      case "text": zwp_input_method_v2_commit_string(method, words.popFirst() ?? "")
      case "compose":
        let text = words.popFirst() ?? ""
        zwp_input_method_v2_set_preedit_string(method, text, number(), number())
      case "delete":
        let before = number()
        zwp_input_method_v2_delete_surrounding_text(method, UInt32(clamping: before), UInt32(clamping: number()))
      case "send":
        zwp_input_method_v2_commit(method, serial)
        wl_display_roundtrip(display)
      default: print("what is \(command)?")
      }
    }
  }

  static func main() {
    guard let script = Script() else { return print("no input methods here") }
    script.run(Array(CommandLine.arguments.dropFirst()))
  }
}
