// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout
import Testing

@Suite struct KeyboardReaderTests {
  private let keyboard: Keyboard

  init() throws {
    keyboard = try Fixtures.keyboard(at: Fixtures.folder + "/valid/everything.xml")
  }

  @Test func `reads what a keyboard says of itself`() {
    #expect(keyboard.locale == "fr-t-k0-every")
    #expect(keyboard.locales == ["br", "frp-Latn-CH"])
    #expect(keyboard.conformsTo == 46)
    #expect(keyboard.version == "1.2.3-beta.4+build")
    #expect(keyboard.info == Info(name: "Everything", author: "Spinet", layout: "QWERTY", indicator: "ÉV"))
    #expect(keyboard.normalizes)
  }

  @Test func `reads keys with all their attributes`() {
    let e = keyboard.key("e")
    #expect(e?.longPressKeyIDs == ["e-acute", "e-grave"])
    #expect(e?.longPressDefaultKeyID == "e-grave")
    #expect(e?.multiTapKeyIDs == ["eszett", "eng"])
    #expect(e?.flickID == "e")
    #expect(keyboard.key("shift") == Key(id: "shift", layerID: "shift", width: 1.5))
    #expect(keyboard.key("wide-gap") == Key(id: "wide-gap", isGap: true, width: 0.5))
    #expect(keyboard.key("bar") == Key(id: "bar", output: " ", stretches: true))
    #expect(keyboard.key("base") == Key(id: "base", output: "!", layerID: "base"))
    #expect(keyboard.key("two")?.output == "ab")
  }

  @Test func `outputs are composed, so that equal keys have equal outputs`() {
    #expect(keyboard.key("e-acute")?.output?.unicodeScalars.count == 1)
    #expect(keyboard.key("e-grave")?.output == "è")
  }

  @Test func `implied keys and forms are there without any file`() throws {
    let plain = try KeyboardReader.read(Array(Fixtures.source("").utf8), file: "f.xml") { _ in nil }
    #expect(plain.keys.count == 64)
    #expect(plain.key("space") == Key(id: "space", output: " ", stretches: true))
    #expect(plain.key("gap") == Key(id: "gap", isGap: true))
    #expect(plain.key("Q")?.output == "Q")
    #expect(plain.key("7")?.output == "7")
    #expect(plain.forms.keys.sorted() == ["abnt2", "iso", "jis", "ks", "us"])
    #expect(plain.forms["us"]?.scanCodes.map(\.count) == [13, 13, 11, 10, 1])
    #expect(plain.forms["iso"]?.scanCodes.map(\.count) == [13, 12, 12, 11, 1])
    #expect(plain.forms["abnt2"]?.scanCodes.map(\.count) == [13, 12, 12, 12, 1])
    #expect(plain.forms["jis"]?.scanCodes.map(\.count) == [14, 12, 12, 11, 1])
    #expect(plain.forms["ks"]?.scanCodes.map(\.count) == [14, 12, 11, 10, 1])
  }

  @Test func `own forms stand beside the implied ones`() {
    #expect(keyboard.forms["tiny"]?.scanCodes == [[0x1E, 0x1F], [0x39]])
    #expect(keyboard.forms["us"] != nil)
  }

  @Test func `gestures lead to keys`() throws {
    let e = try #require(keyboard.key("e"))
    let flicks = keyboard.flickKeys(of: e)
    #expect(flicks.map(\.directions) == [["n"], ["nw", "se"]])
    #expect(flicks.map(\.key.id) == ["e-acute", "e-grave"])
    #expect(keyboard.longPressKeys(of: e).keys.map(\.id) == ["e-acute", "e-grave"])
    #expect(keyboard.longPressKeys(of: e).defaultIndex == 1)
    #expect(keyboard.multiTapKey(of: e, tapCount: 1)?.id == "e")
    #expect(keyboard.multiTapKey(of: e, tapCount: 2)?.id == "eszett")
    #expect(keyboard.multiTapKey(of: e, tapCount: 3)?.id == "eng")
    #expect(keyboard.multiTapKey(of: e, tapCount: 4) == nil)
  }

