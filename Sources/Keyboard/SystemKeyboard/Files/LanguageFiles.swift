// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
package import TypingDecoder

/// The language files that came with the program, each opened when it is first wanted.
package final class LanguageFiles: LanguageSource {
  /// Where they are; `nil` where there are none.
  package let folder: String?
  private let report: (String) -> Void
  /// What was opened; `nil` for what cannot be used.
  private var opened: [String: LanguageFile?] = [:]
  /// The memory of those that can be used.
  private var mapped: [String: MappedFile] = [:]

  /// - Parameters:
  ///   - folder: The one with the files; `nil` for that of `SPINET_LANGUAGES`, or else to look where programs keep their data.
  ///   - report: Gets a line for each file that cannot be used.
  package init(folder: String? = nil, report: @escaping (String) -> Void) {
    self.folder =
      folder ?? Environment.value("SPINET_LANGUAGES") ?? Self.candidates.first { !Files.names(in: $0).isEmpty }
    self.report = report
  }

  /// Beside an installed program, in a checkout, and in the data folders.
  private static var candidates: [String] {
    let program = Process.folder.map { [$0 + "/../share/spinet/language", $0 + "/../../language"] } ?? []
    return program + BaseFolder.sharedData.map { $0 + "/spinet/language" }
      + LayoutFolder.besideSources.map { $0 + "/../.build/language" }
  }

  /// The languages of which there are files, in order.
  package var languages: [String] {
    let names = folder.map { Files.names(in: $0) } ?? []
    return names.filter { $0.hasSuffix(".language") }.map { String($0.dropLast(".language".count)) }.filter(has)
  }

  package func has(_ language: String) -> Bool {
    if let known = opened[language] { return known != nil }
    return path(of: language).map(Files.exists) ?? false
  }

  package func words(of language: String) -> LanguageFile? {
    if let known = opened[language] { return known }
    guard let path = path(of: language), Files.exists(path) else { return nil }
    let file = open(path, language)
    opened[language] = .some(file)
    return file
  }

  package func rest(except language: String?) {
    for (other, file) in mapped where other != language { file.rest() }
  }

  private func path(of language: String) -> String? { folder.map { "\($0)/\(language).language" } }

  private func open(_ path: String, _ language: String) -> LanguageFile? {
    do {
      let mapped = try MappedFile(path, limit: Self.longestByteCount)
      let file = try LanguageFile(bytes: mapped.bytes, owner: mapped)
      if file.language.isEmpty || file.language == language {
        self.mapped[language] = mapped
        return file
      }
      report("\(path) has the words of '\(file.language)'; there are no suggestions in '\(language)'")
    } catch let error as LanguageFileError {
      report("\(path) cannot be used: \(error.message)")
    } catch {
      report("\(path) cannot be read: \(error)")
    }
    return nil
  }

  private static var longestByteCount: Int { 64 << 20 }
}
