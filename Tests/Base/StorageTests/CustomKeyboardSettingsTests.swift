// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Storage

/// The settings of custom keyboards.
@Suite struct CustomKeyboardSettingsTests {
  private func parse(_ text: String) -> (settings: Settings, problems: [SettingsProblem]) {
    Settings.parse(Array(text.utf8))
  }

  @Test func `custom keyboards stand among the layouts, in the order of the Globe key`() {
    #expect(
      parse("keyboards = ko-KR, org.example.morse, en-US").settings.keyboards == [
        "ko-KR", "org.example.morse", "en-US",
      ])
    for list in ["org..morse", ".org", "org.", "org/../x.y", "org.-x"] {
      #expect(parse("keyboards = \(list)").problems.map(\.severity) == [.error])
    }
  }

  @Test func `nobody has full access, and every app has custom keyboards, unless the person says so`() {
    #expect(Settings().fullAccess.isEmpty && Settings().noCustomKeyboardsIn.isEmpty)
    let (settings, problems) = parse(
      "full-access = org.example.a, org.example.b\nno-custom-keyboards-in = org.x.App_1, foot\n")
    #expect(problems.isEmpty)
    #expect(settings.fullAccess == ["org.example.a", "org.example.b"])
    #expect(settings.noCustomKeyboardsIn == ["org.x.App_1", "foot"])
    let none = parse("full-access = none\nno-custom-keyboards-in = none\n")
    #expect(none.problems.isEmpty && none.settings == Settings())
  }

  @Test func `nobody may know where the device is, unless the person says so`() {
    #expect(Settings().locationAccess.isEmpty)
    #expect(parse("location-access = org.example.a").settings.locationAccess == ["org.example.a"])
    #expect(parse("location-access = on").problems.map(\.severity) == [.error])
  }

  @Test("CK-15 a keyboard types in a terminal only where the settings name both") func terminals() {
    #expect(Settings().terminalAccess.isEmpty)
    let (settings, problems) = parse("terminal-access = org.example.a@foot, Org.example.b@org.gnome.Console\n")
    #expect(problems.isEmpty)
    #expect(settings.grants(for: "org.example.A") == [.app("foot")])
    #expect(settings.grants(for: "org.example.b") == [.app("org.gnome.Console")])
    for value in ["foot", "org.example.a", "org.example.a@", "@foot", "org.example.a@*", "org.example.a@foot@x", "all"]
    {
      #expect(parse("terminal-access = \(value)").problems.map(\.severity) == [.error], "\(value)")
    }
  }

  @Test func `the address book is where the person says, or in the usual place`() {
    #expect(Settings().contacts == nil)
    #expect(parse("contacts = ~/Sync/people # all").settings.contacts == "~/Sync/people")
    #expect(parse("contacts = /srv/contacts\ncontacts = auto").settings.contacts == nil)
    #expect(parse("contacts = people").problems.map(\.severity) == [.error])
  }

  @Test(arguments: ["full-access = all", "full-access = en-US", "no-custom-keyboards-in = a b", "full-access = a.b,"])
  func `a list with something else in it grants nothing`(_ line: String) {
    let (settings, problems) = parse(line)
    #expect(settings == Settings())
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func `keyboards that failed are kept with the reason`() {
    let failed = FailedKeyboards(reasons: ["org.example.b": "", "org.example.a": "did not answer\na touch: é"])
    #expect(String(decoding: failed.bytes, as: UTF8.self) == "org.example.a did not answera touch: \norg.example.b\n")
    let read = FailedKeyboards(bytes: failed.bytes)
    #expect(read.reasons == ["org.example.a": "did not answera touch:", "org.example.b": ""])
  }

  @Test func `a damaged file of failed keyboards costs no more than its lines`() {
    let bytes = Array("../x crashed\n\norg.example.a hung\n".utf8) + [0xFF, 0x0A] + Array("org.example.b".utf8)
    #expect(FailedKeyboards(bytes: bytes).reasons == ["org.example.a": "hung", "org.example.b": ""])
  }
}
