// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// What an app might show in grey behind letters that were typed.
struct InlineAnswer {
  /// As `spinet decode --inline` describes.
  let line: String

  init(to question: Question, in languages: [LanguageFile]) {
    var best: LikeliestCompletion?
    let time = ContinuousClock().measure {
      let found = languages.compactMap {
        $0.likeliestCompletion(of: question.typed.lowercased(), after: question.context)
      }
      best = found.max { $0.share < $1.share }
    }
    let (seconds, attoseconds) = time.components
    var columns = [question.typed, "0", "\(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)"]
    if let best { columns += [best.text, "\(best.share)", best.goesOnFromWord ? "1" : "0"] }
    line = columns.joined(separator: "\t")
  }
}
