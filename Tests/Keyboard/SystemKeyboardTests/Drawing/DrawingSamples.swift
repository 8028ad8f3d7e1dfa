// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Geometry
import KeyboardEngine
import Phrases
import TextModel
import Testing

@testable import SystemKeyboard

/// A presentation with a name, for golden pictures.
struct DrawingSample: Sendable, CustomTestStringConvertible {
  var name: String
  var presentation: Presentation
  var scales: [Double] = [2]

  var testDescription: String { name }

  static let all = planes + states + emoji + suggestions + split + lines

  /// Those that are drawn in high contrast as well: each kind of key, in each of its states.
  private static let inHighContrast: Set<String> = [
    "phone-en-web-search", "phone-en-pin", "phone-ko-letters", "tablet-en-letters", "emoji-phone", "emoji-search-heart",
    "suggestions-pending", "suggestions-touched", "state-balloons", "state-popup-right", "state-keyboard-list-picked",
    "state-special-pressed", "state-focused", "state-search-pressed", "state-disabled", "state-pin-pressed",
    "state-terminal-modifiers",
    "state-floating", "state-globe-below", "state-one-handed-left",
    "state-adjusting",
    "split-words",
  ]

  var isInHighContrast: Bool { Self.inHighContrast.contains(name) }
}

// MARK: - Planes

extension DrawingSample {
  /// Every plane of the project's layouts.
  private static let planes: [DrawingSample] = {
    typealias Look = (name: String, kind: KeyboardKind, plane: String?, shift: ShiftState, returnKey: ReturnKey)
    let languages: [Look] = [
      ("letters", .default, nil, .off, .return), ("shift", .default, nil, .on, .return),
      ("numbers", .default, "numbers", .off, .return), ("symbols", .default, "symbols", .off, .return),
      ("url", .url, nil, .off, .go), ("web-search", .webSearch, nil, .off, .search),
      ("twitter", .twitter, nil, .off, .send), ("terminal", .terminal, nil, .off, .return),
      ("phone-signs", .phonePad, "phone-symbols", .off, .done), ("number", .numberPad, nil, .off, .done),
      ("name-phone", .namePhonePad, "name-phone", .off, .next), ("datetime", .dateTime, nil, .off, .return),
    ]
    let english: [Look] = [
      ("capslock", .default, nil, .locked, .return), ("ascii", .asciiCapable, nil, .off, .done),
      ("email", .emailAddress, nil, .off, .next), ("email-numbers", .emailAddress, "numbers", .off, .next),
      ("decimal", .decimalPad, nil, .off, .return), ("signed", .signedNumberPad, nil, .off, .next),
      ("phone", .phonePad, nil, .off, .return), ("pin", .pin, nil, .off, .return), ("date", .date, nil, .off, .return),
      ("time", .time, nil, .off, .return),
    ]
    var samples: [DrawingSample] = []
    func add(_ prefix: String, _ mode: String, _ screen: Screen, _ looks: [Look], scale: Double) {
      for look in looks {
        let plane = DrawingSamplePlanes.plane(
          mode, kind: look.kind, plane: look.plane, shift: look.shift, screen: screen)
        let presentation = Presentation(
          plane: plane, shift: look.shift, returnKey: look.returnKey, language: mode, headroom: 0)
        samples.append(
          DrawingSample(name: "\(prefix)-\(mode.prefix(2))-\(look.name)", presentation: presentation, scales: [scale]))
      }
    }
    add("phone", "en-US", PlaneHarness.phone, languages + english, scale: 2)
    add("phone", "ko-KR", PlaneHarness.phone, languages, scale: 2)
    let main = languages.filter { ["letters", "numbers", "terminal"].contains($0.name) }
    let narrow = Screen(size: PlaneHarness.phone.size, widthInMillimetres: 65)
    add("phone-65mm", "en-US", narrow, Array(main.prefix(1)), scale: 2)
    let wide = [
      ("landscape", PlaneHarness.phoneLandscape, 2.0), ("tablet", PlaneHarness.tablet, 1),
      ("tablet-landscape", PlaneHarness.tabletLandscape, 1),
    ]
    for (name, screen, scale) in wide {
      add(name, "en-US", screen, main + languages.filter { $0.name == "number" }, scale: scale)
      add(name, "ko-KR", screen, Array(main.prefix(1)), scale: scale)
    }
    return samples
  }()
}

// MARK: - Emoji

