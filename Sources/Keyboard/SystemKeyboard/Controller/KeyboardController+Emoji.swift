// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji
internal import Geometry
internal import KeyboardEngine
internal import Phrases
internal import TextModel

// MARK: - The plane of emoji

extension KeyboardController {
  /// Whether the field that has focus takes emoji and there are any.
  var offersEmoji: Bool { field.allowsEmoji && emojiSource?.fontPath != nil }

  /// Shows the plane.
  func openEmoji() {
    typist.endWord()
    if emoji == nil, offersEmoji, let table = emojiSource?.table(Self.usualEmojiLanguage) {
      readEmojiHistory()
      emoji = EmojiBoard(table: table, recent: emojiHistory?.recent ?? [])
    }
    emoji?.search = nil
    display.planeRequest = nil
  }

  /// A finger came down on a key from which the emoji may be reached, and is still to be lifted.
  func expectEmoji(from role: KeyRole) {
    switch role {
    case .emoji, .globe: if emoji == nil, offersEmoji { emojiSource?.expect() }
    default: break
    }
  }

  /// Shows the field in which emoji are searched.
  func openEmojiSearch() {
    guard emoji != nil else { return }
    typist.endWord()
    emoji?.search = EmojiSearchField()
    display.planeRequest = nil
  }

  /// The plane has gone for others.
  func closeEmoji() {
    guard emoji != nil else { return }
    emoji = nil
    display.planeRequest = nil
    // Another tone may have been chosen.
    typist.assistant?.use(wordEmoji)
    onEvent(.leftEmoji)
  }

  /// What was used since the last call is kept, off the way of touches.
  func keepEmoji() {
    guard hasUsedEmoji, let emojiHistory else { return }
    hasUsedEmoji = false
    emojiSource?.keep(emojiHistory)
  }

  /// The language whose table decides on the order, and whose names are always searched.
  private static var usualEmojiLanguage: String { "en" }
}

// MARK: - Typing

extension KeyboardController {
  /// Types the emoji of a key; other keys are not for this.
  ///
  /// - Returns: Whether it was one.
  func typeEmoji(_ text: String, _ action: KeyAction) -> Bool {
    guard let emoji, let shown = shownEmoji(action) else { return false }
    let isFollowed = hasWords && client?.tellsText != true
    if !isFollowed { typist.interrupt() }
    client?.apply([isFollowed ? typist.appendEmoji(text) : .insert(text)])
    guard !traits.isSecure else { return true }
    noteUsedEmoji(text)
    if case .variant(let index) = action.cause { chooseTone(index, shown: shown, in: emoji.table) }
    return true
  }

  /// The emoji that the key of an action shows; `nil` where it shows something else.
  func shownEmoji(_ action: KeyAction) -> String? {
    guard action.plane.keys.indices.contains(action.key), case .emoji(let shown) = action.plane.keys[action.key].label
    else { return nil }
    return shown
  }

  /// An emoji has been typed, from the plane or from the bar.
  func noteUsedEmoji(_ text: String) {
    readEmojiHistory()
    emojiHistory?.use(text)
    hasUsedEmoji = true
  }

  /// Takes what is kept now: another program may have used others, and the person may have erased them. What is not kept yet stays.
  private func readEmojiHistory() {
    if !hasUsedEmoji { emojiHistory = emojiSource?.history() ?? EmojiHistory() }
  }

  private func chooseTone(_ index: Int, shown: String, in table: EmojiTable) {
    guard let history = emojiHistory,
      let chosen = table.emoji.first(where: { $0.text(in: history.tone(of: $0)) == shown })
    else { return }
    emojiHistory?.choose(SkinTone(rawValue: index), for: chosen)
    display.planeRequest = nil
  }
}

// MARK: - After words

extension KeyboardController {
  /// The emoji that the bar offers in this field; none where they cannot be shown.
  var wordEmoji: WordEmoji {
    guard offersEmoji else { return WordEmoji() }
    return WordEmoji(
      words: wordLanguages.compactMap { emojiSource?.words($0) }, history: emojiHistory ?? EmojiHistory())
  }
}

// MARK: - The keys

extension KeyboardController {
  /// Returns the plane that the emoji ask for; `nil` where the ordinary keys show.
  func emojiPlane(_ request: PlaneRequest) -> KeyPlane? {
    guard var board = emoji else { return nil }
    let words = PhraseLanguage(tag: mode.id) ?? .english
    let history = emojiHistory ?? EmojiHistory()
    if let search = board.search {
      if board.finder == nil, !search.text.isEmpty {
        board.finder = EmojiSearch([board.table] + ["ko"].compactMap { emojiSource?.table($0) })
        emoji = board
      }
      let found =
        search.text.isEmpty
        ? board.recent.map { EmojiCell(emoji: Emoji(text: $0, category: .symbols), tone: nil) }
        : (board.finder?.results(for: search.text, limit: Self.mostFound) ?? [])
          .map { EmojiCell(emoji: $0, tone: history.tone(of: $0)) }
      return EmojiSearchBar(query: search.text, results: found, words: words)
        .add(to: builder.plane(request), width: halves?.width)
    }
    guard request.plane == PlaneName.emoji else { return nil }
    var letters = request
    letters.plane = nil
    return EmojiPlane(
      keySize: builder.plane(letters).size, table: board.table, history: history, recent: board.recent, words: words,
      letters: words(.letters), isTablet: screen.isTablet, barWidth: halves?.width
    ).plane
  }

  private static var mostFound: Int { 60 }
}
