// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What a keyboard is told of the field that it types into. It is never a secret one.
package struct FieldDescription: Hashable, Sendable {
  /// Tells the field from those before; edits name it.
  package var serial: UInt32
  /// What the field is.
  package var traits: FieldTraits
  /// Whether the Return key does anything.
  package var isReturnEnabled = true
  /// Light, dark, or as the desktop has it.
  package var appearance = KeyboardAppearance.automatic
  /// What the text is, in the words of `ContentType`; `nil` for no kind in particular.
  package var content: String?

  package init(serial: UInt32, traits: FieldTraits = FieldTraits()) {
    self.serial = serial
    self.traits = traits
  }
}

/// What a keyboard is told of the text: within the paragraph, and not far from the caret.
package struct FieldContext: Hashable, Sendable {
  /// The text before the caret or the selection; `nil` where the text begins, or where nothing is known of it.
  package var before: String?
  /// The text after the caret or the selection; `nil` where the text ends, or where nothing is known of it.
  package var after: String?
  /// `nil` where nothing is selected.
  package var selected: String?
  /// Whether there is any text in it.
  package var hasText = false

  package init() {}
}

// MARK: - Packets

extension FieldDescription {
  func put(into packet: inout PacketWriter) {
    packet.put(serial)
    packet.put(traits.purpose.rawValue)
    packet.put(traits.hints.rawValue)
    packet.put(traits.returnKey.rawValue)
    packet.put(name: traits.keyboard?.rawValue)
    packet.put(isReturnEnabled)
    packet.put(appearance.rawValue)
    packet.put(name: content)
  }

  init(from packet: inout PacketReader) throws(PacketError) {
    self.init(serial: try packet.number())
    guard let purpose = ContentPurpose(rawValue: try packet.number()) else { throw .wrongValue }
    traits = FieldTraits(
      purpose: purpose, hints: ContentHints(rawValue: try packet.number()), returnKey: try packet.name())
    // One that a later version knows is none that this one knows.
    traits.keyboard = try packet.optionalText(limit: PacketLimits.nameByteCount).flatMap(KeyboardKind.init(rawValue:))
    isReturnEnabled = try packet.flag()
    appearance = try packet.name()
    content = try packet.optionalText(limit: PacketLimits.nameByteCount)
  }
}

extension FieldContext {
  func put(into packet: inout PacketWriter) {
    packet.put(before)
    packet.put(after)
    packet.put(selected)
    packet.put(hasText)
  }

  init(from packet: inout PacketReader) throws(PacketError) {
    before = try packet.optionalText(limit: PacketLimits.contextByteCount)
    after = try packet.optionalText(limit: PacketLimits.contextByteCount)
    selected = try packet.optionalText(limit: PacketLimits.contextByteCount)
    hasText = try packet.flag()
  }
}
