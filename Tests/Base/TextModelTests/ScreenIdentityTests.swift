// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct ScreenIdentityTests {
  @Test("SY-4 a monitor is known by maker, model and serial number, as far as the compositor tells them")
  func monitors() {
    let screen = ScreenIdentity(
      make: "Dell Inc.", model: "DELL U2720Q", description: "Dell Inc. DELL U2720Q 8KZ1 (DP-1)", connector: "DP-1")
    #expect(screen == ScreenIdentity(monitor: "Dell Inc. DELL U2720Q 8KZ1", connector: "DP-1"))
    let other = ScreenIdentity(make: "Acme", model: "Wide", description: "The one on the left", connector: "DP-2")
    #expect(other == ScreenIdentity(monitor: "Acme Wide", connector: "DP-2"))
  }

  @Test(
    "SY-4 a screen of which nothing is known is known by its connector", arguments: ["Unknown", "headless", " ", ""])
  func unknown(word: String) {
    let screen = ScreenIdentity(make: word, model: word, description: "Unknown (DSI-1)", connector: "DSI-1")
    #expect(screen == ScreenIdentity(connector: "DSI-1"))
  }

  @Test("SY-4 names of screens have no line breaks and are not long") func sound() {
    let screen = ScreenIdentity(monitor: "A\tB\nC\u{1}\u{7F} D", connector: String(repeating: "x", count: 5_000))
    #expect(screen.monitor == "A B C D" && screen.connector.unicodeScalars.count == ScreenIdentity.longestName)
  }
}
