// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geometry

/// Looks for a secret that was typed in the memory of programs: Utilities/testbed/memory.c says what is looked for.
package struct MemorySearch {
  private let letters: String
  private let codes: [Int]
  private let places: [Point]

  /// - Parameters:
  ///   - secret: Small letters of ASCII that are seldom found beside each other.
  ///   - places: Where the fingers were, in logical pixels of the screen, one for each letter.
  package init(secret: String, places: [Point]) throws {
    letters = secret
    codes = try secret.map { letter in
      guard let code = Self.codes[letter] else { throw BedError("no key code for \(letter)") }
      return code
    }
    self.places = places
  }

  /// Looks for a secret that was typed on a real keyboard: not for touches.
  package init(keys secret: String) throws {
    try self.init(secret: secret, places: secret.map { _ in Self.nowhere })
  }

  /// Looks for a text that was not typed key by key: neither for keys nor for touches.
  ///
  /// - Parameter filled: At least six signs of ASCII.
  package init(filled: String) {
    letters = filled
    // No key has this code.
    codes = filled.map { _ in 0xFFFF_FFFF }
    places = filled.map { _ in Self.nowhere }
  }

  /// No screen has this place.
  private static let nowhere = Point(x: -7.3e11, y: 0)

  /// What was found.
  package struct Result {
    /// One line for each place and kind.
    package var found: [String] = []
    /// Those of letters, one for each copy of the text or of a part of it.
    package var copies: [String] { found.filter { $0.hasPrefix("found letters") } }
    /// The processes that this user may not read.
    package var refused: [String] = []
    package var processCount = 0
    package var byteCount = 0
  }

  /// Searches until nothing is found, as compositors take a moment to take what overwrites the last questions and answers; the last search
  /// begins ten seconds after the first one.
  package func searchUntilNothing(_ process: Int32) throws -> Result {
    let deadline = Clock.now() + 10_000_000
    while true {
      let start = Clock.now()
      let result = try search(process)
      if result.found.isEmpty || start > deadline { return result }
    }
  }

  /// Searches a process and all that it has started.
  package func search(_ process: Int32) throws -> Result {
    let numbers = places.flatMap { ["\($0.x)", "\($0.y)"] }.joined(separator: ",")
    let run = try ShortCommand.run(
      [try NativeTools.memory(), "\(process)", letters, codes.map(String.init).joined(separator: ","), numbers],
      environment: ProcessInfo.processInfo.environment)
    guard run.status == 0 else { throw BedError("memory: \(run.output)") }
    var result = Result()
    for line in run.output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("found ") { result.found.append(line) }
      if line.hasPrefix("refused ") { result.refused.append(line) }
      guard line.hasPrefix("searched ") else { continue }
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { (result.processCount, result.byteCount) = (numbers[0], numbers[1]) }
    }
    return result
  }

  /// The Linux codes of letters on an American keyboard. Source: linux/input-event-codes.h.
  private static let codes: [Character: Int] = {
    let rows: [(Int, String)] = [(16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm")]
    return Dictionary(
      uniqueKeysWithValues: rows.flatMap { first, row in
        row.enumerated().map { ($0.element, first + $0.offset) }
      })
  }()
}
