// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestSupport
import Testing

@testable import spinetd

@MainActor
@Suite struct JSONValueTests {
  private func parsed(_ value: JSONValue) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(value.text.utf8), options: .fragmentsAllowed)
  }

  @Test func `any string comes back as it was`() throws {
    var random = SeededGenerator(seed: 4)
    var strings = [
      "", "\"", "\\", "\\\"", "\u{0}", "\u{1F}", "\u{7F}", "\u{2028}", "\r\n\t", "한글 👩‍👩‍👧 e\u{301}", "</script>",
    ]
    for value in UInt32(0)...0x2FF { strings.append(Unicode.Scalar(value).map { String(Character($0)) } ?? "") }
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<random.next(below: 20) {
        if let scalar = Unicode.Scalar(UInt32(random.next(below: 0x11_0000))) { text.unicodeScalars.append(scalar) }
      }
      strings.append(text)
    }
    for string in strings {
      let back = try #require(try parsed(.string(string)) as? String)
      #expect(Array(back.unicodeScalars) == Array(string.unicodeScalars))
      #expect(!JSONValue.string(string).text.contains("\n"))
    }
  }

  @Test func `any number is a number`() throws {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.5, 1.005, 359.99, 1e9, 1e15, 1e18, 1e19, -1e19, 1e300, .greatestFiniteMagnitude, 1e-9,
      .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
    ]
    for number in numbers {
      let back = try #require(try parsed(.number(number)) as? Double)
      if number.isFinite, abs(number) < 1e15 { #expect(abs(back - number) <= 0.005001) }
    }
    #expect(JSONValue.number(12).text == "12")
    #expect(JSONValue.number(12.25).text == "12.25")
    #expect(JSONValue.rect(Rect(x: 1, y: 2.5, width: 3, height: 4)).text == "[1,2.5,3,4]")
  }

  @Test func `objects keep the order of their members, and each name once`() throws {
    var object = JSONObject()
    object["b"] = .bool(true)
    object["a"] = .array([.number(1), .string("x")])
    object["b"] = .bool(false)
    object["c\""] = .object(JSONObject())
    object["none"] = nil
    #expect(JSONValue.object(object).text == "{\"a\":[1,\"x\"],\"b\":false,\"c\\\"\":{}}")
    #expect(try parsed(.object(object)) is [String: Any])
  }
}
