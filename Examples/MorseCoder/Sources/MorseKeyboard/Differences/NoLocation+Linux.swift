// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import MorseUI

  extension MorseKeyboardController {
    /// There is nothing yet that finds the place of a call for help.
    func makePlaceFinder() -> (any PlaceFinding)? { nil }
  }
#endif
