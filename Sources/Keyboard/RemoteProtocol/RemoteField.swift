// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
package import TextModel

/// What a paired device is told of the field that has focus.
///
/// Of a secret it is told no text, whoever makes or reads this.
package struct RemoteField: Hashable, Sendable {
  /// Counts fields, so that what was typed for one never gets into another.
  package let number: Int
  /// Whether a field has focus that can be typed into.
  package let isActive: Bool
  /// What kind of text is wanted.
  package let purpose: ContentPurpose
  /// Whether what is typed is a secret.
  package let isSecure: Bool
  /// Whether Return begins a line.
  package let takesLines: Bool
  /// What Return does.
  package let returnKey: ReturnKey
  /// Whether the Return key does anything.
  package let isReturnEnabled: Bool
  /// The text before the caret, as far as it is near.
  package let before: String
  /// The text after the caret, as far as it is near.
  package let after: String

  /// A field that can be typed into.
  ///
  /// - Parameter context: The text around the caret; of a secret it is dropped.
  package init(number: Int, traits: FieldTraits, isReturnEnabled: Bool = true, context: TextContext?) {
    self.number = number
    isActive = true
    purpose = traits.purpose
    isSecure = traits.isSecure
    takesLines = traits.hints.contains(.multiline)
    returnKey = traits.returnKey
    self.isReturnEnabled = isReturnEnabled
    let shown = traits.isSecure ? nil : context
    before = String(
      shown?.before.unicodeScalars.suffix(RemoteLimits.contextScalarCount) ?? Substring.UnicodeScalarView())
    after = String(shown?.after.unicodeScalars.prefix(RemoteLimits.contextScalarCount) ?? Substring.UnicodeScalarView())
  }

  /// No field.
  package init(number: Int) {
    self.number = number
    isActive = false
    (purpose, isSecure, takesLines) = (.normal, false, false)
    (returnKey, isReturnEnabled) = (.return, true)
    (before, after) = ("", "")
  }
}

// MARK: - Bytes

extension RemoteField {
  static let type = "field"

  init?(_ object: FlatObject) {
    guard let number = object.count("field"), let isActive = object.flag("active") else { return nil }
    guard isActive else {
      self.init(number: number)
      return
    }
    guard
      let purpose = object.count("purpose").flatMap({ UInt32(exactly: $0) }).flatMap(ContentPurpose.init(rawValue:)),
      let isSecure = object.flag("secure"), let takesLines = object.flag("lines"),
      let returnKey = object.text("return").flatMap(ReturnKey.init(rawValue:)), let isEnabled = object.flag("enabled")
    else { return nil }
    var traits = FieldTraits(purpose: purpose, returnKey: returnKey)
    if isSecure { traits.hints.insert(.sensitiveData) }
    if takesLines { traits.hints.insert(.multiline) }
    self.init(
      number: number, traits: traits, isReturnEnabled: isEnabled,
      context: TextContext(before: object.text("before") ?? "", after: object.text("after") ?? ""))
  }

  var object: FlatObject {
    var object = FlatObject(Self.type)
    object.set("field", number)
    object.set("active", isActive)
    guard isActive else { return object }
    object.set("purpose", Int(purpose.rawValue))
    object.set("secure", isSecure)
    object.set("lines", takesLines)
    object.set("return", returnKey.rawValue)
    object.set("enabled", isReturnEnabled)
    if !before.isEmpty { object.set("before", before) }
    if !after.isEmpty { object.set("after", after) }
    return object
  }
}
