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

  @Test func `of several views one is chosen by where it is or by its number`() throws {
    let error = #expect(throws: TestFailure.self) { try app.find(UISwitch.self) }
    #expect(error?.code == .ambiguous)
    #expect(
      error?.message == """
        2 views are UISwitch; say more, such as .inside(…), or which with .at(0):
          UISwitch = 0 at 319,73.5 51×31
          UISwitch = 0 at 319,120.5 51×31
        """)
    #expect(try app.find(.type(UISwitch.self).at(1)) === settings.sounds)
    let row = try #require(settings.wifi.superview)
    #expect(try app.find(.type(UISwitch.self).inside(row)) === settings.wifi)
    #expect(try app.find(.type(UISwitch.self).inside(.matching("the row") { $0 === row })) === settings.wifi)
  }

  @Test func `what comes later is waited for, on the screen's clock`() throws {
    let late = UILabel()
    late.text = "Loaded"
    settings.view.addSubview(late)
    late.isHidden = true
    UIView.animate(withDuration: 1.5, animations: { settings.save.alpha = 0.5 }) { _ in late.isHidden = false }
    #expect(!app.exists("Loaded"))
    #expect(try app.find("Loaded") === late)
    #expect(abs(app.time - 1.5) < 0.1)
  }

  @Test func `what does not show is not found, and the message says why`() throws {
    settings.save.alpha = 0
    let error = #expect(throws: TestFailure.self) { try app.find("Save") }
    #expect(error?.message == "there is no “Save”; UIButton “Save” is there, but is transparent")
    settings.save.superview?.isHidden = true
    let second = #expect(throws: TestFailure.self) { try app.find("Volume") }
    #expect(
      second?.message.hasSuffix("UISlider “Volume” = 0% #volume is there, but is in UIStackView, which is hidden")
        == true)
  }

  @Test func `what is behind an alert is out of reach`() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in })
    settings.present(alert, animated: true)
    #expect(try app.find("Cancel").accessibilityTraits.contains(.button))
    #expect(!app.exists("Save"))
    let error = #expect(throws: TestFailure.self) { try app.tap("Save") }
    #expect(
      error?.message.hasSuffix("UIButton “Save” is there, but behind something modal or not for screen readers") == true
    )
    try app.tap("Cancel")
    try app.waitUntilGone("Sure?")
    try app.tap("Save")
    #expect(settings.done == ["saved"])
  }

  @Test func `what screen readers skip has no name, but is found by what it is`() throws {
    let holder = try #require(settings.wifi.superview)
    holder.accessibilityElementsHidden = true
    #expect(!app.exists("Wi-Fi") && app.exists("Sounds"))
    #expect(app.all(UISwitch.self) == [settings.wifi, settings.sounds])
  }
}
