// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout

/// One run over bytes from outside, for fuzzers and for the replay of what they have found: no bytes may trap or hang.
enum LayoutFuzzing {
  static func run(_ bytes: [UInt8]) {
    // The file imports itself, wherever it imports anything.
    let read = try? KeyboardReader.read(bytes, file: "fuzz.xml") { LayoutImportedFile(name: $0.path, bytes: bytes) }
    let test = try? KeyboardTestReader.read(bytes, file: "fuzz.xml")
    guard let keyboard = read else { return }
    if let test {
      _ = KeyboardTestRunner.run(test, on: keyboard)
    }
    use(keyboard)
  }

  private static func use(_ keyboard: Keyboard) {
    var session = LayoutSession(keyboard)
    session.reset(context: "e\u{301}a\u{10F001}👍🏽")
    for key in keyboard.keys.values.sorted(by: { $0.id < $1.id }).prefix(80) {
      _ = keyboard.label(of: key)
      _ = session.type(key.output ?? "")
      for flick in keyboard.flickKeys(of: key) {
        _ = session.type(flick.key.output ?? "")
      }
      _ = keyboard.multiTapKey(of: key, tapCount: 3)
      _ = keyboard.longPressKeys(of: key)
    }
    for _ in 0..<4 {
      _ = session.deleteBackward()
    }
    _ = keyboard.touchGroup(forWidthMillimetres: 100)
    _ = keyboard.hardwareGroup?.layer(held: ["shift", "altR"])
  }
}
