// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ContactCards
package import SystemKeyboard
package import TextModel
import UIKitCore

/// What the person has chosen for the keyboard in the app.
package struct PersonChoice: Hashable, Sendable {
  /// What the person has chosen for keys.
  package var keys: KeyboardPreferences
  /// Which colours the keys have where the field leaves that open.
  package var appearance: KeyboardAppearance
  /// Whether the keys stand out more than usual.
  package var contrast = KeyboardContrast.automatic
  /// To which side the keys are moved on phones.
  package var oneHanded = OneHandedKeyboard.off
  /// What takes the place of words that stand for it.
  package var replacements = TextReplacements()
  /// Whether words are learnt, and those used that were.
  package var learnsWords = true
  /// The person's own card, which fields are offered; a test's only. A real one is none of the app's business, and only the
  /// desktop's keyboard offers it.
  package var card: ContactCard?

  package init(keys: KeyboardPreferences, appearance: KeyboardAppearance) {
    self.keys = keys
    self.appearance = appearance
  }

  /// Where nothing is known of it: the usual keyboards, with those of the person's languages first.
  package init() {
    self.init(keys: KeyboardPreferences(), appearance: .automatic)
    func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
    let wanted = PersonLanguages.preferred.map(language)
    func rank(_ mode: String) -> Int { wanted.firstIndex(of: language(mode)) ?? wanted.count }
    let usual = keys.modes
    keys.modes = (0...wanted.count).flatMap { place in usual.filter { rank($0) == place } }
  }
}
