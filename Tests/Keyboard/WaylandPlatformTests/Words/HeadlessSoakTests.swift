// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemKeyboard
import TestSupport
import Testing
import TypingDecoder

@testable import typing_soak

/// What the soak types, by the thousand: the keyboard with its words, and apps that are slow in their own ways.
///
/// `SPINET_SOAK_ROUNDS` says how many batches, `SPINET_SOAK_SEED` the first one; `SPINET_LANGUAGES` the folder of language files to
/// take in place of the few words.
@MainActor @Suite struct HeadlessSoakTests {
  @Test("TY-1 TY-2 words are corrected, put back and taken as the bar says", arguments: ModelApp.Kind.tellingText)
  func words(_ kind: ModelApp.Kind) throws {
    let environment = ProcessInfo.processInfo.environment
    let rounds = environment["SPINET_SOAK_ROUNDS"].flatMap { UInt64($0) } ?? UInt64(RoundCount.upTo(40))
    let first = environment["SPINET_SOAK_SEED"].flatMap { UInt64($0) } ?? 1
    let words: any LanguageSource =
      environment["SPINET_LANGUAGES"].map { LanguageFiles(folder: $0) { _ in } } ?? SoakWords()
    var (corrected, left, taken, wrong) = (0, 0, 0, 0)
    for seed in first..<first + rounds {
      let soak = try #require(HeadlessSoak(kind, seed: seed, words: words))
      if let fault = soak.play() {
        wrong += 1
        Issue.record("seed \(seed): \(fault)\n\(rounds < 3 ? soak.story.joined(separator: "\n") : "")")
      }
      corrected += soak.counts.corrected
      taken += soak.counts.taken
      left += soak.counts.leftWords
    }
    if rounds > 20 { print(kind, "corrected", corrected, "left", left, "taken", taken, "wrong", wrong, "of", rounds) }
    #expect(corrected > Int(rounds) / 4)
  }
}

extension ModelApp.Kind {
  static let tellingText: [Self] = [.gtk, .libreOffice, .firefox]
}

/// The words that the soak types, and no others.
final class SoakWords: LanguageSource {
  private static let files = [
    "en": file("en", WordList.english) { $0.lowercased() }, "ko": file("ko", WordList.korean, WordList.keys),
  ]

  func has(_ language: String) -> Bool { Self.files.keys.contains(language) }

  func words(of language: String) -> LanguageFile? { Self.files[language] ?? nil }

  func rest(except language: String?) {}

  /// - Parameter keys: Returns the keys that type a word.
  private static func file(_ language: String, _ list: WordList, _ keys: (String) -> String) -> LanguageFile? {
    var builder = LanguageBuilder(
      words: list.texts.map { LanguageBuilder.Word(keys($0), spelling: $0, count: 300) })
    builder.language = language
    return builder.build().flatMap { try? LanguageFile(copying: $0) }
  }
}
