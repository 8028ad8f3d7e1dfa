// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

// MARK: - What there is to read

extension KeyboardDesk {
  /// What there is to read of the keyboard; `nil` while it is not on screen.
  ///
  /// Programs read it. It does not change by what is typed, but for the words of the bar and the keys that show.
  package var readable: ReadableKeyboard? {
    guard screen.isShown, let keys, let frame = boardFrame else { return nil }
    if let asked { return readable(asked.board, in: frame) }
    if guests.isShowing {
      let guest = guests.all.first { $0.identifier == guests.activeID }
      return ReadableKeyboard(name: guest?.name ?? "", language: keys.modeID, frame: frame)
    }
    return ReadableKeyboard(
      name: keys.choices.first { $0.id == keys.modeID }?.name ?? keys.modeID, language: keys.modeID, frame: frame,
      keys: keys.plane.keys.indices.compactMap { readableKey($0, of: keys, in: frame) })
  }

  /// A question: nobody but the person answers it, by hand.
  private func readable(_ board: QuestionBoard, in frame: Rect) -> ReadableKeyboard {
    let plane = board.presentation.plane
    let keys = plane.keys.indices.compactMap { index -> ReadableKey? in
      let key = plane.keys[index]
      guard let words = key.label.words, !words.isEmpty else { return nil }
      return ReadableKey(
        id: key.id, kind: key.label.isLine ? .line : .key, name: words, frame: key.frame.offset(by: frame.origin),
        canBePressed: false)
    }
    return ReadableKeyboard(name: board.question.title, language: board.language, frame: frame, keys: keys)
  }

  private func readableKey(_ index: Int, of keys: KeyboardController, in board: Rect) -> ReadableKey? {
    let key = keys.plane.keys[index]
    let frame = keys.plane.visibleFrame(of: index)
    // What fills a field is the person's own: it is told when a finger takes it, and to the app alone.
    let offer = key.offerCaption
    let name = key.label.isLine ? key.label.words ?? "" : offer ?? spokenName(of: key, keys)
    guard !frame.isEmpty, !name.isEmpty else { return nil }
    var readable = ReadableKey(
      id: keys.plane.readableID(of: index), kind: kind(of: key, keys), name: name, frame: frame.offset(by: board.origin)
    )
    readable.isEnabled = key.role != .return || keys.isReturnEnabled
    readable.canBePressed =
      readable.kind != .line && readable.isEnabled && offer == nil && key.role.isForPrograms && mayBePressed
    // Their names would be those of letters.
    if readable.canBePressed, !hidesLetters {
      readable.choices = key.variants.enumerated().compactMap { index, variant in
        variant.role.isForPrograms && !variant.label.isEmpty
          ? ReadableKey.Choice(index: index, name: variant.label) : nil
      }
    }
    return readable
  }

  private func kind(of key: PlacedKey, _ keys: KeyboardController) -> ReadableKey.Kind {
    if key.label.isLine { return .line }
    // It goes off by the next letter, and tells that this was a capital.
    switch key.role {
    case .shift: return .toggle(isOn: hidesLetters ? nil : keys.shiftState != .off)
    case .modifier(let modifier):
      return .toggle(isOn: hidesLetters ? nil : keys.presentation.modifiers.isSuperset(of: modifier))
    default: return .key
    }
  }
}

// MARK: - Keys that programs press

extension KeyboardDesk {
  /// Whether programs may press anything: in a field that has focus, and not in the desktop's own, such as those of a lock screen.
  private var mayBePressed: Bool { field.state.isActive && field.app != .desktop }

  /// Presses a key for a screen reader, or takes a choice that a hold of the key offers.
  ///
  /// - Parameters:
  ///   - id: As it is read.
  ///   - choice: By its index.
  /// - Returns: False, having done nothing, where only the person may, and while there are fingers on the keyboard.
  package func press(_ id: String, choice: Int? = nil) -> Bool {
    guard let key = readable?.keys.first(where: { $0.id == id }), key.canBePressed, fingers.isEmpty,
      touches.held.isEmpty, !guests.owesText, let plane = keys?.plane,
      let pressed = plane.keys.indices.first(where: { plane.readableID(of: $0) == id }).map({ plane.keys[$0].id })
    else { return false }
    if let choice, !key.choices.contains(where: { $0.index == choice }) { return false }
    dwell.rest()
    endRemote()
    endScan()
    // They were in a line, maybe.
    guard let keys, let index = keys.plane.keys.firstIndex(where: { $0.id == pressed }) else { return false }
    defer { update() }
    if let choice {
      services.perform(.touched)
      awaitedPassword = nil
      return keys.choose(choice, of: index, at: now)
    }
    guard let place = keys.plane.place(toPress: index) else { return false }
    play([.began, .ended].map { TouchEvent($0, finger: Self.readerFinger, location: place, time: now) })
    return true
  }

  /// No finger of a hand, no pointer, no remote and no switch.
  private static var readerFinger: Int32 { .min + 3 }
}

extension KeyPlane {
  /// By what a key is known to those who read it. Letters are known by their place: their own ids tell whether they are capitals.
  fileprivate func readableID(of index: Int) -> String {
    guard case .character = keys[index].role, ownKeys.contains(index) else { return keys[index].id }
    return "\(id)-\(index - ownKeys.lowerBound)"
  }
}

extension KeyLabel {
  /// Whether it is words to be read and no key.
  fileprivate var isLine: Bool {
    switch self {
    case .line, .heading: true
    default: false
    }
  }

  /// The words of a line, or of a key that has one.
  fileprivate var words: String? {
    switch self {
    case .line(let text, _), .heading(let text), .word(let text): text
    default: nil
    }
  }
}