  @Test func `labels come from displays, outputs and the base for marks`() throws {
    func label(_ id: String) throws -> String? {
      keyboard.label(of: try #require(keyboard.key(id)))
    }
    #expect(try label("shift") == "⇧")
    #expect(try label("acute") == "´")
    #expect(try label("grave") == "`")
    #expect(try label("mark") == "x\u{300}")
    #expect(try label("tilde-mark") == "x\u{303}")
    #expect(try label("a") == "a")
    #expect(try label("gap") == nil)
    #expect(try label("base") == "!")
  }

  @Test func `a mark without a display stands on the dotted circle`() throws {
    let keyboard = try Fixtures.keyboard(Fixtures.source("<keys><key id='m' output='\\u{301}'/></keys>"))
    #expect(keyboard.label(of: try #require(keyboard.key("m"))) == "\u{25CC}\u{301}")
  }

  @Test(arguments: [(10.0, 60), (60, 60), (149.9, 60), (150, 150), (400, 150)])
  func `the touch layers fit the width`(_ row: (width: Double, group: Int)) {
    #expect(keyboard.touchGroup(forWidthMillimetres: row.width)?.minDeviceWidth == row.group)
  }

  @Test func `hardware layers are found by the keys that are held`() {
    let group = keyboard.hardwareGroup
    func rows(_ held: Set<String>) -> [[String]]? { group?.layer(held: held)?.rows }
    #expect(rows([]) == [["e", "acute"], ["space"]])
    #expect(rows(["caps"]) == [["e", "acute"], ["space"]])
    #expect(rows(["shift", "altR"]) == [["E", "grave"]])
    #expect(rows(["shift", "altL"]) == [["two"]])
    #expect(rows(["ctrlL"]) == [["mark"]])
    #expect(rows(["ctrlL", "ctrlR"]) == [["mark"]])
    #expect(rows(["ctrlL", "shift"]) == [["two"]])
  }

  @Test func `keys are ignored where no layer matches and none is for the others`() throws {
    let keyboard = try Fixtures.keyboard(Fixtures.source(""))
    #expect(keyboard.hardwareGroup?.layer(held: ["shift"]) == nil)
  }

  @Test func `a hardware layer may have an id in place of modifiers`() throws {
    let keyboard = try Fixtures.keyboard(
      """
      <keyboard3 locale="en" conformsTo="45"><info name="n"/><layers formId="us"><layer id="base"><row keys="a"/></layer>
      <layer id="other"><row keys="b"/></layer></layers></keyboard3>
      """)
    #expect(keyboard.hardwareGroup?.layer(held: [])?.rows == [["a"]])
    #expect(keyboard.hardwareGroup?.layer("other")?.rows == [["b"]])
    #expect(keyboard.hardwareGroup?.layer(held: ["shift"]) == nil)
  }

  @Test func `special content is kept as written, where it stands`() {
    let inner = Special(name: "spinet:inner")
    #expect(
      keyboard.specials == [
        Special(name: "spinet:role", attributes: ["key": "shift", "is": "shift"], children: [inner]),
        Special(name: "spinet:note"),
      ])
    let group = keyboard.touchGroup(forWidthMillimetres: 60)
    #expect(group?.specials == [Special(name: "spinet:style", attributes: ["of": "layers"])])
    #expect(group?.layer("shift")?.specials == [Special(name: "spinet:style", attributes: ["of": "layer"])])
    #expect(group?.layer("base")?.specials == [])
  }

  @Test func `unused keys and unknown special elements are no mistake`() {
    let text = Fixtures.source("<keys><key id='unused' output='u'/><special><any:thing deep='1'/></special></keys>")
    #expect(Fixtures.problems(text) == [])
  }

  @Test func `sections may stand in any order`() throws {
    let text = """
      <keyboard3 locale="en" conformsTo="47"><layers formId="us"><layer modifiers="none"><row keys="x"/></layer></layers>
      <variables><set id="s" value="${v}"/><string id="v" value="1"/></variables><keys><key id="x" output="${v}"/></keys>
      <info name="n"/><version number="1"/></keyboard3>
      """
    #expect(try Fixtures.keyboard(text).key("x")?.output == "1")
  }

  @Test func `without normalisation everything stays as written`() throws {
    let text = Fixtures.source(
      "<keys><key id='x' output='e\\u{301}'/></keys>", settings: "<settings normalization='disabled'/>")
    let keyboard = try Fixtures.keyboard(text)
    #expect(!keyboard.normalizes)
    #expect(keyboard.key("x")?.output?.unicodeScalars.count == 2)
  }
}