extension DrawingSample {
  /// The plane of emoji and the search in it.
  private static let emoji: [DrawingSample] = {
    var samples: [DrawingSample] = []
    func add(
      _ name: String, _ plane: KeyPlane, mode: String = "en-US", _ change: (inout Presentation) -> Void = { _ in }
    ) {
      var presentation = Presentation(plane: plane, language: mode)
      change(&presentation)
      samples.append(DrawingSample(name: "emoji-\(name)", presentation: presentation))
    }
    let used = ["😂", "❤️", "👍🏽", "🎉", "🔥", "😊", "🇰🇷", "👩‍💻", "✨", "🙏"]
    add("phone", DrawingSamplePlanes.emoji(used: used)) { $0.press(["😄"]) }
    add("phone-korean", DrawingSamplePlanes.emoji("ko-KR"), mode: "ko-KR")
    add("landscape", DrawingSamplePlanes.emoji(used: used, screen: PlaneHarness.phoneLandscape))
    add("tablet", DrawingSamplePlanes.emoji(used: used, screen: PlaneHarness.tablet))
    add("scrolled", DrawingSamplePlanes.emoji(used: used)) { $0.plane.scroll(EmojiRegion.page, to: 3400) }
    add("tones", DrawingSamplePlanes.emoji()) {
      let page = $0.plane.regions.first { $0.id == EmojiRegion.page }
      $0.plane.scroll(EmojiRegion.page, to: page?.sections.first { $0.id == "people" }?.start ?? 0)
      $0.open("👋", slide: 80)
    }
    add("search", DrawingSamplePlanes.emojiSearch("", used: used))
    add("search-heart", DrawingSamplePlanes.emojiSearch("heart"))
    add("search-korean", DrawingSamplePlanes.emojiSearch("하트", mode: "ko-KR"), mode: "ko-KR")
    add("search-largest", DrawingSamplePlanes.emojiSearch("heart")) { $0.textScale = 3 }
    return samples
  }()
}

// MARK: - Suggestions

extension DrawingSample {
  /// The bar above the keys.
  private static let suggestions: [DrawingSample] = {
    var samples: [DrawingSample] = []
    func add(
      _ name: String, _ words: [Suggestion], plane: KeyPlane = DrawingSamplePlanes.english(), height: Double = 46,
      scales: [Double] = [2], _ change: (inout Presentation) -> Void = { _ in }
    ) {
      var plane = plane
      plane.addSuggestionBar(height: height)
      plane.setSuggestions(words, forgetting: "Forget")
      var presentation = Presentation(plane: plane)
      change(&presentation)
      samples.append(DrawingSample(name: "suggestions-\(name)", presentation: presentation, scales: scales))
    }
    let words = ["hello", "help", "I’ll"].map { Suggestion(text: $0) }
    let pending = [
      Suggestion(text: "becuase", isLiteral: true), Suggestion(text: "because", isPending: true),
      Suggestion(text: "becomes"),
    ]
    add("words", words, scales: [1, 2])
    add("pending", pending, scales: [1, 2])
    let korean = DrawingSamplePlanes.plane("ko-KR")
    add("korean", ["안녕하세요", "안녕", "안녕하십니까"].map { Suggestion(text: $0) }, plane: korean)
    add(
      "korean-pending",
      [
        Suggestion(text: "안냥하세요", isLiteral: true), Suggestion(text: "안녕하세요", isPending: true), Suggestion(text: "안녕"),
      ], plane: korean)
    let emoji = [Suggestion(text: "birthdays"), Suggestion(text: "birth"), Suggestion(text: "🎂", isEmoji: true)]
    add("emoji", emoji, scales: [1, 2])
    add("emoji-touched", emoji) { $0.press(["suggestion-3"]) }
    let love = [Suggestion(text: "사랑해"), Suggestion(text: "사랑은"), Suggestion(text: "❤️", isEmoji: true)]
    add("korean-emoji", love, plane: korean)
    add("empty", [])
    add("one", [Suggestion(text: "tomorrow")])
    add("long", ["internationalization", "counterrevolutionaries", "a"].map { Suggestion(text: $0) })
    add("touched", pending) { $0.press(["suggestion-3"]) }
    add("focused", pending) { $0.focus("suggestion-2") }
    add("balloon", pending) { $0.press(["t"], showsBalloons: true) }
    let own = ["kayak", "hello"].map { Suggestion(text: $0, canBeForgotten: true) }
    add("forget", own, scales: [1, 2]) { $0.open("suggestion-1") }
    add("forget-picked", own) { $0.open("suggestion-2", slide: Point(x: 0, y: -50)) }
    add("numbers", words, plane: DrawingSamplePlanes.plane(plane: "numbers"))
    add("landscape", pending, plane: DrawingSamplePlanes.plane(screen: PlaneHarness.phoneLandscape), height: 36)
    add("tablet", pending, plane: DrawingSamplePlanes.plane(screen: PlaneHarness.tablet), scales: [1])
    add("large", pending) { $0.textScale = 1.25 }
    add("largest", pending) { $0.textScale = 3 }
    let long = ["안녕하세요", "internationalization", "안녕하십니까"].map { Suggestion(text: $0) }
    add("largest-long", long, plane: korean) { $0.textScale = 3 }
    add("largest-landscape", pending, plane: DrawingSamplePlanes.plane(screen: PlaneHarness.phoneLandscape), height: 36)
    {
      $0.textScale = 3
    }
    return samples
  }()
}

