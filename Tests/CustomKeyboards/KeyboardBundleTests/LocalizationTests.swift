// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyboardBundle

@Suite struct LocalizationTests {
  private func keyboard() throws -> KeyboardManifest {
    try #require(KeyboardManifest.read(Plist.bytes(Plist.morse)).manifest)
  }

  private func pairs(_ text: String) throws -> [String: String] {
    try StringsFile.parse(Array(text.utf8), file: "InfoPlist.strings")
  }

  @Test func `a keyboard is called what the person's language calls it`() throws {
    var manifest = try keyboard()
    #expect(manifest.addLocalization(Array("CFBundleDisplayName = \"모스\";".utf8), language: "ko", file: "f").isEmpty)
    #expect(manifest.addLocalization(Array("\"CFBundleName\" = \"摩斯\";".utf8), language: "zh-Hant", file: "f").isEmpty)
    #expect(manifest.displayName(for: ["ko-KR"]) == "모스")
    #expect(manifest.displayName(for: ["fr", "zh-Hant-TW"]) == "摩斯")
    #expect(manifest.displayName(for: ["en-GB", "ko"]) == "Morse")
    #expect(manifest.displayName(for: ["fr"]) == "Morse")
    #expect(manifest.displayName(for: []) == "Morse")
    #expect(manifest.localizedNames == ["en": "Morse", "ko": "모스", "zh-Hant": "摩斯"])
  }

  @Test func `what data is wanted for is said in the person's language`() throws {
    let top = "<key>NSContactsUsageDescription</key><string>For names</string>"
    var manifest = try #require(KeyboardManifest.read(Plist.morse(top: top)).manifest)
    _ = manifest.addLocalization(Array("NSContactsUsageDescription = \"이름\";".utf8), language: "ko", file: "f")
    #expect(manifest.usageDescription("NSContactsUsageDescription", for: ["ko"]) == "이름")
    #expect(manifest.usageDescription("NSContactsUsageDescription", for: ["de"]) == "For names")
    #expect(manifest.usageDescription("NSLocationWhenInUseUsageDescription", for: ["ko"]) == nil)
  }

  @Test func `a bad translation leaves the plain name and is a warning`() throws {
    var manifest = try keyboard()
    let problems = manifest.addLocalization(Array("CFBundleDisplayName = \"a\\nb\";".utf8), language: "ko", file: "ko")
    #expect(problems.map(\.severity) == [.warning])
    #expect(manifest.displayName(for: ["ko"]) == "Morse")
    #expect(manifest.addLocalization([0xFF], language: "de", file: "de").map(\.severity) == [.warning])
  }

  @Test func `folders of languages are told from others`() {
    #expect(KeyboardManifest.language(ofFolder: "ko.lproj") == "ko")
    #expect(KeyboardManifest.language(ofFolder: "zh_CN.lproj") == "zh-CN")
    for name in ["Base.lproj", "ko", ".lproj", "../ko.lproj", "ko.lproj.old"] {
      #expect(KeyboardManifest.language(ofFolder: name) == nil)
    }
  }

  @Test func `pairs are read with comments, escapes and names without quotes`() throws {
    let text = """
      /* The name
         of the keyboard */
      CFBundleName = "A \\"B\\" \\U00e9\\n"; // and so on
      "x" = y.z-1;

      """
    #expect(try pairs(text) == ["CFBundleName": "A \"B\" é\n", "x": "y.z-1"])
    #expect(try pairs("") == [:])
  }

  @Test func `the encodings that Xcode writes are read`() throws {
    let text = "a = \"모스\";"
    let units = Array(text.utf16)
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { unit in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [big, little, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try StringsFile.parse(bytes, file: "f") == ["a": "모스"])
    }
    #expect(try StringsFile.parse(Plist.bytes("<dict><key>a</key><string>b</string></dict>"), file: "f") == ["a": "b"])
  }

  @Test(arguments: [
    ("a = \"b\"", 1, "';' is missing"), ("\na \"b\";", 2, "'=' is missing"), ("a = \"b;\n", 1, "a text is not closed"),
    ("/* a", 1, "a comment is not closed"), ("a = \"\\q\";", 1, "after \\ comes one of"), ("= b;", 1, "expected a key"),
    ("a = \"\\U12\";", 1, "\\U wants four"), ("a = \"\\U+041\";", 1, "\\U wants four"),
    ("a = \"\\UD800\";", 1, "\\U wants four"),
  ])
  func `mistakes are found by line`(_ row: (text: String, line: Int, message: String)) throws {
    let error = #expect(throws: BundleProblem.self) { try pairs(row.text) }
    #expect(error?.line == row.line && error?.message.hasPrefix(row.message) == true)
  }
}
