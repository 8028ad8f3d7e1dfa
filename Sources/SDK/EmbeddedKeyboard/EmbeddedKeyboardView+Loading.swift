// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import SystemKeyboard

extension EmbeddedKeyboardView {
  /// Returns the keyboard with the layouts that are installed; `nil` where there are none, which is said on standard error.
  ///
  /// - Parameters:
  ///   - hasWords: Whether words are offered and corrected.
  ///   - person: Tells what the person has chosen, `nil` where that is not known; asked whenever a field gets focus.
  package static func load(
    hasWords: Bool = false, _ person: @escaping @MainActor () -> PersonChoice?
  ) -> EmbeddedKeyboardView? {
    do {
      let catalog = try LayoutFolder(path: nil).catalog { Console.report("keyboard: \($0)") }
      let words = hasWords ? LanguageFiles { Console.report("keyboard: \($0)") } : nil
      return EmbeddedKeyboardView(catalog: catalog, words: words) { person() ?? PersonChoice() }
    } catch {
      Console.report("keyboard: \(error.report) in SPINET_LAYOUTS")
      return nil
    }
  }
}