// MARK: - States

extension DrawingSample {
  /// What fingers and settings make of planes.
  private static let states: [DrawingSample] = {
    let english = DrawingSamplePlanes.english()
    let korean = DrawingSamplePlanes.plane("ko-KR")
    let terminal = DrawingSamplePlanes.plane(kind: .terminal)
    let tablet = DrawingSamplePlanes.plane(screen: PlaneHarness.tablet)
    var samples: [DrawingSample] = []
    func add(_ name: String, _ plane: KeyPlane, scales: [Double] = [2], _ change: (inout Presentation) -> Void) {
      var presentation = Presentation(plane: plane)
      change(&presentation)
      samples.append(DrawingSample(name: "state-\(name)", presentation: presentation, scales: scales))
    }
    add("rest", english, scales: [1, 1.25, 1.5, 3]) { _ in }
    add("balloons", english, scales: [1, 2]) { $0.press(["q", "t", "p", "l", "x"], showsBalloons: true) }
    add("korean-balloon", korean, scales: [1, 2]) {
      $0.language = "ko-KR"
      $0.returnKey = .search
      $0.press(["ㅎ"], showsBalloons: true)
    }
    add("popup-right", english, scales: [1, 2]) { $0.open("e") }
    add("popup-left", english) { $0.open("o", slide: -70) }
    add("popup-upper", DrawingSamplePlanes.plane(plane: "numbers")) { $0.open("0") }
    add("popup-rows", DrawingSamplePlanes.plane(kind: .signedNumberPad)) { $0.open("minus") }
    add("popup-tablet", tablet, scales: [1]) { $0.open("a", slide: 120) }
    add("popup-domain", DrawingSamplePlanes.plane(kind: .url)) { $0.open("domain") }
    add("keyboard-list", english, scales: [1, 2]) { $0.openKeyboardList() }
    add("keyboard-list-picked", english, scales: [1, 2]) { $0.openKeyboardList(slide: Point(x: 40, y: -170)) }
    var below = english
    below.keys.removeAll { $0.role == .globe }
    below.addGlobeBelow(hasKey: true)
    add("globe-below", below) { _ in }
    add("focused", english) { $0.focus("g") }
    add("focused-tablet", tablet, scales: [1]) { $0.focus("g") }
    add("scanned", english, scales: [2]) { $0.focusedKeys = $0.plane.rows[1] }
    for (name, key) in [("dwell", "g"), ("dwell-space", "space"), ("dwell-delete", "delete")] {
      add(name, english, scales: [2]) { $0.dwell(on: key) }
    }
    add("special-pressed", english) { $0.press(["delete", "space", "shift"]) }
    add("search-pressed", english) {
      $0.returnKey = .search
      $0.press(["return", "globe"])
    }
    add("disabled", english) {
      $0.returnKey = .emergencyCall
      $0.isReturnEnabled = false
    }
    add("caption", korean) {
      $0.language = "ko-KR"
      $0.spaceCaption = SpaceCaption(text: "한국어")
    }
    add("caption-english", english) { $0.spaceCaption = SpaceCaption(text: "English (US)") }
    add("caret", english) { $0.press.isMovingCaret = true }
    add("secure", english) {
      $0.showsPreviews = false
      $0.press(["g"], showsBalloons: true)
      $0.returnKey = .done
    }
    add("pin-pressed", DrawingSamplePlanes.plane(kind: .pin)) { $0.press(["phone-5", "delete"]) }
    add("terminal-modifiers", terminal, scales: [1, 2]) {
      $0.modifiers = [.control, .alt]
      $0.lockedModifiers = .alt
      $0.press(["escape"])
    }
    add("terminal-scrolled", terminal) { $0.plane.scroll("top-row", to: 300) }
    add("terminal-end", terminal) { $0.plane.scroll("top-row", to: 10_000) }
    add("regions", DrawingSamplePlanes.regions()) {
      $0.plane.scroll("page", to: 130)
      $0.press(["kitten", "word-1"])
    }
    add("tablet", tablet, scales: [1, 2]) {
      $0.press(["f"])
      $0.returnKey = .send
    }
    let card = DrawingSamplePlanes.plane(screen: FloatingCard.screen)
    add("floating", card, scales: [1, 2]) { $0.float() }
    add("floating-balloons", card) {
      $0.float()
      $0.press(["q", "t", "p", "x"], showsBalloons: true)
    }
    add("floating-top", card) {
      $0.float()
      $0.hiddenHeadroom = $0.headroom
      $0.press(["q", "t", "p", "x"], showsBalloons: true)
    }
    for (name, plane, words) in [
      ("adjusting", english, PhraseLanguage.english),
      ("adjusting-landscape", DrawingSamplePlanes.plane("ko-KR", screen: PlaneHarness.phoneLandscape), .korean),
    ] {
      add(name, plane) {
        let over = AdjustingPlane(over: plane, words: words)
        ($0.plane, $0.strip) = (over.plane, 24)
        $0.adjusting = AdjustingPicture(veiledKeyCount: over.veiledKeyCount, held: .gap)
      }
    }
    for size in [KeySize.small, .large] {
      let request = PlaneRequest(mode: "en-US", screen: PlaneHarness.phone, keySize: size, modeCount: 2)
      add("keys-\(size.word)", PlaneHarness.plane(request)) { _ in }
    }
    for side in [OneHandedKeyboard.left, .right] {
      let request = PlaneRequest(mode: "en-US", screen: PlaneHarness.phone, oneHanded: side, modeCount: 2)
      var plane = PlaneHarness.plane(request)
      plane.addSuggestionBar(height: 46)
      plane.setSuggestions(["hello", "help", "held"].map { Suggestion(text: $0) }, forgetting: "Forget")
      plane.move(to: side, in: PlaneHarness.phone.size.width)
      add("one-handed-\(side.rawValue)", plane) { $0.press([OneHandedKeys.otherSideID]) }
    }
    for (name, letters, words, width) in [
      ("english", "ABC", ["hello", "help", "held"], 390.0), ("korean", "가나다", ["안녕하세요", "안녕", "안내"], 800),
      ("bare", nil, [], 390),
    ] as [(String, String?, [String], Double)] {
      var plane = LoneBar(
        planeID: PlaneName.letters, width: width, height: 46, letters: letters, hasEmoji: letters != nil,
        hasWords: !words.isEmpty
      ).plane
      plane.setSuggestions(words.map { Suggestion(text: $0) }, forgetting: "Forget")
      add("bar-\(name)", plane) { $0.press(name == "korean" ? ["keys"] : []) }
    }
    let bar = LoneBar(
      planeID: PlaneName.letters, width: 390, height: 46, letters: "ABC", hasEmoji: true,
      places: ["Bar on the Left", "Bar on the Right"].map { KeyVariant(label: $0, role: .bar(.left)) }, hasWords: true)
    add("bar-places", bar.plane) { $0.open(LoneBar.keysKey, slide: Point(x: -20, y: -90)) }
    for side in [BarPlace.left, .right] {
      add("bar-\(side.rawValue)", bar.corner(at: side)) {
        $0.floats = true
        $0.press(side == .left ? [LoneBar.wholeKey] : [])
      }
    }
    add("icons", DrawingSamplePlanes.icons(), scales: [1, 1.5, 2]) { _ in }
    return samples
  }()
}

