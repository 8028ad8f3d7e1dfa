// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// A password that is typed by touch or on a real keyboard, and what is left of it once its field has closed: in files of the
  /// keyboard's, and in the memory of its processes.
  @Suite struct TypedPasswordTests {
    /// With words, learning and sounds: all that writes or listens.
    private static let settings = "key-clicks = on\nlearn-words = on\ncontact-names = on\n"

    @Test(
      "ED-3 a password typed into GTK or a web page is in no file and in no memory of the keyboard's once its field closes",
      arguments: [AppKind.gtk4, .firefox])
    func otherToolkits(_ kind: AppKind) throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      var options = SessionOptions()
      if kind.needsTablet { (options.pixelWidth, options.pixelHeight) = (800, 1280) }
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      let keyboard = try Keyboard(
        in: session, settings: Self.settings, environment: ["SPINET_LANGUAGES": try Checkout.languages()])
      let driver = KeyboardDriver(keyboard, in: session)
      let app = try App(kind, command: OtherToolkitFormTests.command(kind, in: session), in: session)
      // Firefox tells nothing of the first field that gets focus.
      for field in [kind.isBrowser ? "normal" : "given-name", "password"] {
        let serial = try keyboard.state().serial
        try app.focus(field)
        try keyboard.wait(for: "the keyboard of \(field)") { $0.shown && $0.serial > serial }
      }
      #expect(try keyboard.state().secure)
      let (password, places) = try Self.type(by: driver) { app.received($0, in: "password") == $0 }
      try app.focus("given-name")
      try keyboard.wait(for: "the next field") { $0.shown && !$0.secure }
      let search = try MemorySearch(secret: password, places: places)
      try Self.expectNothing(of: password, search, keyboard, session, app: app.program, profile: kind.rawValue)
      app.stop()
      try keyboard.wait(for: "the keyboard to go") { !$0.visible }
      try Self.expectNothing(of: password, search, keyboard, session, app: app.program, profile: kind.rawValue)
    }

    @Test(
      "ED-3 a password typed into an app of the SDK is in no file and no memory, the app's included, once its field closes",
      arguments: [false, true])
    func sdk(showsLastCharacter: Bool) throws {
      func prepare(_ session: Session) throws -> [String: String] {
        guard showsLastCharacter else { return [:] }
        let folder = "\(session.folder)/home/.config/spinet"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "show-last-character = on\n".write(toFile: folder + "/settings.conf", atomically: true, encoding: .utf8)
        return [:]
      }
      try TypingBed.with(
        settings: Self.settings, hasWords: true, arguments: ["--sign-in"], environment: prepare
      ) { bed in
        try bed.open("secret")
        try bed.keyboard.wait(for: "the keys of a secret") { $0.shown && $0.secure }
        let (password, places) = try Self.type(by: bed.driver) { password in
          try bed.wait(for: "secret \(password.count)")
          return true
        }
        let search = try MemorySearch(secret: password, places: places)
        let app = try #require(bed.app.programPID)
        // What is looked for is found where it must be.
        #expect(try !search.search(app).copies.isEmpty)
        try bed.driver.tap("return")
        try bed.wait(for: "closed")
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try Self.expectNothing(of: password, search, bed.keyboard, bed.session, app: bed.app)
        try Self.expectNothing(in: app, search, "in the app")
        #expect(!bed.app.output.contains(password))
      }
    }

    @Test(
      "ED-3 VK-13 SY-9 with a remote or switches a password typed on a real keyboard is in no file and no memory either",
      arguments: ["remote-keys = grid\n", "switches = one\n"])
    func realKeyboard(_ setting: String) throws {
      try AppBed.with(
        .gtk4, settings: Self.settings + setting, hasWords: true, configure: { $0.devices = [.touch, .keyboard] }
      ) { bed in
        try bed.open("normal")
        try bed.open("password")
        let password = Self.makePassword()
        try bed.expectTyped(password, in: "password") { try bed.session.injector.typeKeys(password) }
        let search = try MemorySearch(keys: password)
        let app = bed.app.program
        // What is looked for is found where it must be.
        #expect(try !search.search(#require(app.programPID)).copies.isEmpty)
        // Space is a switch and the left arrow a remote's, and the app hears of neither: all keys have gone through Spinet.
        try bed.session.injector.pressKey(setting.hasPrefix("switches") ? 57 : 105)
        try bed.expectTyped(password + "z", in: "password") { try bed.session.injector.typeKeys("z") }
        try bed.open("normal")
        try Self.expectNothing(of: password, search, bed.keyboard, bed.session, app: app)
        try bed.expectTyped("ab", in: "normal") { try bed.session.injector.typeKeys("ab") }
        app.stop()
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try Self.expectNothing(of: password, search, bed.keyboard, bed.session, app: app)
      }
    }

    @Test(
      "ED-3 a secret that an app of the SDK types by keys of its own is in none of its memory once the field closes")
    func ownKeys() throws {
      try TypingBed.with(arguments: ["--sign-in", "--pad"]) { bed in
        try bed.touch("secret", for: "begins secret", by: { try bed.session.injector.tap($0) }) {
          bed.lines.contains("begins secret")
        }
        let password = Self.makePassword()
        for (count, letter) in password.enumerated() {
          try bed.touch(String(letter), for: "letter \(count)", by: { try bed.session.injector.tap($0) }) {
            bed.lines.contains("secret \(count + 1)")
          }
        }
        let search = try MemorySearch(secret: password, places: password.map { bed.place(of: String($0)) })
        let app = try #require(bed.app.programPID)
        // What is looked for is found where it must be.
        #expect(try !search.search(app).copies.isEmpty)
        try bed.touch("done", for: "closed", by: { try bed.session.injector.tap($0) }) { bed.lines.contains("closed") }
        try Self.expectNothing(in: app, search, "in the app")
      }
    }

    // MARK: Helpers

    /// Types random letters by taps, with nothing asked in between.
    ///
    /// - Returns: The letters, and where the fingers were.
    private static func type(
      by driver: KeyboardDriver, until isThere: (String) throws -> Bool
    ) throws -> (password: String, places: [Point]) {
      let (password, state) = (makePassword(), try driver.keyboard.state())
      let places = try password.map { try driver.place(of: #require(state.key(String($0)))) }
      for place in places { try driver.tap(at: place) }
      #expect(try isThere(password))
      return (password, places)
    }

    /// Sixteen letters, none of them twice in a row.
    private static func makePassword() -> String {
      var letters: [Character] = []
      while letters.count < 16 {
        if let letter = "bcdfghjklmnpqrstvwxyz".randomElement(), letter != letters.last { letters.append(letter) }
      }
      return String(letters)
    }

    /// Expects that nothing is left in the keyboard's processes and in what was written, but for what is the app's own.
    private static func expectNothing(
      of password: String, _ search: MemorySearch, _ keyboard: Keyboard, _ session: Session, app: Supervised,
      profile: String = "none"
    ) throws {
      let process = try #require(keyboard.program.programPID)
      try expectNothing(in: process, search, "in the keyboard")
      let files = FileSearch(secret: password, except: [app.log, "\(session.folder)/home/\(profile)"])
      let bait = "\(session.folder)/home/bait"
      try #require(password.data(using: .utf16LittleEndian)).write(to: URL(fileURLWithPath: bait))
      #expect(try files.search(session.folder).found == [bait])
      try FileManager.default.removeItem(atPath: bait)
      let result = try files.search(session.folder)
      #expect(result.found == [] && result.fileCount > 3)
    }

    /// Expects that nothing is left in a program and in what it has started, as soon as the compositor has answered.
    private static func expectNothing(in process: Int32, _ search: MemorySearch, _ comment: Comment) throws {
      let result = try search.searchUntilNothing(process)
      #expect(result.found == [], comment)
      #expect(result.refused == [] && result.processCount > 0 && result.byteCount > 4_000_000)
    }
  }
}
