// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RemoteProtocol

@Suite struct FlatObjectTests {
  @Test func `strings, whole numbers and truth values are read as JSON has them`() throws {
    let text = #" { "type" : "x", "a":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00가", "n":-12, "z":0,"t":true , "f":false } "#
    let object = try #require(FlatObject(parsing: text.utf8))
    #expect(object.text("a") == "\"\\/\u{8}\u{C}\n\r\té😀가")
    #expect(object.number("n") == -12)
    #expect(object.number("z") == 0)
    #expect(object.flag("t") == true)
    #expect(object.flag("f") == false)
    #expect(object.count("n") == nil)
    #expect(FlatObject(parsing: object.bytes) == object)
  }

  @Test(arguments: [
    "", "{", "}", "[]", "null", "1", "{}{}", "{} x", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1 "b":2}"#,
    #"{"a":01}"#, #"{"a":1.5}"#, #"{"a":1e3}"#, #"{"a":-}"#, #"{"a":9007199254740992}"#,
    #"{"a":99999999999999999999999}"#,
    #"{"a":null}"#, #"{"a":{}}"#, #"{"a":[]}"#, #"{"a":tru}"#, #"{"a":1,"a":2}"#, #"{"a":"}"#, #"{"a":"\x"}"#,
    #"{"a":"\u12"}"#,
    #"{"a":"\ud800"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\udc00"}"#, "{\"a\":\"\n\"}", #"{a:1}"#, #"{'a':1}"#,
  ])
  func `anything else is no object`(_ text: String) { #expect(FlatObject(parsing: text.utf8) == nil) }

  @Test func `bytes that are no text, and more than a message may have, are no object`() {
    #expect(FlatObject(parsing: Array(#"{"a":""#.utf8) + [0xFF] + Array(#""}"#.utf8)) == nil)
    let long = #"{"a":""# + String(repeating: "x", count: RemoteLimits.messageByteCount) + #""}"#
    #expect(FlatObject(parsing: long.utf8) == nil)
    let many = (0...FlatObject.mostMembers).map { #""m\#($0)":1"# }.joined(separator: ",")
    #expect(FlatObject(parsing: "{\(many)}".utf8) == nil)
  }
}
