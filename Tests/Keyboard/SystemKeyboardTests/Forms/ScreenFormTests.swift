// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import SystemKeyboard
import Testing
import TextModel

@Suite struct ScreenFormTests {
  @Test func `phones have the keyboard at the bottom`() {
    #expect(Screen(size: Size(width: 430, height: 932)).form(wanted: .floating) == .docked)
    #expect(Screen(size: Size(width: 932, height: 430)).form(wanted: .floating) == .docked)
    #expect(Screen(size: Size(width: 1024, height: 768)).form(wanted: .floating) == .floating)
    #expect(Screen(size: Size(width: 1024, height: 768)).form(wanted: .docked) == .docked)
  }
}
