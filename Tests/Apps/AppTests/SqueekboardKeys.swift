// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

/// The keys of squeekboard's English layout on a screen of 360 by 720.
struct SqueekboardKeys {
  /// Where they are, on the screen.
  let frame: Rect

  /// The letters from the top, with the keys' widths left of each row.
  private static let rows: [(letters: String, start: Double)] = [
    ("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5),
  ]
  private static let others = [
    "delete": (row: 2, column: 9.25), " ": (row: 3, column: 5), "return": (row: 3, column: 9.25),
  ]

  /// Starts squeekboard, and returns once others can ask it for its keys.
  static func start(in session: Session) throws -> Supervised {
    // It shows itself only with this.
    let settings = "\(session.folder)/home/.config/glib-2.0/settings"
    try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
    try "[org/gnome/desktop/a11y/applications]\nscreen-keyboard-enabled=true\n".write(
      toFile: settings + "/keyfile", atomically: true, encoding: .utf8)
    let squeekboard = try session.start(["squeekboard"], name: "squeekboard")
    try session.waitForBusName("sm.puri.OSK0")
    return squeekboard
  }

  /// Waits until it has taken room from the window that has focus, and shows its keys there.
  static func wait(in session: Session, detail: () -> String) throws -> SqueekboardKeys {
    let screen = Rect(x: 0, y: 0, width: 360, height: 720)
    return try Wait.until("squeekboard's keys", detail: detail) {
      guard let window = try session.focusedWindowFrame(), window.maxY < screen.maxY else { return nil }
      let keys = SqueekboardKeys(
        frame: Rect(x: 0, y: window.maxY, width: screen.width, height: screen.maxY - window.maxY))
      // Its room is there before its keys; the one of Return is blue.
      return try session.picture().isBlue(at: keys.point(row: 3, column: 9.6)) ? keys : nil
    }
  }

  /// - Parameter column: In tenths of the keyboard's width.
  func point(row: Int, column: Double) -> Point {
    Point(x: frame.minX + column * frame.width / 10, y: frame.minY + (Double(row) + 0.5) * frame.height / 4)
  }

  /// Where a key is: a letter, a space, `delete` or `return`.
  func place(of key: String) throws -> Point {
    if let other = Self.others[key] { return point(row: other.row, column: other.column) }
    for (row, (letters, start)) in Self.rows.enumerated() {
      if let index = letters.firstIndex(where: { String($0) == key }) {
        let column = Double(letters.distance(from: letters.startIndex, to: index))
        return point(row: row, column: start + column + 0.5)
      }
    }
    throw BedError("squeekboard has no key \(key)")
  }
}
