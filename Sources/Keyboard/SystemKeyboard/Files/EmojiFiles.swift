// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Emoji
internal import LinuxSystem

/// The files of emoji: the tables that came with the program, the font, and where it is kept which ones were used.
package final class EmojiFiles: EmojiSource {
  package let fontPath: String?
  private let folder: String?
  private let historyPath: String?
  /// What was used, where it cannot be kept.
  private var unkept = EmojiHistory()
  private let report: (String) -> Void
  /// What was opened; `nil` for what cannot be used.
  private var opened: [String: EmojiWords?] = [:]

  /// - Parameters:
  ///   - folder: The one with the tables; `nil` to look where programs keep their data.
  ///   - historyPath: Where it is kept which emoji were used; `nil` for nowhere.
  ///   - report: Gets a line for each file that cannot be used.
  package init(folder: String? = nil, historyPath: String?, report: @escaping (String) -> Void = { _ in }) {
    let folder = folder ?? Self.candidates.first { Files.exists($0 + "/en.tsv") }
    self.folder = folder
    (self.historyPath, self.report) = (historyPath, report)
    fontPath = folder == nil ? nil : ColorFontFile.path
  }

  /// Where it is kept for the person; `nil` when there is no place for it.
  package static var usualHistoryPath: String? { BaseFolder.state.path.map { $0 + "/spinet/emoji" } }

  /// Beside an installed program, in a checkout, and in the data folders.
  private static var candidates: [String] {
    let program = Process.folder.map { [$0 + "/../share/spinet/emoji", $0 + "/../../../Data/emoji"] } ?? []
    return program + BaseFolder.sharedData.map { $0 + "/spinet/emoji" }
      + LayoutFolder.besideSources.map { $0 + "/../Data/emoji" }
  }

  package func expect() {
    for path in [folder.map { $0 + "/en.tsv" }, fontPath].compactMap(\.self) { Files.readAhead(path) }
  }

  package func table(_ language: String) -> EmojiTable? {
    guard let folder, let bytes = try? Files.read("\(folder)/\(language).tsv", limit: EmojiTable.longestByteCount)
    else { return nil }
    return EmojiTable(bytes: bytes)
  }

  package func words(_ language: String) -> EmojiWords? {
    if let known = opened[language] { return known }
    guard let path = folder.map({ "\($0)/words-\(language).tsv" }), Files.exists(path) else { return nil }
    let words = open(path)
    opened[language] = .some(words)
    return words
  }

  private func open(_ path: String) -> EmojiWords? {
    do {
      let mapped = try MappedFile(path, limit: EmojiWords.longestByteCount)
      return try EmojiWords(bytes: mapped.bytes, owner: mapped)
    } catch let error as EmojiWordsError {
      report("\(path) cannot be used: \(error.message)")
    } catch {
      report("\(path) cannot be read: \(error)")
    }
    return nil
  }

  package func history() -> EmojiHistory {
    guard let historyPath else { return unkept }
    guard Files.exists(historyPath),
      let bytes = try? Files.read(historyPath, limit: EmojiHistory.longestByteCount)
    else { return EmojiHistory() }
    return EmojiHistory(bytes: bytes)
  }

  /// What cannot be written is not kept.
  package func keep(_ history: EmojiHistory) {
    guard let historyPath else { return unkept = history }
    history.bytes.withUnsafeBytes { try? Files.replace(historyPath, with: [$0]) }
  }
}
