// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import RemoteProtocol

@Suite struct RemoteMessageTests {
  private static let nonce = Hexadecimal(bytes: Array(0..<32))
  private static let id = Hexadecimal(bytes: Array(8..<16))

  @Test func `VK-16 what one side says the other one hears`() {
    let edits = [
      RemoteEdit(number: 1, field: 2, change: .replace(old: "하", new: "한")),
      RemoteEdit(number: 2, field: 2, change: .replace(old: "", new: "\"quoted\\ 😀")),
      RemoteEdit(number: 3, field: 2, change: .delete), RemoteEdit(number: 4, field: 2, change: .return),
    ]
    let pages: [PageMessage] =
      [
        .pair(nonce: Self.nonce, proof: Self.nonce, name: "My phone, 전화"), .code("012345", name: "x"),
        .resume(id: Self.id, nonce: Self.nonce), .token(Self.nonce),
      ] + edits.map { .edit($0) }
    for message in pages { #expect(PageMessage(message.bytes) == message) }

    var traits = FieldTraits(purpose: .email, hints: [.multiline], returnKey: .send)
    let field = RemoteField(
      number: 7, traits: traits, isReturnEnabled: false, context: TextContext(before: "to ", after: "\n!"))
    traits.purpose = .password
    let servers: [ServerMessage] = [
      .hello(nonce: Self.nonce, fingerprint: Self.nonce), .paired(id: Self.id, token: Self.nonce, proof: Self.nonce),
      .paired(id: Self.id, token: Self.nonce, proof: nil), .proof(Self.nonce), .welcome, .denied(.spent), .field(field),
      .field(RemoteField(number: 8)), .field(RemoteField(number: 9, traits: traits, context: nil)),
      .answer(RemoteAnswer(edit: 3)), .answer(RemoteAnswer(edit: 4, refusal: .moved)),
    ]
    for message in servers { #expect(ServerMessage(message.bytes) == message) }

    let packets: [RemotePacket] =
      [.field(field), .answer(RemoteAnswer(edit: 1, refusal: .late), connection: 3), .closed(connection: 3)]
      + edits.map { .edit($0, connection: 5) }
    for packet in packets { #expect(RemotePacket(packet.bytes) == packet) }
  }

  @Test func `VK-16 of a secret no text is told, whoever made the message`() throws {
    let context = TextContext(before: "hunter2", after: "x")
    for traits in [
      FieldTraits(purpose: .password), FieldTraits(purpose: .pin), FieldTraits(hints: [.sensitiveData]),
      FieldTraits(hints: [.hiddenText]),
    ] {
      let field = RemoteField(number: 1, traits: traits, context: context)
      #expect(field.isSecure)
      #expect(field.before.isEmpty && field.after.isEmpty)
    }
    let forged =
      #"{"type":"field","field":1,"active":true,"purpose":8,"secure":false,"lines":false,"return":"go","#
      + #""enabled":true,"before":"hunter2"}"#
    guard case .field(let field) = try #require(RemotePacket(forged.utf8)) else {
      Issue.record("no field")
      return
    }
    #expect(field.isSecure)
    #expect(field.before.isEmpty)
  }

  @Test func `of other fields the text near the caret is told`() {
    let long = String(repeating: "a", count: 300)
    let field = RemoteField(
      number: 1, traits: FieldTraits(), context: TextContext(before: long + "b", after: "c" + long))
    #expect(field.before.unicodeScalars.count == RemoteLimits.contextScalarCount)
    #expect(field.before.hasSuffix("ab"))
    #expect(field.after.unicodeScalars.count == RemoteLimits.contextScalarCount)
    #expect(field.after.hasPrefix("ca"))
  }

  @Test(arguments: [
    #"{"type":"replace","edit":1,"field":1,"old":"","new":""}"#, #"{"type":"replace","edit":1,"field":1,"new":"a"}"#,
    #"{"type":"replace","edit":1,"field":1,"old":"","new":"\t"}"#,
    #"{"type":"replace","edit":1,"field":1,"old":"","new":"\n"}"#,
    #"{"type":"replace","edit":1,"field":1,"old":"","new":"\u001b[A"}"#,
    #"{"type":"replace","edit":1,"field":1,"old":"","new":"\u202e"}"#, #"{"type":"delete","field":1}"#,
    #"{"type":"delete","edit":-1,"field":1}"#, #"{"type":"press","edit":1,"field":1,"key":"F1"}"#,
    #"{"type":"code","code":"12345","name":"x"}"#, #"{"type":"code","code":"12345a","name":"x"}"#,
    #"{"type":"code","code":"123456","name":""}"#, #"{"type":"code","code":"123456","name":"a\nb"}"#,
    #"{"type":"token","token":"00"}"#, #"{"type":"token","token":"zz"}"#, #"{"type":"resume","id":"0011223344556677"}"#,
    #"{"edit":1,"field":1}"#, "{}",
  ])
  func `VK-16 keys, commands, hidden signs and halves of messages are refused`(_ text: String) {
    #expect(PageMessage(text.utf8) == nil)
  }

  @Test func `VK-16 a text that is longer than one change may be is refused`() {
    let edit = RemoteEdit(
      number: 1, field: 1,
      change: .replace(old: "", new: String(repeating: "가", count: RemoteLimits.textByteCount / 3 + 1)))
    #expect(PageMessage(edit.object.bytes) == nil)
  }

  @Test func `any bytes are heard in peace`() {
    var generator = SeededGenerator(seed: 16)
    let seeds = [
      #"{"type":"replace","edit":1,"field":1,"old":"","new":"base"}"#, #"{"type":"delete","edit":2,"field":1}"#,
      #"{"type":"field","field":1,"active":true,"purpose":8,"secure":false,"lines":false,"return":"go","enabled":true}"#,
      #"{"type":"answer","edit":1}"#, "a\u{1B}[200~한글\r\u{1B}[201~\u{1B}[A\u{1B}OA\u{7F}é",
      "https://[fd00::1]:49283/#00112233445566778899aabbccddeeff",
    ]
    for _ in 0..<2_000 {
      var bytes = Array(seeds.randomElement(using: &generator)!.utf8)
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      RemoteFuzzing(bytes).play()
    }
  }
}
