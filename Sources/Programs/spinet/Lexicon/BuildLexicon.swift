// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LanguageBuilding
internal import LinuxSystem

/// `spinet lexicon build`.
enum BuildLexicon {
  /// The largest table that is read, in bytes.
  private static let tableLimit = 256 << 20

  static func run(_ options: Options) throws(Options.Mistake) -> ExitStatus {
    guard options.files.isEmpty else {
      throw Options.Mistake(message: "\"lexicon build\" gets its tables by options")
    }
    let paths = try TablePaths(options)
    let output = try needed("-o", options)
    let limit = try limit(options)
    do throws(TableError) {
      let bytes = try tables(paths).build(limit: limit)
      do throws(SystemCallError) {
        try bytes.withUnsafeBytes { bytes in
          Result { () throws(SystemCallError) in try Files.replace(output, with: [bytes], permissions: 0o644) }
        }.get()
      } catch {
        throw TableError(table: output, message: "cannot be written: \(error.explanation)")
      }
      Terminal.print("\(output): \(bytes.count) bytes")
      return .success
    } catch {
      Terminal.report("\(error)")
      return .failure
    }
  }

  // MARK: - Options

  private struct TablePaths {
    let language: String
    let words: String
    let pairs: String?
    let triples: String?
    let casing: String?
    let stems: String?
    let endings: String?
    let offensive: String?

    init(_ options: Options) throws(Options.Mistake) {
      language = try needed("--language", options)
      words = try needed("--words", options)
      pairs = try given("--pairs", options)
      triples = try given("--triples", options)
      casing = try given("--casing", options)
      stems = try given("--stems", options)
      endings = try given("--endings", options)
      guard (stems == nil) == (endings == nil) else {
        throw Options.Mistake(message: "--stems and --endings need one another")
      }
      offensive = try given("--offensive", options)
    }
  }

  private static func given(_ option: String, _ options: Options) throws(Options.Mistake) -> String? {
    guard options[option].count <= 1 else { throw Options.Mistake(message: "\(option) is there twice") }
    return options[option].first
  }

  private static func needed(_ option: String, _ options: Options) throws(Options.Mistake) -> String {
    guard let value = try given(option, options) else { throw Options.Mistake(message: "\(option) is missing") }
    return value
  }

  private static func limit(_ options: Options) throws(Options.Mistake) -> Int {
    guard let text = try given("--limit", options) else { return .max }
    guard let limit = Int(text), limit > 0 else {
      throw Options.Mistake(message: "--limit needs a number of bytes, not \"\(text)\"")
    }
    return limit
  }

  // MARK: - Tables

  private static func tables(_ paths: TablePaths) throws(TableError) -> LanguageTables {
    try LanguageTables(
      language: paths.language, words: try table(paths.words, wordCount: 1),
      pairs: try optionalTable(paths.pairs, wordCount: 2), triples: try optionalTable(paths.triples, wordCount: 3),
      casing: try optionalTable(paths.casing, wordCount: 2), stems: try optionalTable(paths.stems, wordCount: 2),
      endings: try optionalTable(paths.endings, wordCount: 2),
      offensive: try optionalTable(paths.offensive, wordCount: 1, isCounted: false))
  }

  private static func optionalTable(
    _ path: String?, wordCount: Int, isCounted: Bool = true
  ) throws(TableError) -> Table? {
    guard let path else { return nil }
    return try table(path, wordCount: wordCount, isCounted: isCounted)
  }

  private static func table(_ path: String, wordCount: Int, isCounted: Bool = true) throws(TableError) -> Table {
    let bytes: [UInt8]
    do throws(SystemCallError) {
      bytes = try Files.read(path, limit: tableLimit)
    } catch {
      throw TableError(table: path, message: "cannot be read: \(error.explanation)")
    }
    return try Table(bytes, name: path, wordCount: wordCount, isCounted: isCounted)
  }
}
