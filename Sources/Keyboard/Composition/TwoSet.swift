// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CHangul

/// The two-set keyboard of libhangul, whose keys are named by the Latin letters in their places.
enum TwoSet {
  struct Result {
    /// Text that later keys do not change.
    var closed: String
    var open: String
    /// How many of the last keys made `open`.
    var openKeyCount: Int
  }

  /// Feeds keys to a fresh context of the library; `nil` when it has no two-set keyboard.
  ///
  /// `hangul_init` is not called: it only adds keyboards from files, and the two-set one is built in.
  static func compose(_ keys: [UInt8]) -> Result? {
    guard let context = hangul_ic_new("2") else { return nil }
    defer { hangul_ic_delete(context) }
    var result = Result(closed: "", open: "", openKeyCount: 0)
    for key in keys {
      guard hangul_ic_process(context, CInt(key)) else { return nil }
      let committed = string(hangul_ic_get_commit_string(context))
      let open = string(hangul_ic_get_preedit_string(context))
      result.closed += committed
      result.openKeyCount = committed.isEmpty ? result.openKeyCount + 1 : openKeyCount(of: open)
      result.open = open
    }
    return result
  }

  /// How many keys made the open text that was left when the text before it closed.
  ///
  /// It is the last key alone, or a vowel with the consonant that it took from the closed syllable.
  private static func openKeyCount(of open: String) -> Int {
    guard let scalar = open.unicodeScalars.first else { return 0 }
    return (0xAC00...0xD7A3).contains(scalar.value) ? 2 : 1
  }

  private static func string(_ characters: UnsafePointer<ucschar>?) -> String {
    guard var next = characters else { return "" }
    var result = String.UnicodeScalarView()
    // The library ends its strings with 0 and keeps them until the next call on their context.
    while next.pointee != 0 {
      if let scalar = Unicode.Scalar(next.pointee) { result.append(scalar) }
      next += 1
    }
    return String(result)
  }
}
