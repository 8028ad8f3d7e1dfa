// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestSupport
import Testing
import TextModel

@testable import FieldChannel

@Suite struct ChannelMessageTests {
  @Test func `what one side says the other one hears`() throws {
    var claim = FieldClaim()
    claim.purpose = .url
    claim.hints = [.latin, .multiline]
    claim.returnKey = .emergencyCall
    claim.isReturnEnabled = false
    claim.completesWord = true
    claim.content = ContentType(rawValue: "address-level1+2")
    claim.passwordRules = "required: upper; allowed: [-=%]; minlength: 20;"
    claim.beginsEmpty = true
    claim.keyboard = .webSearch
    claim.appearance = .dark
    claim.accessoryHeight = 44.5
    claim.followsKeyboard = true
    var report = KeyboardReport(
      .floating, output: "Écran = 2 %\n", screen: Size(width: 800, height: 1280.5),
      frame: Rect(x: -3, y: 100, width: 320, height: 250.25))
    report.duration = 0.25
    report.mode = "org.example.morse"
    let messages: [ChannelMessage] = [
      .hello(version: 3), .hello(version: 1, proof: .random()), .field(claim), .field(FieldClaim()), .noField,
      .keyboard(report), .keyboard(.hidden),
    ]
    for message in messages {
      #expect(ChannelMessage(message.text) == message)
      #expect(!message.text.contains("\n"))
    }
  }

