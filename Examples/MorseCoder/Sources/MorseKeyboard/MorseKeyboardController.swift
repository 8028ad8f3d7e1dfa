// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKit

/// The keyboard in other apps: the one that the app shows, with the person's own words, and the place of a call for help.
final class MorseKeyboardController: MorseInputController {
  override func viewDidLoad() {
    super.viewDidLoad()
    placeFinder = makePlaceFinder()
    Task { [weak self] in
      guard let lexicon = await self?.requestSupplementaryLexicon() else { return }
      self?.replacements = PersonWords(lexicon)
    }
  }
}
