// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WaylandPlatform

@MainActor
@Suite struct HeldKeysTests {
  @Test("TY-8 a key is let go where it was pressed") func releases() {
    var held = HeldKeys()
    held.press(30, isTaken: false)
    held.press(31, isTaken: true)
    #expect(held.release(30) == .pass)
    #expect(held.release(31) == .keep)
    #expect(held.release(30) == .ignore)
    #expect(held.release(99) == .ignore)
  }

  @Test("TY-8 at the end the app lets go of what it has") func end() {
    var held = HeldKeys()
    for code: UInt32 in [42, 29, 30] { held.press(code, isTaken: code == 30) }
    #expect(held.releaseAll() == [29, 42])
    #expect(held.release(29) == .ignore && held.release(30) == .ignore)
  }
}
