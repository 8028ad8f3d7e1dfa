// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
package import SystemKeyboard
package import WordLearning

extension EmbeddedKeyboardView {
  /// Returns the keyboard with the layouts that are installed; `nil` where there are none, which is said on standard error.
  ///
  /// - Parameters:
  ///   - words: Where words come from; `nil` where none are offered.
  ///   - learntWords: What the person has used of them; `nil` where nothing is known of that.
  ///   - person: Tells what the person has chosen, `nil` where that is not known; asked whenever a field gets focus.
  package static func load(
    words: (any LanguageSource)? = nil, learntWords: LearntWordsService? = nil,
    _ person: @escaping @MainActor () -> PersonChoice?
  ) -> EmbeddedKeyboardView? {
    do {
      let catalog = try LayoutFolder(path: nil).catalog { Console.report("keyboard: \($0)") }
      return EmbeddedKeyboardView(catalog: catalog, words: words, learntWords: learntWords) {
        person() ?? PersonChoice()
      }
    } catch {
      Console.report("keyboard: \(error.report) in SPINET_LAYOUTS")
      return nil
    }
  }
}
