// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// What a key says to the compositor, by the protocol library's own log.
  ///
  /// Frames that come late are drawn together, so a busy machine counts less, never more.
  @Suite struct RequestCountTests {
    @Test(
      "TY-6 a key takes two requests for its text, or one key, and few to be seen",
      arguments: [
        (AppKind.gtk4, "en-US", "thequickbrownfox", "thequickbrownfox", 2.0),
        (.gtk4, "ko-KR", "ㅎㅏㄴㄱㅡㄹㅂㅏㄴㄱㅏㅂㄷㅏ", "한글반갑다", 3.0),
        (.foot, "en-US", "thequickbrownfox", "thequickbrownfox", 2.0),
      ])
    func requests(app kind: AppKind, mode: String, keys: String, text: String, most: Double) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        let keyboard = try Keyboard(in: bed.session, name: "second", environment: ["WAYLAND_DEBUG": "1"])
        try Wait.untilTrue("its word that it waits") { keyboard.program.output.contains("another input method") }
        bed.keyboard.program.stop()
        try keyboard.wait(for: "the keyboard of the field") { $0.visible }
        let driver = KeyboardDriver(keyboard, in: bed.session)
        if try keyboard.state().mode != mode { try driver.switchTo(mode: mode) }
        if try keyboard.state().shift != "off" { try driver.tap("shift") }
        try keyboard.wait(for: "small letters") { $0.shift == "off" }
        // What shows fingers is made with the first keys.
        try bed.expectTyped(text) { try driver.type(keys) }
        let before = Requests(keyboard)
        try bed.expectTyped(text + text) { try driver.type(keys) }
        let after = Requests(keyboard)
        let count = Double(keys.count)
        let typing = Double(after.typing - before.typing) / count
        let drawing = Double(after.drawing - before.drawing) / count
        let others = Double(after.others - before.others) / count
        let summary = "\(typing) to type, \(drawing) to draw, \(others) others a key"
        #expect(typing >= 1 && typing <= most, "\(summary)")
        #expect(drawing <= Self.mostDrawing, "\(summary)")
        #expect(others <= 1, "\(summary)")
      }
    }

    private static let mostDrawing = 12.0
  }
}

/// How many requests a keyboard has made.
private struct Requests {
  var typing = 0
  var drawing = 0
  var others = 0

  init(_ keyboard: Keyboard) {
    for line in keyboard.program.output.split(separator: "\n") {
      guard let request = line.firstRange(of: " -> ").map({ line[$0.upperBound...] }) else { continue }
      if request.hasPrefix("zwp_input_method") || request.hasPrefix("zwp_virtual_keyboard") {
        typing += 1
      } else if request.hasPrefix("wl_") || request.hasPrefix("wp_") || request.hasPrefix("zwlr_") {
        drawing += 1
      } else {
        others += 1
      }
    }
  }
}
