// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The two signals that everything in Morse is made of.
public enum MorseSignal: Hashable, Sendable, CaseIterable {
  /// The short one.
  case dot
  /// The long one, three times as long.
  case dash
}

extension [MorseSignal] {
  /// Makes signals of a text of full stops and hyphens; other characters are left out.
  public init(_ text: String) {
    self = text.compactMap { $0 == "." ? .dot : $0 == "-" ? .dash : nil }
  }

  /// The signals for the eye: a raised dot for each dot, a dash for each dash, with narrow gaps between them.
  public var symbols: String { map { $0 == .dot ? "•" : "–" }.joined(separator: "\u{2009}") }
}
