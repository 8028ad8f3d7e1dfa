// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import FieldChannel

/// What the channel says of other fields of a form.
@Suite struct FillMessageTests {
  private func kinds(_ names: String...) -> [ContentType] { names.map(ContentType.init(rawValue:)) }

  @Test func `an app tells what the other fields are for, and the keyboard what goes there, as documented`() {
    var claim = FieldClaim()
    claim.content = ContentType(rawValue: "address-line1")
    claim.otherContents = kinds("address-level1+2", "postal-code")
    claim.number = 12
    let text = ChannelMessage.field(claim).text
    #expect(text.contains(" number=12 others=address-level1+2,postal-code "))
    #expect(ChannelMessage(text) == .field(claim))
    let fill = ChannelMessage.fill(FieldText("SW1Y 4JH", as: ContentType(rawValue: "postal-code")), number: 12)
    #expect(fill.text == "fill content=postal-code number=12 text=SW1Y%204JH")
    #expect(ChannelMessage(fill.text) == fill)
  }

  @Test func `of many kinds as many are told as there is room for, each once`() {
    var claim = FieldClaim()
    claim.otherContents = kinds(String(repeating: "a", count: 60), String(repeating: "b", count: 60), "postal-code")
    claim.number = 1
    guard case .field(let heard) = ChannelMessage(ChannelMessage.field(claim).text) else {
      Issue.record("no field")
      return
    }
    #expect(heard.otherContents == kinds(String(repeating: "a", count: 60), "postal-code"))
    guard case .field(let flood) = ChannelMessage("field number=x others=a,b,a,c,d,e,f,g,h,i,j") else {
      Issue.record("no field")
      return
    }
    #expect(flood.otherContents == kinds("a", "b", "c", "d", "e", "f", "g") && flood.number == 0)
  }

  @Test(arguments: [
    "fill", "fill content=tel number=1", "fill content=tel text=1", "fill text=1 number=1",
    "fill content=tel text= number=1",
    "fill content=tel number=x text=1", "fill content=tel number=1 text=a%0Ab",
  ])
  func `what is nothing to fill in is no message`(_ line: String) { #expect(ChannelMessage(line) == nil) }

  @Test(
    "ED-3 a saved password comes whole to the other field of its pair, however long it is",
    arguments: ["x", "%", "\u{E9}", "\u{1F511}"])
  func longPasswords(_ sign: Character) {
    for byteCount in [100, 104, 512] {
      let password = String(repeating: sign, count: byteCount / sign.utf8.count)
      let fill = ChannelMessage.fill(FieldText(password, as: ContentType(rawValue: "password")), number: .max)
      #expect(fill.text.utf8.count < FieldChannel.longestLineByteCount)
      #expect(ChannelMessage(fill.text) == fill, "\(byteCount) bytes")
    }
  }

  @Test("ED-3 a text that is longer than saved passwords is not heard, not even in part") func tooLong() {
    let fill = ChannelMessage.fill(
      FieldText(String(repeating: "x", count: 513), as: ContentType(rawValue: "address-line1")), number: 1)
    #expect(!fill.text.contains("x") && ChannelMessage(fill.text) == nil)
    #expect(ChannelMessage("fill content=tel number=1 text=" + String(repeating: "1", count: 513)) == nil)
  }
}
