// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode

/// How much there is to learn.
enum DrillTotals {
  static let count = DrillDeck.order.count
}
