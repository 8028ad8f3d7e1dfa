// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import Phrases
internal import SystemKeyboard
internal import TextModel

// MARK: - What there is to read

extension KeyboardDesk {
  /// What there is to read of the keyboard; `nil` while it is not on screen.
  ///
  /// Programs read it. It does not change by what is typed, but for the words of the bar and the keys that show.
  package var readable: ReadableKeyboard? {
    guard screen.isShown, let keys, let frame = boardFrame else { return nil }
    if let asked {
      return readable(asked.board.presentation.plane, name: asked.board.question.title, asked.board.language, in: frame)
    }
    if scan != nil {
      let words = PhraseLanguage(tags: [keys.modeID])
      return ReadableKeyboard(
        name: words(.scanText), language: keys.modeID, frame: frame, keys: readableScan(in: frame).map(\.key))
    }
    if let board = adjustBoard {
      let plane = board.presentation.plane
      return readable(
        plane, name: keys.choices.first { $0.id == keys.modeID }?.name ?? keys.modeID, keys.modeID, in: frame)
    }
    if guests.isShowing {
      let guest = guests.all.first { $0.identifier == guests.activeID }
      return ReadableKeyboard(name: guest?.name ?? "", language: keys.modeID, frame: frame)
    }
    return ReadableKeyboard(
      name: keys.choices.first { $0.id == keys.modeID }?.name ?? keys.modeID, language: keys.modeID, frame: frame,
      keys: keys.plane.keys.indices.compactMap { readableKey($0, of: keys, in: frame) })
  }

  /// A question, or what sets the size: nobody but the person answers it, by hand.
  private func readable(_ plane: KeyPlane, name: String, _ language: String, in frame: Rect) -> ReadableKeyboard {
    let keys = plane.keys.indices.compactMap { index -> ReadableKey? in
      let key = plane.keys[index]
      guard let words = key.label.words, !words.isEmpty, asked != nil || key.isForSize || key.label.isLine else {
        return nil
      }
      return ReadableKey(
        id: key.id, kind: key.label.isLine ? .line : .key, name: words, frame: key.frame.offset(by: frame.origin),
        canBePressed: false)
    }
    return ReadableKeyboard(name: name, language: language, frame: frame, keys: keys)
  }

  /// What a camera sees: its lines are known by what they say, as another one may come in the place of each.
  private func readableScan(in board: Rect) -> [(key: ReadableKey, id: String)] {
    guard let scan else { return [] }
    return scan.board.presentation.plane.keys.compactMap { key in
      guard let words = key.label.words, !words.isEmpty, !key.frame.isEmpty else { return nil }
      var readable = ReadableKey(
        id: key.id, name: words, frame: key.frame.offset(by: board.origin), canBePressed: mayBePressed)
      switch key.label {
      case .scanned(_, let isChosen, _): (readable.id, readable.kind) = ("\(key.id)/\(words)", .toggle(isOn: isChosen))
      case .scanHint: (readable.kind, readable.canBePressed) = (.line, false)
      // It opens the camera, which takes a finger.
      default: if key.role == .scan(.again) { readable.canBePressed = false }
      }
      return (readable, key.id)
    }
  }

  private func readableKey(_ index: Int, of keys: KeyboardController, in board: Rect) -> ReadableKey? {
    let key = keys.plane.keys[index]
    let frame = keys.plane.visibleFrame(of: index)
    let name = readableName(of: key, keys)
    guard !frame.isEmpty, !name.isEmpty else { return nil }
    var readable = ReadableKey(
      id: readableID(of: index, keys), kind: kind(of: key, keys), name: name, frame: frame.offset(by: board.origin))
    // That it has come to do something tells that a secret has begun.
    readable.isEnabled = key.role != .return || keys.isReturnEnabled || hidesTyping(keys)
    readable.canBePressed =
      readable.kind != .line && readable.isEnabled && key.offerCaption == nil && isForPrograms(key.role, keys)
      && mayBePressed
    // Their names would be those of letters, and other ones as capitals.
    if readable.canBePressed, !hidesTyping(keys) {
      readable.choices = key.variants.enumerated().compactMap { index, variant in
        isForPrograms(variant.role, keys) && !variant.label.isEmpty
          ? ReadableKey.Choice(index: index, name: variant.label) : nil
      }
    }
    return readable
  }

  /// Whether nothing that comes of typing is told: in a field with a secret, and in one that may show what was typed there as one.
  private func hidesTyping(_ keys: KeyboardController) -> Bool {
    // Keys of a field that has lost the focus may still be meant for it.
    keys.mayShowSecret || keys.traits.isSecure || traits(of: field.state).isSecure
  }

  /// What a key is called; empty for what is not told.
  private func readableName(of key: PlacedKey, _ keys: KeyboardController) -> String {
    if key.label.isLine { return key.label.words ?? "" }
    // What fills a field is the person's own: it is told when a finger takes it, and to the app alone.
    if let caption = key.offerCaption { return caption }
    let name = spokenName(of: key, keys)
    guard hidesTyping(keys) else { return name }
    switch key.role {
    // Words and likely letters go on with what stands there.
    case .suggestion: return ""
    case .character where LinearArrangement.isLikely(key): return ""
    // As a capital it would be called otherwise, and for one letter only.
    case .character: return name.lowercased()
    default: return name
    }
  }

