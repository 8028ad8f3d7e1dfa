// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import LinuxSystem
package import SupplementaryLexicon

/// The file of the person's text replacements.
package nonisolated struct ReplacementsFile: Sendable {
  package let path: String

  /// Larger files are no replacements.
  private static let limit = 1 << 20

  package init(path: String) { self.path = path }
}

// MARK: - Reading

extension ReplacementsFile {
  /// Reads the file; where there is none, or none that can be read, there are those that everybody has.
  ///
  /// - Parameter report: Takes what is wrong with the file, a line for each problem; nothing of the file's content is in it.
  package func read(report: (String) -> Void) -> Replacements {
    guard Files.exists(path) else { return .usual }
    do throws(SystemCallError) {
      let (replacements, problems) = Replacements.parse(try Files.read(path, limit: Self.limit))
      for problem in problems { report("\(path):\(problem.line): the line \(problem.message)") }
      return replacements
    } catch {
      report("\(path): cannot be read (\(error.explanation))")
      return .usual
    }
  }
}

// MARK: - Changing

extension ReplacementsFile {
  /// Why the file was left as it was.
  package nonisolated struct Failure: Error, CustomStringConvertible {
    /// In words for people.
    package let description: String
  }

  /// What has become of entries that were put into the file.
  package nonisolated struct Counts: Hashable, Sendable {
    package var added = 0
    package var changed = 0
  }

  /// Gives words their texts, all of them or none, and leaves every other line as it was.
  ///
  /// - Parameter entries: Without faults.
  package func set(_ entries: [LexiconEntry]) throws(Failure) -> Counts {
    try change { bytes in
      var counts = Counts()
      var texts: [String: LexiconEntry] = [:]
      for entry in Replacements.parse(bytes).replacements.entries { texts[entry.userInput.lowercased()] = entry }
      let old = texts
      for entry in entries { texts[entry.userInput.lowercased()] = entry }
      var new: [LexiconEntry] = []
      for (word, entry) in texts.sorted(by: { $0.key < $1.key }) where old[word] != entry {
        if old[word] == nil {
          new.append(entry)
        } else {
          counts.changed += 1
          bytes = Replacements.set(entry.userInput, to: entry, in: bytes)
        }
      }
      counts.added = new.count
      bytes = Replacements.append(new, to: bytes)
      guard texts.count <= LexiconLimits.replacementCount else {
        return .failure(
          Failure(
            description: """
              \(path): that would be \(texts.count) replacements, and there can be \(LexiconLimits.replacementCount)
              """))
      }
      return .success(counts)
    }
  }

  /// Takes a word out.
  ///
  /// - Returns: Whether it was there.
  package func remove(_ typed: String) throws(Failure) -> Bool {
    try change { bytes in
      let word = typed.lowercased()
      let isThere = Replacements.parse(bytes).replacements.entries.contains { $0.userInput.lowercased() == word }
      if isThere { bytes = Replacements.set(typed, to: nil, in: bytes) }
      return .success(isThere)
    }
  }

  /// Changes the file, while others that would change it wait.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for another program that changes it; that it takes longer is an error.
  ///   - change: Gets what the file holds, or would hold if it were there.
  package func change<Result>(
    patience: Duration = .seconds(5), _ change: (inout [UInt8]) -> Swift.Result<Result, Failure>
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure>
    do throws(SystemCallError) {
      result = try Files.change(path, limit: Self.limit, patience: patience, needsLock: true) { old in
        let former = old ?? Replacements.usual.bytes
        var bytes = former
        switch change(&bytes) {
        case .success where bytes.count > Self.limit:
          return (nil, .failure(Failure(description: "\(path): the file would be larger than \(Self.limit >> 20) MiB")))
        case .success(let value): return (bytes == former ? nil : bytes, .success(value))
        case .failure(let failure): return (nil, .failure(failure))
        }
      }
    } catch {
      let reason = error.call == "flock" ? "another program is changing it; try again" : error.explanation
      throw Failure(description: "\(path): \(reason)")
    }
    return try result.get()
  }
}
