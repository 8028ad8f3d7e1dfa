// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Glibc
import TestBed
import Testing

extension AppTests {
  /// Text from a phone's browser, through `spinet-remote` and `spinetd`, by what real apps received.
  @Suite struct RemoteTypingAppTests {
    private static let settings = "remote-typing = 127.0.0.1\n"

    /// Letters that are seldom found beside each other.
    private static let password = "zqxjkvwpyhzbqf"

    /// Opens an app's field, and pairs a phone.
    private static func with(
      _ browser: Phone.Browser = .chromium, app kind: AppKind = .gtk4,
      configure: (inout SessionOptions) -> Void = { _ in }, _ body: (AppBed, Phone) throws -> Void
    ) throws {
      try AppBed.with(kind, settings: settings, configure: configure) { bed in
        try bed.open()
        let phone = try Phone(browser, in: bed.session)
        try phone.pair()
        try body(bed, phone)
      }
    }

    @Test(
      "VK-16 a phone's browser is paired by six digits; what is typed, corrected, composed and erased there is in a GTK app",
      arguments: Phone.Browser.allCases)
    func types(_ browser: Phone.Browser) throws {
      try Self.with(browser) { bed, phone in
        try phone.open()
        try bed.expectTyped("I saw teh") { try phone.type("I saw teh") }
        try bed.expectTyped("I saw the") {
          try phone.press("Backspace")
          try phone.press("Backspace")
          try phone.type("he")
        }
        try bed.expectTyped("I saw these ") { try phone.correct("I saw these ") }
        try bed.expectTyped("I saw these 한국") { try phone.compose("ㅎ", "하", "한", "한ㄱ", "한구", "한국") }
        try phone.wait(for: "document.getElementById('context').textContent.includes('I saw these 한국|')")
        // Letters of the keys of this device come behind, and stay when the phone goes on.
        try bed.expectTyped("I saw these 한국a") { try bed.driver.typeIgnoringCase("a") }
        try bed.expectTyped("I saw these 한국a and") { try phone.type(" and") }
        try bed.expectTyped("I saw these 한국a an") { try phone.press("Backspace") }
        // The box has another text than the field by now, which is not made so.
        try phone.correct("I saw")
        try phone.wait(for: "document.getElementById('text').value === ''")
        try bed.expectTyped("I saw these 한국a an!") { try phone.type("!") }
      }
    }

    @Test("VK-16 the phone types into the field that has focus, which begins anew on the page, and each line ends once")
    func fields() throws {
      try Self.with { bed, phone in
        try phone.open()
        try bed.expectTyped("abc") { try phone.type("abc") }
        try bed.open("email")
        try phone.wait(for: "document.getElementById('kind').textContent === 'Email address'")
        try phone.open()
        try bed.expectTyped("x@y", in: "email") { try phone.type("x@y") }
        try bed.open("text")
        try phone.open()
        try bed.expectTyped("one\ntwo", in: "text") {
          try phone.type("one")
          try phone.press("Enter")
          try phone.type("two")
        }
        #expect(bed.app.text(of: "normal") == "abc" && bed.app.text(of: "email") == "x@y")
      }
    }

    @Test(
      "VK-16 ED-3 of a secret the phone is told nothing and shows nothing, and no memory has it once its field was left",
      arguments: Phone.Browser.allCases)
    func secret(_ browser: Phone.Browser) throws {
      try Self.with(browser) { bed, phone in
        try bed.open("password")
        try phone.open("secret")
        try bed.expectTyped(Self.password, in: "password") { try phone.type(Self.password) }
        #expect(try phone.evaluate("document.getElementById('secret').type") == "password")
        #expect(try !phone.evaluate("document.body.innerHTML").contains(Self.password))
        #expect(try phone.evaluate("document.getElementById('context').textContent") == "")
        let search = try MemorySearch(
          secret: Self.password, places: Self.password.map { _ in Point(x: -7.3e11, y: 0) })
        // What is looked for is found where it must be.
        #expect(try !search.search(#require(bed.app.program.programPID)).copies.isEmpty)
        try bed.open("normal")
        try phone.open()
        #expect(try phone.evaluate("document.getElementById('secret').value") == "")
        try Self.expectNothing(bed, search)
        try bed.expectTyped("abc") { try phone.type("abc") }
        try Self.expectNothing(bed, search)
        let files = FileSearch(secret: Self.password, except: [phone.log, bed.app.program.log])
        #expect(try files.search("\(bed.session.folder)/logs").found == [])
      }
    }

    @Test("VK-16 ED-3 a password that a phone puts in at once leaves nothing in memory either", arguments: [8, 14, 40])
    func secretAtOnce(count: Int) throws {
      let password = String(String(repeating: Self.password, count: 3).prefix(count))
      try Self.with { bed, phone in
        try bed.open("password")
        try phone.open("secret")
        try bed.expectTyped(password, in: "password") { try phone.correct(password) }
        try bed.open("normal")
        try phone.open()
        try Self.expectNothing(bed, MemorySearch(filled: password))
      }
    }

