// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What an element may hold. Source: CLDR's ldmlKeyboard3.dtd and ldmlKeyboardTest3.dtd.
struct ElementRule: Sendable {
  var children: Set<String>
  var required: [String]
  var optional: Set<String>

  init(_ children: Set<String> = [], required: [String] = [], optional: Set<String> = []) {
    self.children = children
    self.required = required
    self.optional = optional
  }

  func allows(attribute name: String) -> Bool {
    required.contains(name) || optional.contains(name) || name == "xmlns" || name.hasPrefix("xmlns:")
      || name.hasPrefix("xml:")
  }
}
