// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardLayout
import Testing

/// Each file in `Fixtures/invalid` says in a comment on the line of each mistake what the error has to say.
@Suite struct InvalidLayoutTests {
  /// A line, and a part of the message for it.
  struct Expectation: Hashable {
    var line: Int
    var text: String
  }

  static let files: [String] = {
    let folder = Fixtures.folder + "/invalid"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xml") }.sorted()
  }()

  @Test func `there are files for every kind of mistake`() {
    #expect(InvalidLayoutTests.files.count > 150)
  }

  @Test(arguments: files)
  func `names line and mistake`(_ name: String) throws {
    let path = Fixtures.folder + "/invalid/" + name
    var expected = try InvalidLayoutTests.expectations(path)
    let included = String(path.dropLast(4)) + ".inc"
    if FileManager.default.fileExists(atPath: included) {
      expected += try InvalidLayoutTests.expectations(included)
    }
    try #require(!expected.isEmpty)
    let error = #expect(throws: LayoutErrors.self) { try Fixtures.keyboard(at: path) }
    let errors = error?.errors ?? []
    #expect(errors.map(\.line) == expected.map(\.line), "\(errors)")
    for (found, wanted) in zip(errors, expected) {
      #expect(found.message.contains(wanted.text))
    }
  }

  private static func expectations(_ path: String) throws -> [Expectation] {
    let text = String(decoding: try Fixtures.bytes(path), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let start = line.range(of: "<!-- error: "),
        let end = line.range(of: " -->", range: start.upperBound..<line.endIndex)
      else { return nil }
      return Expectation(line: index + 1, text: String(line[start.upperBound..<end.lowerBound]))
    }
  }

  // MARK: - What cannot hold a comment

  @Test func `an empty file is an error`() {
    #expect(Fixtures.problems("") == ["test.xml:1: the file is empty or ends before its first element is closed"])
  }

  @Test func `a file that ends too early is an error`() {
    let text = "<keyboard3 locale='en' conformsTo='45'>\n<keys>\n"
    #expect(Fixtures.problems(text) == ["test.xml:3: the file is empty or ends before its first element is closed"])
  }

  @Test func `bytes that are not UTF-8 are an error with a line`() {
    let bytes = Array("<keyboard3>\n<info name='".utf8) + [0xC3, 0x28] + Array("'/></keyboard3>".utf8)
    let error = #expect(throws: LayoutErrors.self) {
      try KeyboardReader.read(bytes, file: "f.xml") { _ in nil }
    }
    #expect(error?.errors.map(\.line) == [2])
    #expect(error?.errors.first?.message.contains("not UTF-8") == true)
  }

  @Test func `other encodings that XML knows are read`() throws {
    let text = Fixtures.source("<keys><key id='x' output='é'/></keys>")
    let header = "<?xml version='1.0' encoding='ISO-8859-1'?>"
    let latin = try #require((header + text).data(using: .isoLatin1))
    let wide = try #require(("<?xml version='1.0' encoding='UTF-16'?>" + text).data(using: .utf16))
    for data in [latin, wide] {
      let keyboard = try KeyboardReader.read(Array(data), file: "f.xml") { _ in nil }
      #expect(keyboard.key("x")?.output == "é")
    }
  }

  @Test func `nested entities cannot make a small file large`() {
    var text = "<!DOCTYPE keyboard3 [<!ENTITY a0 'ha'>"
    for index in 1...20 {
      text += "<!ENTITY a\(index) '&a\(index - 1);&a\(index - 1);&a\(index - 1);'>"
    }
    text += "]><keyboard3 locale='&a20;' conformsTo='45'/>"
    #expect(Fixtures.problems(text).count == 1)
    #expect(Fixtures.problems(text).first?.contains("entities cannot be declared") == true)
  }

  @Test func `deep nesting is an error`() {
    let deep = String(repeating: "<special>", count: 5000) + String(repeating: "</special>", count: 5000)
    #expect(Fixtures.problems(Fixtures.source(deep)).first?.contains("nested more than") == true)
  }

  @Test func `a huge file is an error`() {
    let huge = Fixtures.source("<!--" + String(repeating: "x", count: 5 << 20) + "-->")
    #expect(Fixtures.problems(huge) == ["test.xml: the file is larger than 4 MiB"])
  }

  @Test func `variables made of variables cannot fill the memory`() {
    let value = String(repeating: "x", count: 50_000)
    let more = (1...200).map { "<string id='v\($0)' value='${v}${v}'/>" }.joined()
    let problems = Fixtures.problems(Fixtures.source("<variables><string id='v' value='\(value)'/>\(more)</variables>"))
    #expect(problems.first?.contains("the variables of this layout are together too large") == true)
  }

  @Test func `several mistakes are reported together, by line`() {
    let text = Fixtures.source(
      "<keys>\n<key id='x'/>\n<key id='y' output='\\u0'/>\n<key id='y' output='y'/></keys>")
    #expect(Fixtures.problems(text).count == 3)
  }
}