    /// Expects that the keyboard and the program that speaks to phones have nothing left, or come to that as the compositor answers.
    private static func expectNothing(_ bed: AppBed, _ search: MemorySearch) throws {
      let keyboard = try #require(bed.keyboard.program.programPID)
      let result = try search.searchUntilNothing(keyboard)
      #expect(result.found == [])
      #expect(result.refused == [] && result.processCount > 1 && result.byteCount > 4_000_000)
    }

    @Test("VK-16 what was typed for one field is in no other one, though the keyboard hears of both in one moment")
    func busy() throws {
      try Self.with { bed, phone in
        // A password goes by keys, which are whoever's has the focus when they come.
        try bed.open("password")
        try phone.open("secret")
        try bed.expectTyped("abc", in: "password") { try phone.type("abc") }
        let keyboard = try #require(bed.keyboard.program.programPID)
        kill(keyboard, SIGSTOP)
        defer { kill(keyboard, SIGCONT) }
        try phone.type("d")
        try phone.wait(for: "waiting !== null")
        try bed.app.focus("email")
        // The app has told the compositor by the time it answers, and the compositor the keyboard by the time it has drawn.
        _ = try bed.app.fieldFrames()
        _ = try bed.session.picture()
        kill(keyboard, SIGCONT)
        try phone.wait(for: "document.getElementById('kind').textContent === 'Email address'")
        try phone.open()
        try bed.expectTyped("x", in: "email") { try phone.type("x") }
        #expect(bed.app.text(of: "password") == "abc")
      }
    }

    @Test("VK-16 a phone that is taken out of the list types nothing more, at once")
    func removed() throws {
      try Self.with { bed, phone in
        try phone.open()
        try bed.expectTyped("abc") { try phone.type("abc") }
        let list = try phone.spinet("pair", "list")
        let id = try #require(list.split(separator: " ").first)
        _ = try phone.spinet("pair", "remove", String(id))
        try phone.wait(for: "document.getElementById('typing').hidden && !document.getElementById('pairing').hidden")
        try phone.type("d")
        #expect(try phone.spinet("pair", "list").contains("No phone is paired."))
        try bed.expectTyped("abce") { try bed.driver.typeIgnoringCase("e") }
      }
    }

    @Test("VK-16 in a terminal, which tells nothing of its text, a phone takes away only what it has typed")
    func untold() throws {
      try Self.with(app: .foot, configure: { $0.devices = [.touch, .keyboard] }) { bed, phone in
        try phone.open()
        try bed.expectTyped("I saw the") {
          try phone.type("I saw teh")
          try phone.press("Backspace")
          try phone.press("Backspace")
          try phone.type("he")
        }
        // The keys of this device.
        try bed.expectTyped("I saw thea") { try bed.driver.typeIgnoringCase("a") }
        try phone.correct("I saw")
        try phone.wait(for: "document.getElementById('text').value === ''")
        try bed.expectTyped("I saw thea cap") { try phone.type(" cap") }
        // Another keyboard, whose keys are down for as long as a hand presses them.
        try bed.expectTyped("I saw thea capb") {
          try bed.session.injector.send("key 48 1")
          Clock.pause(until: Clock.now() + 60_000)
          try bed.session.injector.send("key 48 0")
        }
        try phone.correct(" cat")
        try phone.wait(for: "document.getElementById('text').value === ''")
        try bed.expectTyped("I saw thea capb, 한국") {
          try phone.type(", ")
          try phone.compose("ㅎ", "하", "한", "한ㄱ", "한구", "한국")
        }
      }
    }

    @Test("VK-16 nothing listens until the settings say where, and nothing once they do not")
    func off() throws {
      try AppBed.with(.gtk4, settings: "") { bed in
        try bed.open()
        #expect(!Self.listens() && !Self.isServed(bed))
        let settings = "\(bed.session.folder)/spinetd.settings"
        try Self.settings.write(toFile: settings, atomically: true, encoding: .utf8)
        try Wait.untilTrue("phones to be heard") { Self.listens() }
        #expect(Self.isServed(bed))
        try "remote-typing = off\n".write(toFile: settings, atomically: true, encoding: .utf8)
        try Wait.untilTrue("nothing to listen") { !Self.listens() && !Self.isServed(bed) }
      }
    }

    /// Whether something takes connections at the keyboard's port of the loopback.
    private static func listens() -> Bool {
      let lines = ["tcp", "tcp6"].flatMap { name in
        (try? String(contentsOfFile: "/proc/net/\(name)", encoding: .utf8))?.split(separator: "\n") ?? []
      }
      // 49283, in the state of listening.
      return lines.contains { line in
        let words = line.split(separator: " ")
        return words.count > 3 && words[1].hasSuffix(":C083") && words[3] == "0A"
      }
    }

    /// Whether the program that speaks to phones runs.
    private static func isServed(_ bed: AppBed) -> Bool {
      let processes = bed.keyboard.program.programPID.map { ProcessTree.all(of: $0) } ?? []
      return processes.contains { process in
        let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return name == "spinet-remote\n"
      }
    }
  }
}
