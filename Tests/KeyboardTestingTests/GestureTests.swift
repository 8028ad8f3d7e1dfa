// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct GestureTests {
  @Test func `a tap pushes a button`() throws {
    let settings = SettingsController()
    let app = TestApp { settings }
    try app.tap("Save")
    #expect(settings.done == ["saved"])
    try app.tap(.type(UISwitch.self).label("Sounds"))
    #expect(settings.sounds.isOn && !settings.wifi.isOn)
  }

  @Test func `what is far down a list is scrolled to and tapped`() throws {
    let list = ListController(style: .plain)
    let app = TestApp { list }
    try app.scroll(to: "Row 60")
    try app.tap("Row 60")
    #expect(list.selected == ["Row 60"])
  }
}
