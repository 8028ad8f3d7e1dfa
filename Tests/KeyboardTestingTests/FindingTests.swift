// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct FindingTests {
  private let settings = SettingsController()
  private let app: TestApp

  init() {
    let settings = settings
    app = TestApp { settings }
  }

  @Test func `views are found by what they are called`() throws {
    #expect(try app.find("Save") === settings.save)
    #expect(try app.find("Wi-Fi") is UILabel)
    #expect(try app.find("Volume") === settings.volume)
    #expect(try app.find(.label(containing: "Erase")) === settings.erase)
  }

  @Test func `views are found by what they are`() throws {
    #expect(try app.find(UISlider.self) === settings.volume)
    #expect(try app.find(.identifier("volume")) === settings.volume)
    #expect(try app.find(.traits(.header)).accessibilityLabel == "Settings")
    #expect(app.all(UISwitch.self) == [settings.wifi, settings.sounds])
    #expect(app.all(UIControl.self).count == 5)
  }

  @Test func `a switch has the name of the text beside it`() throws {
    #expect(try app.find(UISwitch.self, "Wi-Fi") === settings.wifi)
    #expect(try app.find(.type(UISwitch.self).label("Sounds")) === settings.sounds)
    #expect(app.all(.type(UISwitch.self).label("Volume")).isEmpty)
  }

  @Test func `what is not there is said with what is`() throws {
    let error = #expect(throws: TestFailure.self) { try app.find("Print", file: "/tests/A.swift", line: 7) }
    #expect(error?.code == .notFound)
    #expect(error?.message == "there is no “Print”")
    #expect(error?.description.hasPrefix("A.swift:7: there is no “Print”\n\nOn the screen:\n") == true)
    #expect(
      error?.screen == """
        UILabel “Settings” (header) at 20,16 350×41.5
        UILabel “Wi-Fi” at 20,78.5 299×21
        UISwitch = 0 at 319,73.5 51×31
        UILabel “Sounds” at 20,125.5 299×21
        UISwitch = 0 at 319,120.5 51×31
        UISlider “Volume” = 0% #volume at 20,167.5 350×34
        UIButton “Save” at 20,217.5 350×35
        UIButton “Erase All” (disabled) at 20,268.5 350×35
        """)
  }
}
