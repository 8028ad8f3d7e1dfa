// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout of a person's own whose rules make Vietnamese letters of Latin ones, as Telex does.
package enum TelexLayout {
  package static let id = "vi-VN"
  package static let file = "vi-VN.xml"

  /// The text of its file: the keys of English, and rules.
  package static func text() throws -> String {
    let english = try String(contentsOfFile: SourceTree.path("Keyboards/en-US.xml"), encoding: .utf8)
    let rules = [("aa", "â"), ("dd", "đ"), ("ow", "ơ"), ("uw", "ư"), ("âs", "ấ"), ("ơf", "ờ"), ("os", "ó")]
      .map { "<transform from=\"\($0)\" to=\"\($1)\"/>" }.joined()
    return english.replacingOccurrences(of: "locale=\"en-US\"", with: "locale=\"\(id)\"")
      .replacingOccurrences(of: "<locale id=\"en\" />", with: "<locale id=\"vi\" />")
      .replacingOccurrences(of: "name=\"English (US)\"", with: "name=\"Tiếng Việt\"")
      .replacingOccurrences(
        of: "</keyboard3>",
        with: "<transforms type=\"simple\"><transformGroup>\(rules)</transformGroup></transforms></keyboard3>")
  }
}
