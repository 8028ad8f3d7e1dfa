// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The parts into which emoji are sorted, in the order of the keyboard.
package enum EmojiCategory: String, Hashable, Sendable, CaseIterable {
  case smileys, people, animals, food, activity, travel, objects, symbols, flags
}
