// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardLayout
import TestSupport
import Testing

/// No bytes may trap or hang the reader or the rules. Random inputs are the same in every run.
@Suite struct LayoutFuzzTests {
  private static let seeds: [[UInt8]] = {
    let valid = Fixtures.folder + "/valid/everything.xml"
    let invalid = InvalidLayoutTests.files.prefix(40).map { Fixtures.folder + "/invalid/" + $0 }
    return ([valid, valid, valid] + invalid).compactMap { try? Fixtures.bytes($0) }
  }()

  static let failCases: [String] = {
    let folder = SourceTree.path("FuzzTesting/FailCases/LayoutReader")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
  }()

  @Test(arguments: failCases)
  func `what a fuzzer found once does no harm`(_ path: String) throws {
    LayoutFuzzing.run(try Fixtures.bytes(path))
  }

  @Test func `random bytes are refused`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: LayoutErrors.self) {
        try KeyboardReader.read(bytes, file: "f.xml") { _ in nil }
      }
    }
  }

  @Test func `changed layouts are read or refused`() throws {
    var random = SeededGenerator(seed: 2)
    let words = [
      "\\u{301}", "\\m{x}", "\\m{.}", "${grave}", "$[plain]", "$[1:acutes]", "(?:", "(", ")", "[", "]", "{0,9}", "^",
      "|",
      "?", "\\", "\"", "<", ">", "/>", "&", "&#x301;", "\u{301}", "\u{1100}", "-128", "9999999999999999999", "true",
    ].map { Array($0.utf8) }
    for _ in 0..<1500 {
      var bytes = try #require(LayoutFuzzTests.seeds.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, index + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0...4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<end)
        case 2: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: index)
        case 3: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
        default: bytes.replaceSubrange(index..<end, with: words.randomElement(using: &random) ?? [])
        }
      }
      LayoutFuzzing.run(bytes)
    }
  }

  // Patterns that take exponential time in a plain backtracking matcher.
  @Test(arguments: [
    "(?:(?:(?:a?){0,9}){0,9}a?){0,9}b", "(?:a|a|a|a){9,9}(?:a|a){9,9}b", "(?:(?:a{0,9}){0,9}){1,9}c",
    "(?:.?.?.?.?){0,9}(?:.?.?.?.?){0,9}x", "(?:a?){9,9}(?:a?){9,9}a{9,9}b",
  ])
  func `patterns made to be slow are not`(_ pattern: String) throws {
    let keyboard = try Fixtures.keyboard(Fixtures.source(Fixtures.transforms("<transform from='\(pattern)' to='y'/>")))
    var session = LayoutSession(keyboard)
    session.reset(context: String(repeating: "a", count: 400))
    for _ in 0..<20 {
      #expect(session.type("a") == ("", "a"))
    }
  }

  @Test func `any text around the caret can be given`() throws {
    let keyboard = try Fixtures.keyboard(at: Fixtures.folder + "/valid/everything.xml")
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let limit = [0x80, 0x400, 0x3000, 0x10_FFFF].randomElement(using: &random) ?? 0x80
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...UInt32(limit), using: &random)) {
          scalars.append(scalar)
        }
      }
      var session = LayoutSession(keyboard)
      session.reset(context: String(scalars), reachesStart: Bool.random(using: &random))
      let before = Array(scalars)
      let typed = session.type(["e", "#", "\u{301}", "12"].randomElement(using: &random) ?? "e")
      // What is to be taken away is really there.
      #expect(before.suffix(typed.old.unicodeScalars.count) == Array(typed.old.unicodeScalars)[...])
      _ = session.deleteBackward()
    }
  }
}