  @Test func `lines are as the documentation has them`() {
    var claim = FieldClaim()
    claim.returnKey = .send
    claim.isReturnEnabled = false
    claim.hints = [.completion, .spellcheck, .autoCapitalization]
    #expect(
      ChannelMessage.field(claim).text
        == "field accessory=0 appearance=default enabled=0 extensions=1 follows=0 hints=7 purpose=0 return=send")
    var report = KeyboardReport(
      .docked, output: "HEADLESS-1", screen: Size(width: 360, height: 720),
      frame: Rect(x: 0, y: 460, width: 360, height: 260))
    #expect(
      ChannelMessage.keyboard(report).text
        == "keyboard duration=0 frame=0,460,360,260 kind=docked output=HEADLESS-1 screen=360,720")
    report.mode = "ko-KR"
    #expect(
      ChannelMessage.keyboard(report).text
        == "keyboard duration=0 frame=0,460,360,260 kind=docked mode=ko-KR output=HEADLESS-1 screen=360,720")
    (report.mode, report.isCollapsed) = ("", true)
    let bar = "keyboard collapsed=1 duration=0 frame=0,460,360,260 kind=docked output=HEADLESS-1 screen=360,720"
    #expect(ChannelMessage.keyboard(report).text == bar && ChannelMessage(bar) == .keyboard(report))
    #expect(ChannelMessage.keyboard(.hidden).text == "keyboard duration=0 kind=hidden")
  }

  @Test func `what a later version adds does no harm`() {
    #expect(ChannelMessage("field glow=9 return=teleport enabled=maybe purpose=99") == .field(FieldClaim()))
    #expect(ChannelMessage("nofield because=%2E") == .noField)
    #expect(ChannelMessage("hello proof=short version=1") == .hello(version: 1))
    #expect(ChannelMessage("weather sunny=1") == nil)
    #expect(ChannelMessage("keyboard kind=rolled output=A screen=1,1 frame=0,0,1,1") == nil)
  }

  @Test(arguments: [
    "", " ", "field ", "field  return=send", "field return", "field =send", "field return=send return=go",
    "field content=%", "field content=%4", "field content=%GG", "field content=%FF", "fi=ld", "FIELD2", "hello",
    "hello version=0", "hello version=x", "hello version=99999999999999999999", "keyboard", "keyboard kind=docked",
    "keyboard kind=docked output=A screen=1,1 frame=0,0,1", "keyboard kind=docked output=A screen=1,1 frame=0,0,1,1,",
    "keyboard kind=docked output=A screen=1,1 frame=0,0,nan,1",
    "keyboard kind=docked output=A screen=1,1 frame=0,0,0,1",
    "keyboard kind=docked output=A screen=inf,1 frame=0,0,1,1",
    "keyboard kind=docked output=A screen=1,1 frame=0,0,-1,1",
    "keyboard kind=docked output=A screen=1,1 frame=1e9,0,1,1",
  ])
  func `what is no message is none`(_ line: String) { #expect(ChannelMessage(line) == nil) }

  @Test func `numbers that no screen has are cut or not heard`() throws {
    func claim(_ text: String) throws -> FieldClaim {
      guard case .field(let claim) = ChannelMessage(text) else { throw Unheard() }
      return claim
    }
    #expect(try claim("field accessory=-5").accessoryHeight == 0)
    #expect(try claim("field accessory=500000").accessoryHeight == 1000)
    #expect(try claim("field accessory=nan").accessoryHeight == 0)
    #expect(try claim("field hints=-1 purpose=4294967296").hints == [])
  }

  @Test func `a line as long as may be is heard, a longer one is not`() {
    let room = FieldChannel.longestLineByteCount - 1 - "field content=".utf8.count
    #expect(ChannelMessage("field content=" + String(repeating: "x", count: room)) != nil)
    #expect(ChannelMessage("field content=" + String(repeating: "x", count: room + 1)) == nil)
  }

  @Test func `a value too long for a line counts as not said, on either side`() throws {
    let long = String(repeating: "€", count: 40)
    var claim = FieldClaim()
    claim.content = ContentType(rawValue: long)
    claim.returnKey = .send
    let text = ChannelMessage.field(claim).text
    #expect(text.utf8.count < FieldChannel.longestLineByteCount)
    claim.content = nil
    #expect(ChannelMessage(text) == .field(claim))
    let rest = "screen=1,1 frame=0,0,1,1"
    #expect(ChannelMessage("keyboard kind=docked output=A \(rest)") != nil)
    #expect(ChannelMessage("keyboard kind=docked output=\(long) \(rest)") == nil)
  }

  @Test("ED-3 rules for a password may be longer than other values, and no line is too long with them") func rules() {
    var claim = FieldClaim()
    claim.content = ContentType(rawValue: String(repeating: "%", count: FieldChannel.longestValueByteCount))
    claim.passwordRules = String(repeating: ";", count: FieldChannel.longestRulesByteCount)
    (claim.purpose, claim.hints) = (.password, ContentHints(rawValue: .max))
    (claim.returnKey, claim.keyboard) = (.emergencyCall, .numbersAndPunctuation)
    (claim.isReturnEnabled, claim.completesWord, claim.beginsEmpty, claim.followsKeyboard) = (false, true, true, true)
    claim.accessoryHeight = 999.123456789012
    let text = ChannelMessage.field(claim).text
    #expect(text.utf8.count < FieldChannel.longestLineByteCount)
    #expect(ChannelMessage(text) == .field(claim))
    claim.passwordRules = String(repeating: ";", count: FieldChannel.longestRulesByteCount + 1)
    let cut = ChannelMessage.field(claim).text
    claim.passwordRules = nil
    #expect(ChannelMessage(cut) == .field(claim))
  }

  @Test func `inputs that once failed are read`() throws {
    let folder = URL(filePath: SourceTree.path("FuzzTesting/FailCases/FieldChannel"))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { ChannelFuzzing(Array(try Data(contentsOf: file))).play() }
  }

  @Test func `any bytes are some message or none`() {
    var random = SeededGenerator(seed: 7)
    let words = [
      "field", "keyboard", "nofield", "hello", " ", "=", "%", ",", "frame=", "screen=1,2", "kind=docked", "1e5",
    ]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.next(below: 12) {
        if random.next(below: 3) == 0 {
          bytes.append(UInt8(truncatingIfNeeded: random.next()))
        } else {
          bytes += Array(words[random.next(below: words.count)].utf8)
        }
      }
      ChannelFuzzing(bytes).play()
    }
  }

  @Test func `the socket is named for the display`() {
    func path(_ variables: [String: String]) -> String? { FieldChannel.path { variables[$0] } }
    #expect(path(["XDG_RUNTIME_DIR": "/run", "WAYLAND_DISPLAY": "wayland-1"]) == "/run/spinet-wayland-1")
    #expect(path(["XDG_RUNTIME_DIR": "/run"]) == "/run/spinet-wayland-0")
    #expect(path(["XDG_RUNTIME_DIR": "/run", "WAYLAND_DISPLAY": "/tmp/other/wayland-7"]) == "/run/spinet-wayland-7")
    #expect(path(["XDG_RUNTIME_DIR": "/run", "WAYLAND_DISPLAY": "/"]) == "/run/spinet-wayland-0")
    #expect(path(["WAYLAND_DISPLAY": "wayland-1"]) == nil)
  }
}

private struct Unheard: Error {}
