// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout
import Testing

@Suite struct ImportTests {
  private func keys(_ content: String) -> String {
    Fixtures.source("<keys>\(content)</keys>")
  }

  @Test func `imported keys are there, and the layout's own override them`() throws {
    let keyboard = try Fixtures.keyboard(
      keys("<import base='cldr' path='45/keys-own.xml'/><key id='eng' output='own'/>"))
    #expect(keyboard.key("eszett")?.output == "ß")
    #expect(keyboard.key("eng")?.output == "own")
  }

  @Test func `the punctuation and currency keys of CLDR need no files`() throws {
    let text = keys(
      "<import base='cldr' path='46/keys-Zyyy-punctuation.xml'/><import base='cldr' path='46/keys-Zyyy-currency.xml'/>")
    let keyboard = try KeyboardReader.read(Array(text.utf8), file: "f.xml") { _ in nil }
    #expect(keyboard.keys.count == 64 + 35 + 6)
    #expect(keyboard.key("backslash")?.output == "\\")
    #expect(keyboard.key("dollar")?.output == "$")
    #expect(Set(keyboard.keys.values.compactMap(\.output)).count == keyboard.keys.count - 1)
  }

  @Test func `files that are found come before the built-in keys`() throws {
    let text = keys("<import base='cldr' path='46/keys-Zyyy-currency.xml'/>")
    let keyboard = try KeyboardReader.read(Array(text.utf8), file: "f.xml") { _ in
      LayoutImportedFile(name: "mine.xml", bytes: Array("<keys><key id='euro' output='E'/></keys>".utf8))
    }
    #expect(keyboard.key("euro")?.output == "E")
    #expect(keyboard.key("yen") == nil)
  }

  @Test func `any version of CLDR may be named`() throws {
    for version in ["45", "46", "48", "techpreview"] {
      let text = keys("<import base='cldr' path='\(version)/keys-own.xml'/>")
      #expect(try Fixtures.keyboard(text).key("eng")?.output == "ŋ")
    }
  }

  @Test func `local paths start at the file that imports`() throws {
    var asked: [LayoutImport] = []
    let text = keys("<import path='../shared/one.xml'/>")
    _ = try KeyboardReader.read(Array(text.utf8), file: "layouts/test.xml") { wanted in
      asked.append(wanted)
      let inner = wanted.path == "two.xml" ? "<keys/>" : "<keys><import path='two.xml'/></keys>"
      return LayoutImportedFile(name: "shared/one.xml", bytes: Array(inner.utf8))
    }
    #expect(
      asked == [
        LayoutImport(base: .file("layouts/test.xml"), path: "../shared/one.xml"),
        LayoutImport(base: .file("shared/one.xml"), path: "two.xml"),
      ])
  }

  @Test func `a whole keyboard can be imported under another`() throws {
    let base = """
      <keyboard3 locale="en" conformsTo="45"><info name="Base"/><keys><key id="x" output="x"/><key id="y" output="y"/>
      </keys><layers formId="us"><layer modifiers="none"><row keys="x y"/></layer></layers></keyboard3>
      """
    let text = """
      <keyboard3 locale="fr" conformsTo="45"><import path="base.xml"/><info name="Top"/>
      <keys><key id="y" output="Y!"/></keys></keyboard3>
      """
    let keyboard = try KeyboardReader.read(Array(text.utf8), file: "top.xml") { _ in
      LayoutImportedFile(name: "base.xml", bytes: Array(base.utf8))
    }
    #expect(keyboard.info.name == "Top")
    #expect(keyboard.locale == "fr")
    #expect(keyboard.key("x")?.output == "x")
    #expect(keyboard.key("y")?.output == "Y!")
    #expect(keyboard.layerGroups.count == 1)
  }

  @Test func `imported transform groups run before those after the import`() throws {
    let groups = """
      <transforms><transformGroup><transform from="a" to="b"/></transformGroup></transforms>
      """
    let text = Fixtures.source(
      "<transforms type='simple'><import path='g.xml'/><transformGroup><transform from='b' to='c'/></transformGroup></transforms>"
    )
    let keyboard = try KeyboardReader.read(Array(text.utf8), file: "f.xml") { _ in
      LayoutImportedFile(name: "g.xml", bytes: Array(groups.utf8))
    }
    var session = LayoutSession(keyboard)
    #expect(session.type("a") == ("", "c"))
  }

  @Test func `imports in a group cannot bring the other kind of rule`() {
    let text = Fixtures.source(
      "<transforms type='simple'>\n<transformGroup>\n<import path='g.xml'/>\n<transform from='b' to='c'/></transformGroup></transforms>"
    )
    let error = #expect(throws: LayoutErrors.self) {
      try KeyboardReader.read(Array(text.utf8), file: "f.xml") { _ in
        LayoutImportedFile(name: "g.xml", bytes: Array("<transformGroup><reorder from='a'/></transformGroup>".utf8))
      }
    }
    #expect(error?.errors.first?.message.contains("not both") == true)
  }

  @Test func `a mistake in an imported file is reported there`() {
    let problems = Fixtures.problems(keys("<import base='cldr' path='45/keys-broken.xml'/>"))
    #expect(problems.count == 2)
    #expect(problems.contains { $0.contains("keys-broken.xml:3: this is not well-formed XML") })
  }

  @Test func `imports in a circle end with an error`() {
    let problems = Fixtures.problems(keys("<import base='cldr' path='45/circle-one.xml'/>"))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("circle") == true)
  }

  @Test func `a chain of imports without end ends with an error`() {
    let text = keys("<import path='0'/>")
    let error = #expect(throws: LayoutErrors.self) {
      try KeyboardReader.read(Array(text.utf8), file: "f.xml") { wanted in
        LayoutImportedFile(name: wanted.path + "x", bytes: Array("<keys><import path='\(wanted.path)x'/></keys>".utf8))
      }
    }
    #expect(error?.errors.first?.message.contains("nested more than") == true)
  }

  @Test func `imports cannot multiply without limit`() {
    // Sixteen levels of ten imports each would be read 10^16 times.
    let text = keys(String(repeating: "<import path='0'/>", count: 10))
    let error = #expect(throws: LayoutErrors.self) {
      try KeyboardReader.read(Array(text.utf8), file: "f.xml") { wanted in
        let inner = String(repeating: "<import path='\(wanted.path)0'/>", count: 10)
        return LayoutImportedFile(name: "n\(wanted.path)", bytes: Array("<keys>\(inner)</keys>".utf8))
      }
    }
    #expect(error?.errors.isEmpty == false)
  }
}
