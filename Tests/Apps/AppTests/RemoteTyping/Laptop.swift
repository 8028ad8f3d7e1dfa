// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

/// A terminal of another device, with `spinet type` in it, and the person who uses it.
struct Laptop {
  private let session: Session
  private let program: Supervised
  private let socket: LineSocket

  init(in session: Session) throws {
    self.session = session
    let path = "\(session.folder)/laptop"
    let script = "\(Checkout.root)/Tests/Programs/RemoteTests/laptop.py"
    let program = try session.start([Programs.python, "-B", script, Checkout.program("spinet"), path], name: "laptop")
    self.program = program
    socket = try Wait.until("the laptop's terminal", detail: { program.output }) {
      guard program.exitStatus == nil else { throw BedError("the laptop's terminal ended at once: \(program.output)") }
      return try? LineSocket(path: path)
    }
  }

  /// Has something done in the terminal.
  @discardableResult
  private func ask(_ words: String...) throws -> String {
    let line = try JSONEncoder().encode(words)
    try socket.send(String(decoding: line, as: UTF8.self))
    guard let answer = try socket.receive() else { throw BedError("the laptop has gone: \(program.output)") }
    return (try? JSONDecoder().decode(String.self, from: Data(answer.utf8))) ?? answer
  }
}

// MARK: - The terminal

extension Laptop {
  /// Runs `spinet type`, and pastes the link that the other device shows.
  func pair() throws {
    let offer = try session.run([try Checkout.program("spinet"), "pair", "new"])
    let link = try #require(offer.output.firstMatch(of: #/https:\/\/[0-9.:]+\/#[0-9a-f]{32}/#))
    try ask("open")
    try wait(for: "Link that")
    try press("\(link.0)\n")
    try waitForScreen("Return: ")
    #expect(try !shown().contains(link.0.suffix(32)))
  }

  /// Runs `spinet type` on the device that it is paired with.
  func open() throws {
    try ask("open")
    try waitForScreen("Return: ")
  }

  func press(_ keys: String) throws { try ask("press", keys) }

  /// Pastes a text, as terminals do that mark what is pasted.
  func paste(_ text: String) throws { try press("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Leaves, and expects that the terminal is as it was.
  func leave() throws { #expect(try ask("leave") == "0") }

  /// All that the terminal has shown since `spinet type` began.
  func shown() throws -> String { try ask("shown") }

  /// Waits until something is on the screen.
  func waitForScreen(_ text: String) throws {
    try Wait.untilTrue("\"\(text)\" on the laptop", detail: { (try? shown()) ?? "" }) {
      try ask("screen").contains(text)
    }
  }

  /// Waits until `spinet type` has ended and said why.
  func waitForEnd(_ text: String) throws { try wait(for: text) }

  private func wait(for text: String) throws {
    try Wait.untilTrue("\"\(text)\" on the laptop", detail: { (try? shown()) ?? "" }) { try shown().contains(text) }
  }

  /// Types a text by a pipe.
  ///
  /// - Returns: How `spinet type` ended, and what it said.
  func pipe(_ text: String, _ option: String = "") throws -> ShortCommand.Result {
    let file = "\(session.folder)/piped"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return try session.run(["sh", "-c", "exec \"$0\" type \(option) <\"$1\"", try Checkout.program("spinet"), file])
  }
}
