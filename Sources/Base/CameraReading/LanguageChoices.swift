// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextReading

/// In which languages text is read: all at once, and where one of them cannot be read, each alone.
package struct LanguageChoices: Sendable {
  private var choices: [[ReadingLanguage]]

  package init(_ languages: [ReadingLanguage]) {
    choices = languages.count > 1 ? [languages] + languages.map { [$0] } : [languages]
  }

  /// - Parameter tags: BCP 47 tags, the likeliest first. What nobody reads is left out.
  package static func languages(_ tags: [String]) -> [ReadingLanguage] {
    tags.compactMap { ReadingLanguage(tag: $0) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns what to try next; `nil` once all was tried.
  package mutating func next() -> [ReadingLanguage]? { choices.isEmpty ? nil : choices.removeFirst() }

  /// Whether there is more to try.
  package var hasMore: Bool { !choices.isEmpty }
}