// MARK: - Lines

extension DrawingSample {
  /// Letters in a line for a remote, on a television.
  private static let lines: [DrawingSample] = {
    var samples: [DrawingSample] = []
    func add(
      _ name: String, _ mode: String = "en-US", plane: String? = nil, words: [String] = [], likely: [KeyRole] = [],
      focus: String
    ) {
      let television = Screen(size: Size(width: 1280, height: 720))
      var line = LinearArrangement(
        DrawingSamplePlanes.plane(mode, plane: plane, screen: television), size: Size(width: 1280, height: 120),
        likelyCount: words.isEmpty ? 0 : 6
      ).plane
      line.addSuggestionBar(height: 46)
      line.setSuggestions(words.map { Suggestion(text: $0) }, forgetting: "Forget")
      line.setLikely(likely)
      var presentation = Presentation(plane: line)
      presentation.language = mode
      presentation.focus(focus)
      samples.append(DrawingSample(name: "line-\(name)", presentation: presentation, scales: [1]))
    }
    let likely: [KeyRole] = ["e", "a", "i"].map { .character($0) } + [.space]
    add("likely", words: ["the", "that", "this"], likely: likely, focus: LinearArrangement.likeliestKey)
    add("letter", words: ["the", "that", "this"], likely: likely, focus: "h")
    add("korean", "ko-KR", focus: "space")
    add("numbers", plane: "numbers", words: ["the", "that", "this"], focus: "delete")
    return samples
  }()
}

