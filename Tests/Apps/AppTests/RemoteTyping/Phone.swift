// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

/// A real browser without a window, in the place of a phone's, and the person who uses it.
struct Phone {
  enum Browser: String, CaseIterable, Sendable {
    case chromium = "Chromium"
    case firefox = "Firefox"
  }

  private let session: Session
  private let program: Supervised
  private let socket: LineSocket

  init(_ browser: Browser, in session: Session) throws {
    self.session = session
    let path = "\(session.folder)/phone"
    let script = "\(Checkout.root)/Tests/Programs/RemoteTests/phone.py"
    let program = try session.start([Programs.python, "-B", script, browser.rawValue, path], name: "phone")
    self.program = program
    socket = try Wait.until("the phone's browser", within: 90, detail: { program.output }) {
      guard program.exitStatus == nil else { throw BedError("the phone's browser ended at once: \(program.output)") }
      return try? LineSocket(path: path)
    }
  }

  /// Has the browser do something.
  @discardableResult
  private func ask(_ words: [String]) throws -> String {
    let line = try JSONEncoder().encode(words)
    try socket.send(String(decoding: line, as: UTF8.self))
    guard let answer = try socket.receive() else { throw BedError("the phone's browser has gone: \(program.output)") }
    return answer
  }
}

// MARK: - The page

extension Phone {
  /// Pairs by the six digits, after both sides have shown the same fingerprint.
  func pair() throws {
    let offer = try spinet("pair", "new")
    let numbers = try #require(offer.firstMatch(of: #/ ([0-9]{3}) ([0-9]{3})\n/#))
    let address = try #require(offer.firstMatch(of: #/https:\/\/[0-9.:]+\//#))
    try ask(["open", String(address.0)])
    let fingerprint = "document.getElementById('fingerprint')"
    try wait(for: "document.getElementById('pairing')?.hidden === false && \(fingerprint).checkVisibility()")
    let shown = try evaluate("\(fingerprint).innerText")
    let words = offer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(shown) && shown.count == 79)
    try ask(["evaluate", "document.getElementById('code').focus()"])
    try ask(["type", "\(numbers.1)\(numbers.2)"])
    try ask(["press", "Enter"])
    try wait(for: "!document.getElementById('typing').hidden")
  }

  /// Runs `spinet` in the session.
  ///
  /// - Returns: What it printed.
  func spinet(_ words: String...) throws -> String {
    let result = try session.run([try Checkout.program("spinet")] + words)
    guard result.status == 0 else { throw BedError("spinet \(words.joined(separator: " ")): \(result.output)") }
    return result.output
  }

  /// Touches the box for text, or the one for secrets, once the page has it.
  func open(_ box: String = "text") throws {
    let element = "document.getElementById('\(box)')"
    try wait(for: "!\(element).hidden && !\(element).disabled && \(element).value === ''")
    try ask(["evaluate", "\(element).focus()"])
  }

  func type(_ text: String) throws { try ask(["type", text]) }

  func press(_ key: String) throws { try ask(["press", key]) }

  func compose(_ texts: String...) throws { try ask(["compose"] + texts) }

  /// Has the phone's keyboard replace all that stands in the box.
  func correct(_ text: String) throws { try ask(["correct", text]) }

  /// What its program writes; browsers say much.
  var log: String { program.log }

  /// What the person sees.
  func shownText() throws -> String { try evaluate("document.body.innerText") }

  func evaluate(_ script: String) throws -> String {
    let answer = try ask(["evaluate", "String(\(script))"])
    return (try? JSONDecoder().decode(String.self, from: Data(answer.utf8))) ?? answer
  }

  /// Waits until something is so on the page.
  func wait(for script: String) throws {
    try Wait.untilTrue("\(script) on the phone", detail: { (try? shownText()) ?? "" }) {
      try evaluate("Boolean(\(script))") == "true"
    }
  }
}
