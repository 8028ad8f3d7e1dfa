// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// Fields of the SDK (Tests/StandIns/TypingApp) under another keyboard than ours, which knows nothing of our channel.
  @Suite struct SqueekboardTests {
    @Test func `words, delete and Return reach a field by touches on squeekboard`() throws {
      try SqueekboardBed.with { bed in
        try bed.open("name")
        try bed.type("hello there")
        try bed.wait(for: "name \"hello there\"")
        for _ in 0..<3 { try bed.tap("delete") }
        try bed.wait({ $0 == "\"hello th\"" }, of: "name")
        try bed.tap("return")
        try bed.wait(for: "return name")
        try bed.open("notes")
        try bed.type("one")
        try bed.tap("return")
        try bed.type("two")
        try bed.wait(for: #"notes "one\ntwo""#)
      }
    }

    @Test("VK-7 a window makes room for squeekboard, and an accessory view sits right above it")
    func accessory() throws {
      try SqueekboardBed.with { bed in
        try bed.open("bar")
        let edge = bed.keys.minY
        try bed.wait(forPicture: "the bar above the keyboard, with the line on it") {
          $0.isBlue(at: Point(x: 180, y: edge - 1)) && $0.isBlue(at: Point(x: 180, y: edge - 44))
            && !$0.isBlue(at: Point(x: 180, y: edge)) && $0.isGreen(at: Point(x: 180, y: edge - 45))
        }
        try bed.type("ok")
        try bed.wait(for: "bar \"ok\"")
        try bed.open("name")
        #expect(bed.guide.hasSuffix(" 360 0"), "\(bed.guide)")
      }
    }
  }
}

/// The app with the fields under squeekboard, in a session of their own.
private final class SqueekboardBed: FieldsApp {
  let session: Session
  let app: Supervised
  private(set) var squeekboard: SqueekboardKeys?
  /// Where the keys are, on the screen.
  var keys: Rect { squeekboard?.frame ?? .zero }

  private init(_ session: Session, _ app: Supervised) {
    self.session = session
    self.app = app
  }

  static func with(_ body: (SqueekboardBed) throws -> Void) throws {
    let session = try Session()
    defer {
      session.stop()
      session.removeFolder()
    }
    let keyboard = try SqueekboardKeys.start(in: session)
    let app = try session.start([try Checkout.program("typing-app")], name: "app")
    let bed = SqueekboardBed(session, app)
    try bed.wait(for: "active")
    try bed.waitForQuiet()
    try withExtendedLifetime(keyboard) { try body(bed) }
  }

  /// Waits until squeekboard has started, which shows its keys for a moment: until the window has had all the height of the screen
  /// for a second. Who types on keys that are about to go types nothing.
  private func waitForQuiet() throws {
    var start = Clock.now()
    try Wait.untilTrue("squeekboard to have started", detail: { app.output }) {
      if try session.focusedWindowFrame()?.maxY == 720 { return Clock.now() - start > 1_000_000 }
      start = Clock.now()
      return false
    }
  }

  /// Taps a field and waits for the keyboard, which takes room from the window.
  func open(_ field: String) throws {
    try session.injector.tap(place(of: field))
    try wait(for: "begins \(field)")
    squeekboard = try SqueekboardKeys.wait(in: session) { self.app.output }
  }

  func type(_ text: String) throws {
    for letter in text { try tap(String(letter)) }
  }

  func tap(_ key: String) throws {
    guard let squeekboard else { throw BedError("squeekboard is not there") }
    try session.injector.tap(squeekboard.place(of: key))
  }
}
