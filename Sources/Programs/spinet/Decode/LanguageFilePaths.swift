// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where language files are: beside an installed program, where `make language-files` puts them, and in the data folders.
enum LanguageFilePaths {
  /// Returns the path of a language's file; `nil` when there is none, or the language is no name of two or three letters.
  static func path(of language: String) -> String? {
    guard language.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return nil }
    let program = Process.folder.map { [$0 + "/../share/spinet/language", $0 + "/../../language"] } ?? []
    let folders = program + BaseFolder.sharedData.map { $0 + "/spinet/language" }
    return folders.map { "\($0)/\(language).language" }.first(where: Files.exists)
  }
}
