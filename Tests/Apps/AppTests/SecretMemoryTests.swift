// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Glibc
import TestBed
import Testing

extension AppTests {
  /// What is left of a password in the memory of the keyboard's processes after its field was left.
  @Suite struct SecretMemoryTests {
    /// Pairs of letters that no word has, and neighbours on no keyboard.
    static let secret = "zqxjkvwpyhzbqf"

    /// Types the secret by taps at a speed, with nothing asked in between.
    ///
    /// - Parameter interval: From one tap to the next, in microseconds.
    private func type(_ bed: AppBed, every interval: Int64) throws -> MemorySearch {
      let places = try Self.secret.map { try bed.driver.place(of: String($0)) }
      var next = Clock.now()
      for place in places {
        Clock.pause(until: next)
        next = try bed.session.injector.tap(place) + interval
      }
      #expect(bed.app.received(Self.secret, in: "password") == Self.secret)
      return try MemorySearch(secret: Self.secret, places: places)
    }

    /// Expects that nothing is left in the keyboard's processes, or comes to nothing as soon as the compositor has answered.
    private func expectNothing(_ bed: AppBed, _ search: MemorySearch, _ comment: Comment) throws {
      let keyboard = try #require(bed.keyboard.program.programPID)
      let result = try search.searchUntilNothing(keyboard)
      #expect(result.found == [], comment)
      if geteuid() == 0 {
        #expect(result.refused == [] && result.processCount > 0 && result.byteCount > 4_000_000)
      } else {
        #expect(result.refused.contains("refused process \(keyboard)"))
      }
    }

    @Test(
      "ED-3 once its field was left nothing of a password is in the memory of the keyboard's processes",
      arguments: [Int64(25_000), 400_000])
    func nothingIsLeft(interval: Int64) throws {
      try AppBed.with(.gtk4, settings: "key-clicks = on\n") { bed in
        try bed.open("password")
        let search = try type(bed, every: interval)
        // What is looked for is found where it must be.
        let app = try #require(bed.app.program.programPID)
        #expect(try search.search(app).found.contains { $0.hasPrefix("found letters") })
        try bed.app.unfocus()
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try expectNothing(bed, search, "after the keyboard has gone")
        try bed.open("normal")
        try expectNothing(bed, search, "in the next field")
      }
    }

    @Test("ED-3 nor is it when the focus goes straight on to an ordinary field, where text is kept")
    func nextField() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("normal")
        try bed.open("password")
        let search = try type(bed, every: 25_000)
        try bed.open("normal")
        try expectNothing(bed, search, "in the next field")
        try bed.expectTyped("abc", in: "normal") { try bed.driver.type("abc") }
        try expectNothing(bed, search, "after typing there")
      }
    }

    @Test("ED-3 nor is it where an app tells nothing of its fields, once the keyboard has left the screen")
    func unknownField() throws {
      try AppBed.with(.x11) { bed in
        try bed.open("password")
        let search = try type(bed, every: 25_000)
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        try expectNothing(bed, search, "after the keyboard has gone")
      }
    }

    /// What takes a command's privileges, which root has more of than those whom it is about.
    private let unprivileged = geteuid() == 0 ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] : []

    /// Whether a program of the same user may look into a process.
    private func isReadable(_ process: pid_t) throws -> Bool {
      let command = unprivileged + ["head", "-c1", "/proc/\(process)/environ"]
      return try ShortCommand.run(command, environment: ProcessInfo.processInfo.environment).status == 0
    }

    @Test("ED-3 no program of the same user may look into the keyboard, and it leaves no core")
    func closed() throws {
      let session = try Session()
      defer {
        session.stop()
        session.removeFolder()
      }
      let inspector = session.folder + "/inspect"
      let words = [try Checkout.program("spinetd"), "--inspect", inspector, "--layouts", Checkout.keyboards]
      let keyboard = try Keyboard(try session.start(unprivileged + words, name: "spinetd"), inspector: inspector)
      let other = try session.start(unprivileged + ["sleep", "600"], name: "other")
      let otherProcess = try Wait.until("another program") { other.programPID }
      try Wait.untilTrue("a program that may be looked into") { try isReadable(otherProcess) }
      let process = try #require(keyboard.program.programPID)
      try Wait.untilTrue("a keyboard that may not") { try !isReadable(process) }
      let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
      let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
      #expect(core.split(separator: " ").dropFirst(4).prefix(2) == ["1", "1"])
    }

    @Test("ED-3 while a secret is typed heap and stack stay out of swap")
    func locked() throws {
      try AppBed.with(.gtk4) { bed in
        let keyboard = try #require(bed.keyboard.program.programPID)
        func lockedKilobytes() throws -> Int {
          let status = try String(contentsOfFile: "/proc/\(keyboard)/status", encoding: .utf8)
          let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmLck:") })
          return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
        }
        try bed.open("normal")
        #expect(try lockedKilobytes() == 0)
        try bed.open("password")
        #expect(try lockedKilobytes() > 0)
        try bed.driver.type("a")
        try bed.open("normal")
        try Wait.untilTrue("nothing locked") { try lockedKilobytes() == 0 }
      }
    }
  }
}
