// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed

/// What the app hears of where the keyboard is.
extension TypingBed {
  /// The edges that the keyboard is near to.
  var near: String { lines.last { $0.hasPrefix("near ") }.map { String($0.dropFirst(5)) } ?? "" }

  /// What the app has heard of the keyboard.
  var keyboardLines: [String] { lines.filter { $0.hasPrefix("keyboard ") } }

  func waitForGuide(at frame: Rect) throws {
    try Wait.untilTrue("the guide at \(words(frame))", detail: { app.output }) { guide == words(frame) }
  }

  /// Waits until the guide is there, and near to these edges.
  func waitForGuide(at frame: Rect, near edges: String) throws {
    try waitForGuide(at: frame)
    try Wait.untilTrue("a keyboard near \(edges)", detail: { app.output }) { near == edges }
  }

  func words(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
  }

  /// Starts the app once more, on the right half of the screen, beside the one that is there.
  func startBeside() throws -> Supervised {
    let other = try session.start([try Checkout.program("typing-app")], name: "other")
    try Wait.untilTrue("the other window", detail: { other.output }) { other.output.contains("active") }
    try session.sway("layout splith")
    try session.sway("focus left")
    let size = try keyboard.state().outputSize
    let half = Rect(x: 0, y: size.height, width: size.width / 2, height: 0)
    // Until both have said it, and it is seen, fingers may land where a window was.
    for program in [app, other] {
      try Wait.untilTrue("\(program.name) in half of the screen", detail: { program.output }) {
        program.output.split(separator: "\n").last { $0.hasPrefix("guide ") } == "guide \(words(half))"
      }
    }
    try wait(forPicture: "the lines at the bottom of both, and no longer between them") { picture in
      let places = [size.width / 4, size.width * 3 / 4]
      return places.allSatisfy { picture.isGreen(at: Point(x: $0, y: size.height - 2)) }
        && places.allSatisfy { !picture.isGreen(at: Point(x: $0, y: size.height / 2 - 2)) }
    }
    return other
  }
}