// MARK: - Halves

extension DrawingSample {
  /// A keyboard that is split, on a tablet on its side and on one that is upright.
  private static let split: [DrawingSample] = {
    let wide = KeyboardHalves(in: 1024), narrow = KeyboardHalves(in: 800)
    var samples: [DrawingSample] = []
    func add(
      _ name: String, _ plane: KeyPlane, _ halves: KeyboardHalves, _ change: (inout Presentation) -> Void = { _ in }
    ) {
      var presentation = Presentation(plane: plane)
      presentation.halves = halves
      change(&presentation)
      samples.append(DrawingSample(name: "split-\(name)", presentation: presentation, scales: [1]))
    }
    let words = ["hello", "help", "held"], korean = ["안녕", "안녕하세요", "안녕히"]
    add("words", DrawingSamplePlanes.split(words: words, into: wide), wide) { $0.press(["t"]) }
    add("korean", DrawingSamplePlanes.split("ko-KR", words: korean, into: narrow), narrow) {
      $0.language = "ko-KR"
      $0.press(["ㅗ"])
    }
    add("numbers", DrawingSamplePlanes.split(plane: "numbers", into: narrow), narrow)
    add("choices", DrawingSamplePlanes.split(into: wide), wide) { $0.open("e", slide: 120) }
    add("emoji", DrawingSamplePlanes.splitEmoji(used: ["😀", "👍"], into: wide), wide) {
      $0.plane.scroll(EmojiRegion.page, to: 60)
    }
    add("pin", DrawingSamplePlanes.split(kind: .pin, screen: narrow.padScreen, into: narrow), narrow)
    return samples
  }()
}

extension Presentation {
  fileprivate mutating func float() {
    floats = true
    strip = FloatingCard.handleHeight
  }

  fileprivate mutating func press(_ ids: [String], showsBalloons: Bool = false) {
    let indexes = ids.compactMap { id in plane.keys.firstIndex { $0.id == id } }
    press = PressState(pressed: indexes, previews: showsBalloons ? indexes : [])
  }

  /// Has a pointer rest on a key, for two thirds of the time.
  fileprivate mutating func dwell(on id: String) {
    dwell = plane.keys.firstIndex { $0.id == id }.map {
      DwellPointer.Progress(key: $0, step: 2 * DwellPointer.stepCount / 3)
    }
  }

  fileprivate mutating func focus(_ id: String) { focusedKeys = plane.keys.indices.filter { plane.keys[$0].id == id } }

  /// Holds a key until its choices are open, and slides from the middle of the key.
  fileprivate mutating func open(_ id: String, slide: Double = 0) { open(id, slide: Point(x: slide, y: 0)) }

  fileprivate mutating func open(_ id: String, slide: Point) {
    var interpreter = TouchInterpreter(plane: plane)
    interpreter.settings.headroom = headroom
    guard let key = plane.keys.firstIndex(where: { $0.id == id }) else { return }
    let start = plane.visibleFrame(of: key).center
    interpreter.handle(TouchEvent(.began, finger: 0, location: start, time: EventTime(milliseconds: 0)))
    interpreter.advance(to: EventTime(milliseconds: 900))
    let end = start + slide
    interpreter.handle(TouchEvent(.moved, finger: 0, location: end, time: EventTime(milliseconds: 950)))
    while interpreter.nextAction() != nil {}
    press = interpreter.pressState
  }

  fileprivate mutating func openKeyboardList(slide: Point = .zero) {
    guard let globe = plane.keys.firstIndex(where: { $0.role == .globe }) else { return }
    let choices = ["English (US)", "한국어"].map { KeyboardChoice(id: $0, name: $0) }
    plane.keys[globe].offer(
      KeyboardList(
        choices: choices, currentID: "English (US)",
        forms: [KeyVariant(label: "Floating", role: .form(.floating))], settings: "Keyboard Settings…"))
    open("globe", slide: slide)
  }
}
