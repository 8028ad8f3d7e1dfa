// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Launchers, which run what is typed.
  @Suite struct LauncherTests {
    @Test(
      "CK-15 SY-1 a launcher has the system's keyboard, though another one is the first, and gets what is typed there",
      arguments: ["wofi --dmenu --cache-file=/dev/null", "bemenu"])
    func launcher(command: String) throws {
      var options = SessionOptions()
      options.customKeyboards = [.test]
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      let keyboard = try Keyboard(
        in: session, settings: "keyboards = \(CustomKeyboard.test.identifier), en-US\nauto-capitalization = off\n")
      let launcher = try session.start(
        // With nothing to choose from they print what was typed.
        ["sh", "-c", ": | \(command)"], name: "launcher", environment: ["WAYLAND_DEBUG": "1"])
      try Wait.untilTrue("\(command) to have the keyboard", detail: { String(launcher.output.suffix(600)) }) {
        launcher.output.contains(".enter(") && launcher.output.contains("wl_keyboard")
      }
      // Neither asks for a keyboard before its first key.
      try session.callBus(
        name: "sm.puri.OSK0", path: "/sm/puri/OSK0", method: "sm.puri.OSK0.SetVisible", arguments: ["boolean:true"])
      let state = try keyboard.wait(for: "the keyboard") { $0.visible && $0.labels.contains("q") }
      #expect(state.guest == nil && !state.keys.contains { $0.id == "globe" })
      let driver = KeyboardDriver(keyboard, in: session)
      try driver.type("beta")
      #expect(try keyboard.state().guest == nil)
      try driver.tap("return")
      try Wait.untilTrue("\(command) to take what was typed", detail: { String(launcher.output.suffix(600)) }) {
        launcher.output.split(separator: "\n").contains("beta")
      }
    }
  }
}
