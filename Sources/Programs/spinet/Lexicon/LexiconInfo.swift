// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import TypingDecoder

/// `spinet lexicon info`.
enum LexiconInfo {
  /// The largest language file that is read, in bytes.
  private static let fileLimit = 256 << 20

  static func run(_ options: Options) throws(Options.Mistake) -> ExitStatus {
    guard !options.files.isEmpty else { throw Options.Mistake(message: "\"lexicon info\" needs at least one file") }
    var status = ExitStatus.success
    for path in options.files {
      switch describe(path) {
      case .success(let text): Terminal.print("\(path): \(text)")
      case .failure(let problem):
        Terminal.print("\(path): \(problem.message)")
        status = .failure
      }
    }
    return status
  }

  private struct Problem: Error {
    let message: String
  }

  private static func describe(_ path: String) -> Result<String, Problem> {
    let bytes: [UInt8]
    do throws(SystemCallError) {
      bytes = try Files.read(path, limit: fileLimit)
    } catch {
      return .failure(Problem(message: "cannot be read: \(error.explanation)"))
    }
    do throws(LanguageFileError) {
      let file = try LanguageFile(copying: bytes)
      try file.verify()
      let language = file.language.isEmpty ? "no language" : "language \(file.language)"
      return .success(
        """
        \(language), \(file.wordCount) words, \(file.stemCount) stems, \(file.pairCount) pairs, \(file.tripleCount) triples, \
        \(file.offensiveCount) words never suggested, \(file.labelCount) letters, \(bytes.count) bytes
        """)
    } catch {
      return .failure(Problem(message: error.message))
    }
  }
}
