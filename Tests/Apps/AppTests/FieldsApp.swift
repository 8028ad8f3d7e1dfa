// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

/// The app with the fields (Tests/StandIns/TypingApp), in a session.
protocol FieldsApp {
  var session: Session { get }
  var app: Supervised { get }
}

/// How long a person waits for an app that a touch has not reached, in microseconds.
private let patience: Int64 = 3_000_000

extension FieldsApp {
  var lines: [String] { app.output.split(separator: "\n").map(String.init) }

  func wait(for line: String) throws {
    try Wait.untilTrue(line, detail: { app.output }) { lines.contains(line) }
  }

  /// Waits until the lines that the app has said are as wanted.
  func wait(for what: String, _ holds: ([String]) -> Bool) throws {
    try Wait.untilTrue(what, detail: { app.output }) { holds(lines) }
  }

  /// Waits until what a field has said last is as wanted.
  func wait(_ holds: (String?) -> Bool, of field: String) throws {
    try Wait.untilTrue(field, detail: { app.output }) { holds(text(of: field)) }
  }

  /// What a field has said that it holds, in quotation marks.
  func text(of field: String) -> String? {
    lines.last { $0.hasPrefix("\(field) \"") }.map { String($0.dropFirst(field.count + 1)) }
  }

  /// The middle of a field on the screen.
  func place(of field: String) -> Point {
    let words = lines.last { $0.hasPrefix("place \(field) ") }?.split(separator: " ").compactMap { Double($0) } ?? []
    return words.count == 2 ? Point(x: words[0], y: words[1]) : .zero
  }

  /// Touches a field until something comes of it. On a busy machine the window is not on the screen yet when it tells where its fields
  /// are, or gets another size; a person touches where they see a field, and once more where nothing comes of that.
  func touch(_ field: String, for what: String, by tap: (Point) throws -> Void, until holds: () -> Bool) throws {
    var touched: (place: Point, time: Int64)?
    try Wait.untilTrue(what, detail: { app.output }) {
      if touched != nil, holds() { return true }
      let place = place(of: field)
      if place != touched?.place || Clock.now() - (touched?.time ?? 0) > patience {
        try tap(place)
        touched = (place, Clock.now())
      }
      return false
    }
  }

  /// Where the app says that its guide is: x, y, width and height on the screen.
  var guide: String { lines.last { $0.hasPrefix("guide ") }.map { String($0.dropFirst(6)) } ?? "" }

  /// Waits until the screen shows something.
  func wait(forPicture what: String, until holds: (Picture) -> Bool) throws {
    try Wait.untilTrue("the screen to show \(what)", detail: { app.output }) { holds(try session.picture()) }
  }
}
