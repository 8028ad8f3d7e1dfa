// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import SystemKeyboard

/// Something that the person is to be asked on the keyboard's own surface.
package struct PendingQuestion: Equatable {
  /// What is asked, to tell questions apart.
  package let subject: AnyHashable
  /// The words, in the language that the keyboard speaks.
  ///
  /// - Parameters:
  ///   - languages: The person's as BCP 47 tags, the dearest first.
  ///   - language: The one that the keyboard speaks.
  package let words: (_ languages: [String], _ language: String) -> SystemQuestion

  package init(_ subject: AnyHashable, words: @escaping ([String], String) -> SystemQuestion) {
    self.subject = subject
    self.words = words
  }

  package static func == (a: Self, b: Self) -> Bool { a.subject == b.subject }
}

/// The question that shows.
struct Asked {
  let question: PendingQuestion
  var board: QuestionBoard
  /// Whether the keyboard came on screen for it.
  let isForced: Bool
}
