// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Words that people had apps learn as they are written: lines of a file that all apps share.
package struct LearntSpellings {
  /// `nil` where words are known as long as the program runs.
  private let path: String?
  private var words: Set<String>?

  /// So many words are kept, and of so many characters each.
  private static let mostWords = 10_000
  private static let longestWord = 64
  private static let mostBytes = 4 << 20

  /// - Parameter path: `nil` to know words as long as the program runs.
  package init(path: String?) { self.path = path }

  /// Where the person's words are.
  package static var usualPath: String? { BaseFolder.data.path.map { $0 + "/spinet/spellings.txt" } }

  package mutating func contains(_ word: String) -> Bool {
    let known = words ?? (try? lines()).map(Set.init) ?? []
    words = known
    return known.contains(word)
  }

  package mutating func insert(_ word: String) {
    guard !word.isEmpty, word.count <= Self.longestWord, !word.contains(where: \.isNewline) else { return }
    change { if $0.count < Self.mostWords { $0.insert(word) } }
  }

  package mutating func remove(_ word: String) { change { $0.remove(word) } }

  /// Returns the words of a file in the order of their lines; none where it cannot be read.
  package static func words(in path: String) -> [String] {
    (try? LearntSpellings(path: path).lines()) ?? []
  }

  /// - Throws: Where there is a file that cannot be read: what it has must not be written over.
  private func lines() throws(SystemCallError) -> [String] {
    guard let path, Files.exists(path) else { return [] }
    let bytes = try Files.read(path, limit: Self.mostBytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.prefix(Self.mostWords).map(String.init)
  }

  /// Changes the words as they are in the file now, which other apps may have changed.
  private mutating func change(_ change: (inout Set<String>) -> Void) {
    var known = words ?? []
    defer { words = known }
    guard let path else { return change(&known) }
    do throws(SystemCallError) {
      let old = Set(try lines())
      known = old
      change(&known)
      if known != old { try write(known, to: path) }
    } catch {
      change(&known)
      Console.report("words could not be learnt: \(path): \(error.explanation)")
    }
  }

  private func write(_ words: Set<String>, to path: String) throws(SystemCallError) {
    let text = Array(words.sorted().map { $0 + "\n" }.joined().utf8)
    let written = text.withUnsafeBytes { bytes in
      Result { () throws(SystemCallError) in try Files.replace(path, with: [bytes]) }
    }
    try written.get()
  }
}
