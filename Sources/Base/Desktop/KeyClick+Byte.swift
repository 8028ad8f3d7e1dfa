// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

extension KeyClick {
  /// The byte that stands for it on the way to the program that plays sounds.
  package var byte: UInt8 {
    switch self {
    case .character: UInt8(ascii: "c")
    case .delete: UInt8(ascii: "d")
    case .modifier: UInt8(ascii: "m")
    case .toneBegan: UInt8(ascii: "t")
    case .toneEnded: UInt8(ascii: "e")
    }
  }

  package init?(byte: UInt8) {
    guard let click = Self.allCases.first(where: { $0.byte == byte }) else { return nil }
    self = click
  }
}
