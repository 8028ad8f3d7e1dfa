// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SettingsFile {
  /// Gives a key a value that comes from outside.
  ///
  /// - Parameters:
  ///   - name: Any text.
  ///   - value: Any text; blanks around it do not count.
  /// - Throws: For a name that no key has, for a value that the key cannot have, and where a line of the key is not understood.
  package mutating func assign(_ value: String, to name: String) throws(Failure) {
    let key = try SettingsKey.named(name)
    let value = value.trimmed
    var assigned = settings
    // A line of the file holds one value: what would be a second line or a comment is refused.
    let hasControls = value.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    let isOneValue = !hasControls && withoutComment("\(name) = \(value)").hasSuffix(value)
    guard isOneValue, key.apply(value, &assigned) else { throw Failure(.value, message: key.refusal(of: value)) }
    try set(name, to: value)
  }

  /// Gives a key the value that it has for someone who has chosen nothing, by taking its lines out.
  ///
  /// - Throws: For a name that no key has, and where a line of the key is not understood.
  package mutating func reset(_ name: String) throws(Failure) {
    try set(SettingsKey.named(name).name, to: nil)
  }

  /// Takes the lines of all keys out; comments and what is not known stay.
  ///
  /// - Throws: Where a line of a key is not understood; nothing has changed then.
  package mutating func resetAll() throws(Failure) {
    var file = self
    for key in SettingsKey.all { try file.set(key.name, to: nil) }
    self = file
  }
}
