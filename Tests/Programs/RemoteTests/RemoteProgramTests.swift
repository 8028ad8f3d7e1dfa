// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The program itself, spoken to by scripts that say any bytes and by real browsers.
@Suite(.serialized) struct RemoteProgramTests {
  /// Runs a script against the program.
  ///
  /// - Returns: What it printed, and whether it came to its end.
  private func run(_ script: String) throws -> (lines: [String], isDone: Bool) {
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "spinet-remote")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-B", SourceTree.path("Tests/Programs/RemoteTests/\(script)"), program.path()]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").map(String.init), process.terminationStatus == 0)
  }

  @Test("VK-16 strangers, other sites, old TLS, guesses, stolen and revoked tokens, replays and floods are refused")
  func threats() throws {
    let (lines, isDone) = try run("threats.py")
    #expect(isDone, "\(lines.joined(separator: "\n"))")
    #expect(lines == ["refused: 45 of 45", "paired devices type"])
    print("remote text: \(lines.joined(separator: "; "))")
  }

  @Test(
    "VK-16 spinet type pairs by a link, types what is piped once and in order, and refuses wrong secrets, who stands between, replays, and what it cannot type"
  )
  func client() throws {
    let (lines, isDone) = try run("client.py")
    #expect(isDone, "\(lines.joined(separator: "\n"))")
    #expect(lines == ["held: 30 of 30"])
  }

  @Test(
    "VK-16 spinet type sends keys and pastes of a terminal as they come, shows nothing of secrets, and leaves the terminal as it was"
  )
  func terminal() throws {
    let (lines, isDone) = try run("terminal.py")
    #expect(isDone, "\(lines.joined(separator: "\n"))")
    #expect(lines == ["held: 10 of 10"])
  }

  @Test(
    "VK-16 SY-4 whoever erases what phones are known by ends their connections, and the next pairing is by another key")
  func erased() throws {
    let (lines, isDone) = try run("erased.py")
    #expect(isDone, "\(lines.joined(separator: "\n"))")
    #expect(lines == ["the program ends", "another key", "no phone"])
  }

  private static var hasBrowsers: Bool {
    let isRequired = ProcessInfo.processInfo.environment["SPINET_APP_TESTS"] == "required"
    return isRequired
      || ["chromium", "firefox-esr"].allSatisfy { FileManager.default.fileExists(atPath: "/usr/bin/\($0)") }
  }

  @Test(
    "VK-16 Chromium and Firefox type, correct and compose on the page, pages of other sites do not; it is in two languages",
    .enabled(if: hasBrowsers, "Chromium or Firefox is not installed"))
  func page() throws {
    let (lines, isDone) = try run("page.py")
    #expect(isDone, "\(lines.joined(separator: "\n"))")
    #expect(lines.count == 5, "\(lines.joined(separator: "\n"))")
    print("remote text: \(lines.joined(separator: "; "))")
  }
}
