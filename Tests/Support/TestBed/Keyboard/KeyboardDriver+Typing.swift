// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Typing text key by key.
extension KeyboardDriver {
  /// The keys that lead to another plane, in the order in which a person tries them.
  private static let planeKeys = ["numbers", "symbols", "letters", "phone-symbols", "phone"]

  /// Types a text, going through shift and planes as needed.
  package func type(_ text: String) throws {
    try forEachTap(in: text) { try type($0) }
  }

  /// Types Korean on the two-set keyboard, jamo by jamo.
  package func typeKorean(_ text: String) throws {
    try forEachTap(in: TwoSetKeys.keys(for: text)) { try type($0) }
  }

  /// Types letters in whatever case shift happens to be, leaving shift alone.
  package func typeIgnoringCase(_ text: String) throws {
    try forEachTap(in: text) { character in
      let state = try look()
      if let key = state.keys.first(where: { $0.label.lowercased() == String(character) }) {
        try tap(at: place(of: key))
      } else {
        try type(character)
      }
    }
  }

  /// Does something with each character, but for two spaces in a row: these are two taps with nothing between them, as a full stop comes of
  /// spaces that follow each other soon.
  private func forEachTap(in text: some Sequence<Character>, _ body: (Character) throws -> Void) throws {
    var characters = Array(text)[...]
    while let first = characters.popFirst() {
      if first == " ", characters.first == " " {
        characters.removeFirst()
        try tapTwice("space")
      } else {
        try body(first)
      }
    }
  }

  private func type(_ character: Character) throws {
    switch character {
    case " ": try tap("space")
    case "\n": try tap("return")
    default: try tap(at: place(of: find(character)))
    }
  }

  /// Returns the key of a character once it is on screen.
  package func find(_ character: Character) throws -> KeyboardState.Item {
    var visited: Set<String> = []
    let first = try look()
    var state = first
    while true {
      if let key = try reveal(String(character), in: &state) { return key }
      visited.insert(state.plane)
      guard let next = Self.planeKeys.first(where: { state.key($0)?.id == $0 && !visited.contains($0) }) else {
        throw missing(String(character), in: first)
      }
      let plane = state.plane
      try tap(next)
      visited.insert(next)
      state = try keyboard.wait(for: "the plane of key \(next)") { $0.plane != plane }
    }
  }

  /// Returns the key of a label on this plane, after a tap on shift when only the other case shows it.
  private func reveal(_ label: String, in state: inout KeyboardState) throws -> KeyboardState.Item? {
    if let key = state.keys.first(where: { $0.label == label }) { return key }
    let other = label.lowercased() == label ? label.uppercased() : label.lowercased()
    let isDouble = "ㅃㅉㄸㄲㅆㅒㅖ".contains(label)
    guard isDouble || state.keys.contains(where: { $0.label == other }), state.key("shift") != nil else { return nil }
    let wanted = isDouble || label != label.lowercased()
    // Capitals at a sentence's start may come by themselves in between; so look again after each tap.
    for _ in 0..<3 where (state.shift != "off") != wanted {
      try tap("shift")
      state = try look()
    }
    return state.keys.first { $0.label == label }
  }
}
