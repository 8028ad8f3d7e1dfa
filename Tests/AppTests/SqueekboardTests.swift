// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// Fields of the SDK (Tests/TypingApp) under another keyboard than ours, which knows nothing of our channel.
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
  /// Where the keys are, on the screen.
  private(set) var keys = Rect.zero

  /// The letters of the English layout from the top, with the keys' widths left of each row.
  private static let rows: [(letters: String, start: Double)] = [
    ("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5),
  ]
  private static let others = [
    "delete": (row: 2, column: 9.25), " ": (row: 3, column: 5), "return": (row: 3, column: 9.25),
  ]

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
    // squeekboard shows itself only with this.
    let settings = "\(session.folder)/home/.config/glib-2.0/settings"
    try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
    try "[org/gnome/desktop/a11y/applications]\nscreen-keyboard-enabled=true\n".write(
      toFile: settings + "/keyfile", atomically: true, encoding: .utf8)
    let keyboard = try session.start(["squeekboard"], name: "squeekboard")
    let app = try session.start([try Checkout.program("typing-app")], name: "app")
    let bed = SqueekboardBed(session, app)
    try bed.wait(for: "active")
    try withExtendedLifetime(keyboard) { try body(bed) }
  }

  /// Taps a field and waits for the keyboard, which takes room from the window.
  func open(_ field: String) throws {
    try session.injector.tap(place(of: field))
    try wait(for: "begins \(field)")
    let screen = Rect(x: 0, y: 0, width: 360, height: 720)
    try Wait.untilTrue("room for squeekboard", detail: { self.app.output }) {
      guard let window = try session.focusedWindowFrame(), window.maxY < screen.maxY else { return false }
      keys = Rect(x: 0, y: window.maxY, width: screen.width, height: screen.maxY - window.maxY)
      return true
    }
    // Its room is there before its keys; the one of Return is blue.
    try wait(forPicture: "squeekboard's keys") { $0.isBlue(at: self.point(row: 3, column: 9.6)) }
  }

  func type(_ text: String) throws {
    for letter in text { try tap(String(letter)) }
  }

  func tap(_ key: String) throws {
    guard let (row, column) = cell(of: key) else { throw BedError("squeekboard has no key \(key)") }
    try session.injector.tap(point(row: row, column: column))
  }

  /// - Parameter column: In tenths of the keyboard's width.
  private func point(row: Int, column: Double) -> Point {
    Point(x: keys.minX + column * keys.width / 10, y: keys.minY + (Double(row) + 0.5) * keys.height / 4)
  }

  private func cell(of key: String) -> (row: Int, column: Double)? {
    if let other = Self.others[key] { return other }
    for (row, (letters, start)) in Self.rows.enumerated() {
      if let index = letters.firstIndex(where: { String($0) == key }) {
        return (row, start + Double(letters.distance(from: letters.startIndex, to: index)) + 0.5)
      }
    }
    return nil
  }
}
