// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyboardBundle

@Suite struct PropertyListTests {
  private func problem(_ text: String) -> String? {
    do {
      _ = try PropertyListParser.parse(Array(text.utf8), file: "Info.plist")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `values are read with the lines that they begin in`() throws {
    let text = "<plist><dict>\n<key>a</key>\n<array><string>x &lt; y</string><false/>\n<dict/></array></dict></plist>"
    let list = try PropertyListParser.parse(Array(text.utf8), file: "Info.plist")
    let items: [PropertyList] = [
      PropertyList(value: .string("x < y"), line: 3), PropertyList(value: .boolean(false), line: 3),
      PropertyList(value: .dictionary([:]), line: 4),
    ]
    #expect(list == PropertyList(value: .dictionary(["a": PropertyList(value: .array(items), line: 3)]), line: 1))
  }

  @Test func `a binary list says how it is made readable`() {
    let message = "Info.plist: error: this is a binary property list; convert it with: plutil -convert xml1 Info.plist"
    #expect(problem("bplist00\u{1}")?.hasPrefix(message) == true)
  }

  @Test(arguments: [
    ("", "the file is empty or ends before </plist>"),
    ("<plist>", "the file is empty or ends before"), ("<plist><true></plist>", "not well-formed XML"),
    ("<plist/>", "there is no value between"),
    ("<html/>", "this is no property list"),
    ("<plist><dict><key>a</key></dict></plist>", "the last <key> of this <dict> has no value"),
    ("<plist><dict><key>a</key><key>b</key><true/></dict></plist>", "a <key> follows a <key>"),
    ("<plist><dict><true/></dict></plist>", "a value stands without a <key>"),
    ("<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>", "this key stands in the <dict> twice"),
    ("<plist><array><key>a</key></array></plist>", "a <key> stands outside a <dict>"),
    ("<plist><true/><true/></plist>", "there is more than one value"),
    ("<plist><string><b/></string></plist>", "property lists have no <b>"),
    ("<plist><string><true/></string></plist>", "<string> can hold text only"),
    ("<plist><dict>text</dict></plist>", "text stands outside an element"),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist><string>&a;</string></plist>", "entities cannot be declared here"),
    (
      "<!DOCTYPE plist PUBLIC \"x\" \"y\">\n<plist><string>&nbsp;</string></plist>",
      "an entity is used that XML does not"
    ),
    ("<plist>" + String(repeating: "<array>", count: 20), "values are nested more than 16 deep"),
    ("<plist><array>" + String(repeating: "<true/>", count: 10_001), "more than 10000 values"),
    ("<plist><string>" + String(repeating: "a", count: 300_000), "the file is larger than 256 KiB"),
  ])
  func `what is wrong is said`(_ row: (text: String, message: String)) {
    #expect(problem(row.text)?.contains(row.message) == true)
  }

  @Test func `a problem is one line whatever it quotes`() {
    let problem = BundleProblem(file: "a\nb", line: 2, .error, "x")
    #expect(problem.description == "a?b:2: error: x")
    let bytes = Plist.morse("org.example.morse", "x\u{1B}[31m\u{202E}")
    #expect(KeyboardManifest.read(bytes).problems.allSatisfy { $0.description.unicodeScalars.allSatisfy(isPrintable) })
  }
}