  private func kind(of key: PlacedKey, _ keys: KeyboardController) -> ReadableKey.Kind {
    if key.label.isLine { return .line }
    // It goes off by the next letter, and tells that this was a capital.
    switch key.role {
    case .shift: return .toggle(isOn: hidesTyping(keys) ? nil : keys.shiftState != .off)
    case .modifier(let modifier):
      return .toggle(isOn: hidesTyping(keys) ? nil : keys.presentation.modifiers.isSuperset(of: modifier))
    default: return .key
    }
  }

  /// By what a key is known to those who read it. Letters are known by their place, as their own ids tell whether they are capitals; signs, words
  /// and likely letters, which take each other's places, by what they are called.
  private func readableID(of index: Int, _ keys: KeyboardController) -> String {
    let (plane, key) = (keys.plane, keys.plane.keys[index])
    switch key.role {
    case .character where LinearArrangement.isLikely(key): return "\(key.id)/\(readableName(of: key, keys))"
    case .character(let text) where plane.ownKeys.contains(index):
      let place = "\(keys.modeID)/\(plane.id)/\(index - plane.ownKeys.lowerBound)"
      return hidesTyping(keys) || text.contains(where: \.isLetter) ? place : "\(place)/\(text)"
    case .suggestion: return "\(key.id)/\(readableName(of: key, keys))"
    default: return key.id
    }
  }
}

// MARK: - Keys that programs press

extension KeyboardDesk {
  /// Whether programs may press anything: in a field that has focus, and not in the desktop's own, such as those of a lock screen.
  private var mayBePressed: Bool { field.state.isActive && field.app != .desktop }

  /// Whether a program may press what has a role. From a custom keyboard no program finds back, as nobody knows its keys.
  private func isForPrograms(_ role: KeyRole, _ keys: KeyboardController) -> Bool {
    switch role {
    case .globe: keys.hasOtherOwnMode
    case .keyboard(let id): !keys.guestChoices.contains { $0.id == id }
    default: role.isForPrograms
    }
  }

  /// Presses a key for a screen reader, or takes a choice that a hold of the key offers.
  ///
  /// - Parameters:
  ///   - id: As it is read.
  ///   - choice: By its index.
  /// - Returns: False, and nothing is typed, where only the person may; where somebody types by hand, by a remote, by switches, with a pointer
  ///   or on a real keyboard at the moment; and where the key is not any more what it was read as.
  package func press(_ id: String, choice: Int? = nil) -> Bool {
    guard fingers.isEmpty, touches.held.isEmpty, !guests.owesText, scanner == nil, remote?.isPressing != true,
      dwell.progress(at: now) == nil, field.handleHardwareKeys(isUrgent: false)
    else { return false }
    if let scan, let frame = boardFrame {
      guard choice == nil, let id = readableScan(in: frame).first(where: { $0.key.id == id && $0.key.canBePressed })?.id
      else { return false }
      services.perform(.touched)
      defer { update() }
      return scan.board.press(id)
    }
    guard let read = pressable(id, choice) else { return false }
    // Keys in a line for a remote lie elsewhere, and have other words.
    endRemote()
    guard let found = pressable(id, choice), found.key.name == read.key.name, found.key.kind == read.key.kind, let keys
    else {
      update()
      return false
    }
    defer { update() }
    if choice == nil, keys.plane.keys[found.index].role != .globe { return tap(found.index, on: keys.plane) }
    services.perform(.touched)
    awaitedPassword = nil
    guard let choice else {
      keys.switchToNextOwnMode(at: now)
      return true
    }
    return keys.choose(choice, of: found.index, at: now)
  }

  private func pressable(_ id: String, _ choice: Int?) -> (key: ReadableKey, index: Int)? {
    guard asked == nil, adjustment == nil, !guests.isShowing, screen.isShown, let keys, let frame = boardFrame,
      let index = keys.plane.keys.indices.first(where: { readableID(of: $0, keys) == id }),
      let key = readableKey(index, of: keys, in: frame), key.canBePressed
    else { return nil }
    if let choice, !key.choices.contains(where: { $0.index == choice }) { return nil }
    return (key, index)
  }

  private func tap(_ index: Int, on plane: KeyPlane) -> Bool {
    guard let place = plane.place(toPress: index) else { return false }
    keys?.stopCoasting()
    play([.began, .ended].map { TouchEvent($0, finger: Self.readerFinger, location: place, time: now) })
    return true
  }

  /// No finger of a hand, no pointer, no remote and no switch.
  private static var readerFinger: Int32 { .min + 3 }
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
    case .line(let text, _), .heading(let text), .word(let text), .scanned(let text, _, _), .scanHint(let text): text
    default: nil
    }
  }
}
