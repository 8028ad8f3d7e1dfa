// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CXKBCommon
internal import TextModel

/// Which key types which character on our virtual keyboard.
///
/// The keys of an American keyboard stay where they are, so that shortcuts and programs that look at key codes find
/// them. Every other character gets a place in a second, third or fourth layout of the same keys when it is first
/// needed: people type with two layouts every day, while key codes that no keyboard has are dropped by some apps, by
/// Chromium every third one. The place used longest ago gives way, so that an app that is slow to read the new keymap
/// still finds the characters that were typed before.
struct KeySlots {
  /// How a character is typed.
  struct Place: Hashable {
    /// A Linux key code, as in linux/input-event-codes.h; XKB adds 8.
    var code: UInt32
    var needsShift = false
    /// XKB's group, counted from 0 for the American layout.
    var group: UInt32 = 0
  }

  /// The places outside the American layout.
  static let spares: [Place] = (1...3).flatMap { group in
    printingCodes.map { Place(code: $0, group: UInt32(group)) }
  }

  private var use = Use()
  /// How it was before a secret is typed.
  private var useBeforeSecret: Use?

  /// Who has which of the spare places.
  private struct Use {
    var characters: [Place: Unicode.Scalar] = [:]
    var places: [Unicode.Scalar: Place] = [:]
    var lastUse: [Place: UInt64] = [:]
    var useCount: UInt64 = 0
  }

  /// The character at a place outside the American layout.
  func character(at place: Place) -> Unicode.Scalar? { use.characters[place] }

  /// Finds the place of a character, giving it a spare one if it has none.
  ///
  /// - Returns: The place, and whether the keymap must be sent again before it is used.
  mutating func place(of scalar: Unicode.Scalar) -> (place: Place, isNew: Bool) {
    if let place = Self.american[scalar] { return (place, false) }
    use.useCount += 1
    if let place = use.places[scalar] {
      use.lastUse[place] = use.useCount
      return (place, false)
    }
    let place = freePlace()
    if let old = use.characters[place] { use.places[old] = nil }
    use.characters[place] = scalar
    use.places[scalar] = place
    use.lastUse[place] = use.useCount
    return (place, true)
  }

  private func freePlace() -> Place {
    Self.spares.min { use.lastUse[$0] ?? 0 < use.lastUse[$1] ?? 0 } ?? Place(code: 57)
  }
}

// MARK: - Secrets

extension KeySlots {
  /// What is typed from now on is a secret: which characters it has, and in which order they came, is not to be kept.
  mutating func beginSecret() {
    if useBeforeSecret == nil { useBeforeSecret = use }
  }

  /// Forgets what has been typed since the secret began.
  ///
  /// - Returns: Whether the keymap has other characters than before.
  mutating func endSecret() -> Bool {
    guard let before = useBeforeSecret else { return false }
    let isOther = before.characters != use.characters
    use = before
    useBeforeSecret = nil
    return isOther
  }
}

// MARK: - The fixed keys

extension KeySlots {
  /// The rows of an American keyboard: first code, unshifted, shifted. Source: linux/input-event-codes.h.
  private static let rows: [(UInt32, String, String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", " "),
  ]

  /// The keys of the rows but the space bar, in order.
  static let printingCodes: [UInt32] = rows.filter { $0.0 != 57 }.flatMap { first, plain, _ in
    plain.unicodeScalars.indices.enumerated().map { first + UInt32($0.offset) }
  }

  static let american: [Unicode.Scalar: Place] = {
    var places: [Unicode.Scalar: Place] = [:]
    for (first, plain, shifted) in rows {
      for (offset, scalar) in shifted.unicodeScalars.enumerated() {
        places[scalar] = Place(code: first + UInt32(offset), needsShift: true)
      }
      for (offset, scalar) in plain.unicodeScalars.enumerated() {
        places[scalar] = Place(code: first + UInt32(offset))
      }
    }
    places["\n"] = Place(code: code(of: .enter))
    places["\t"] = Place(code: code(of: .tab))
    return places
  }()

  /// The code of a key that types nothing.
  static func code(of key: KeyStroke.Key) -> UInt32 {
    switch key {
    case .character(let character): character.unicodeScalars.first.flatMap { american[$0]?.code } ?? 57
    case .escape: 1
    case .backspace: 14
    case .tab: 15
    case .enter: 28
    case .home: 102
    case .up: 103
    case .pageUp: 104
    case .left: 105
    case .right: 106
    case .end: 107
    case .down: 108
    case .pageDown: 109
    case .delete: 111
    case .function(let number): number <= 10 ? 58 + UInt32(max(number, 1)) : 76 + UInt32(min(number, 12))
    }
  }

  /// Every key with a meaning of its own: its code and its X keysyms, plain and shifted.
  static var fixedKeys: [(code: UInt32, plain: String, shifted: String?)] {
    var keys: [(code: UInt32, plain: String, shifted: String?)] = []
    for (first, plain, shifted) in rows where first != 57 {
      for (offset, pair) in zip(plain.unicodeScalars, shifted.unicodeScalars).enumerated() {
        keys.append((first + UInt32(offset), keysym(pair.0), keysym(pair.1)))
      }
    }
    keys.append((57, "space", nil))
    let named: [(KeyStroke.Key, String)] = [
      (.escape, "Escape"), (.backspace, "BackSpace"), (.enter, "Return"), (.home, "Home"), (.up, "Up"),
      (.pageUp, "Prior"), (.left, "Left"), (.right, "Right"), (.end, "End"), (.down, "Down"), (.pageDown, "Next"),
      (.delete, "Delete"),
    ]
    for (key, name) in named { keys.append((code(of: key), name, nil)) }
    keys.append((code(of: .tab), "Tab", "ISO_Left_Tab"))
    for number in 1...12 { keys.append((code(of: .function(number)), "F\(number)", nil)) }
    return keys
  }

  /// The name of the X keysym that types a character, as keymaps write it.
  ///
  /// Beyond Latin-1 by number, since older libraries do not know the newer names.
  static func keysym(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value <= 0xFF else { return "U" + String(scalar.value, radix: 16, uppercase: true) }
    let symbol = xkb_utf32_to_keysym(scalar.value)
    guard symbol != XKB_KEY_NoSymbol else { return "NoSymbol" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress, xkb_keysym_get_name(symbol, base, buffer.count) > 0 else {
        return "NoSymbol"
      }
      return String(cString: base)
    }
  }
}
