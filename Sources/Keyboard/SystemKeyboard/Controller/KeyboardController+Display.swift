// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
internal import Phrases
package import TextModel

// MARK: - What is on screen

extension KeyboardController {
  /// The keys that hear touches now.
  package var plane: KeyPlane { interpreter.plane }

  /// Whether the next letters are capitals.
  package var shiftState: ShiftState { shift.state }

  /// The id of the mode that types.
  package var modeID: String { mode.id }

  /// What Return does in the field.
  package var returnKey: ReturnKey { field.returnKey }

  /// Whether the keys are those of a field of ordinary text.
  package var showsOrdinaryField: Bool { field.kind == .default && !traits.isSecure }

  /// The hold popup that is open, with its choices.
  package var openPopup: VariantPopup? { interpreter.pressState.popup }

  /// What stands on the space bar for a moment.
  package var notice: String? { display.caption?.text }

  /// Whether a finger is on a key or on what a held key offers; a key may look pressed for a little longer.
  package var isTouched: Bool {
    let press = interpreter.pressState
    return !press.pressed.isEmpty || press.popup != nil
  }

  /// The height of the surface above the plane, in logical pixels.
  package var headroom: Double { DisplayState.headroom }

  /// What to show now: the keys as they are, or for a moment after a quick tap as they were, where they still have that
  /// size: touches on a screen that was turned meet the keys of now. The words above them are always those of now.
  package var presentation: Presentation {
    guard var held = display.held, held.plane.size == plane.size else { return livePresentation }
    held.plane.takeSuggestions(of: plane)
    return held
  }

  var livePresentation: Presentation {
    var presentation = Presentation(
      plane: plane, press: interpreter.pressState, shift: shift.state, modifiers: modifiers.active,
      lockedModifiers: modifiers.locked, theme: theme, returnKey: field.returnKey,
      isReturnEnabled: isReturnEnabled, spaceCaption: display.caption, language: mode.id,
      showsPreviews: showsPreviews, headroom: headroom,
      strip: strip, floats: form == .floating || isBarAside)
    presentation.hiddenHeadroom = hiddenHeadroom
    presentation.halves = halves
    presentation.textScale = preferences.textScale
    if let foundKey, let index = plane.keys.firstIndex(where: { $0.id == foundKey }) { presentation.press.find(index) }
    presentation.dwell = dwell
    if !focusedKeys.isEmpty {
      presentation.focusedKeys = plane.keys.indices.filter { focusedKeys.contains(plane.keys[$0].id) }
    }
    return presentation
  }

  /// What is below the keys, in logical pixels.
  private var strip: Double {
    if isBarAside { return 0 }
    return form == .floating ? FloatingCard.handleHeight : situation.bottomGap
  }

  /// Whether the key at a place of the plane acts as soon as a finger comes down.
  package func actsAtOnce(at location: Point) -> Bool {
    guard let index = plane.nearestKey(to: location) else { return false }
    return switch plane.keys[index].role {
    case .delete, .shift, .plane, .modifier: true
    default: false
    }
  }

  /// Onlookers must not read along in a secure field; a tablet's keys are larger than fingers, and on a line there are none.
  private var showsPreviews: Bool { preferences.keyPreview && !traits.isSecure && !screen.isTablet && !showsLine }

  /// What decides which keys are on screen.
  var planeRequest: PlaneRequest {
    PlaneRequest(
      mode: mode.id, kind: field.kind, plane: planes.shown, shift: shift.state, screen: screen,
      keySize: keySize, oneHanded: situation.oneHanded, region: preferences.region,
      returnKey: field.returnKey,
      modeCount: showsGlobe && !situation.showsGlobeBelow ? modes.count + guestChoices.count : 1,
      hasEmoji: offersEmoji, hasSuggestions: showsSuggestions)
  }

  /// The keys are arranged in another way.
  func arrangementChanged() {
    display.planeRequest = nil
    rebuildPlane()
    renewAssistant()
  }

  func rebuildPlane() {
    interpreter.settings.showsPreviews = showsPreviews
    let request = planeRequest
    guard request != display.planeRequest else { return }
    display.planeRequest = request
    let keys = emojiPlane(request) ?? (isBarAlone ? nil : plane(request))
    let plane = keys.map(arranged) ?? loneBar(request)
    interpreter.setPlane(plane)
    // The bar alone has none, and its words begin sentences all the same.
    lettersHaveCase = plane.id == PlaneName.letters && (keys ?? builder.plane(request)).hasCasedLetters
  }

  /// Returns keys with what is beside and below them, where they are on the screen.
  private func arranged(_ keys: KeyPlane) -> KeyPlane {
    var plane = keys
    plane.move(to: situation.oneHanded, in: screen.size.width)
    if situation.showsGlobeBelow { plane.addGlobeBelow(hasKey: choices.count > 1) }
    offerModes(in: &plane)
    if let halves { plane.part(into: halves) }
    return plane
  }

  private func loneBar(_ request: PlaneRequest) -> KeyPlane {
    let bar = LoneBar(
      planeID: request.plane ?? PlaneName.letters, width: screen.size.width,
      height: SuggestionBar.height(on: screen), letters: showsGlobe && choices.count > 1 ? words(.letters) : nil,
      hasEmoji: offersEmoji, places: barPlaces, hasWords: request.hasSuggestions)
    var plane = isBarAside ? bar.corner(at: situation.bar) : bar.plane
    offerModes(in: &plane)
    plane.setSuggestions(barSuggestions, forgetting: forgetting)
    return plane
  }

  /// Whether the bar stands alone in a corner, as a card.
  package var isBarAside: Bool { isBarAlone && emoji == nil && situation.offersBarPlaces && situation.bar != .whole }

  /// Where else the bar can be, in the language of the keys.
  private var barPlaces: [KeyVariant] {
    guard situation.offersBarPlaces else { return [] }
    return [BarPlace.left, .right].map { KeyVariant(label: words($0.phrase), role: .bar($0)) }
  }

  /// Returns the keys of a language, or of a pad, with the bar above them.
  private func plane(_ request: PlaneRequest) -> KeyPlane {
    var plane = builder.plane(request)
    if let halves, plane.isPad {
      var narrow = request
      narrow.screen = halves.padScreen
      plane = builder.plane(narrow)
    }
    if showsLine { plane = line(of: plane, hasLikely: request.hasSuggestions) }
    guard request.hasSuggestions else { return plane }
    plane.addSuggestionBar(height: SuggestionBar.height(on: screen), width: halves?.width)
    plane.setSuggestions(barSuggestions, forgetting: forgetting)
    if showsLine { plane.setLikely(likelyKeys) }
    return plane
  }

  /// Rows in which keys are as high as in those for fingers, or higher where there is room.
  private func line(of plane: KeyPlane, hasLikely: Bool) -> KeyPlane {
    let height = min(max(screen.size.height / 12, 44), 72)
    return LinearArrangement(
      plane, size: Size(width: plane.size.width, height: 2 * height), likelyCount: hasLikely ? Self.likelyCount : 0
    ).plane
  }

  /// Whether the keys are in a line: not on a screen where letters would be too small for that.
  var showsLine: Bool { isLine && screen.size.width >= Self.leastLineWidth }

  private static var leastLineWidth: Double { 960 }
  private static var likelyCount: Int { 6 }

  /// What is likely to be typed next, likeliest first.
  private var likelyKeys: [KeyRole] { showsLine ? typist.assistant?.likelyKeys(limit: Self.likelyCount) ?? [] : [] }

  /// Shows in a line what is likely next.
  func showLikelyKeys() {
    guard showsLine, emoji == nil else { return }
    let keys = likelyKeys
    interpreter.changePlane { $0.setLikely(keys) }
  }

  /// A hold of the Globe key shows the list of keyboards.
  private func offerModes(in plane: inout KeyPlane) {
    guard let globe = plane.keys.firstIndex(where: { $0.role == .globe }) else { return }
    plane.keys[globe].offer(
      KeyboardList(
        choices: choices, currentID: mode.id, forms: isBarAlone ? [] : formChoices,
        oneHanded: situation.offersOneHanded && !isBarAlone ? sides : [],
        size: situation.offersAdjusting ? words(.adjustSize) : nil,
        emoji: offersEmoji && !isBarAlone ? words(.emojiEntry) : nil,
        scan: scanEntry,
        settings: situation.offersSettings ? settingsName : nil))
  }

  /// The sides that the keys are not at, by what they are called.
  private var sides: [KeyVariant] {
    let names: [(OneHandedKeyboard, Phrase)] = [(.left, .leftHand), (.off, .bothHands), (.right, .rightHand)]
    return names.filter { $0.0 != situation.oneHanded }.map { KeyVariant(label: words($0.1), role: .oneHanded($0.0)) }
  }

  /// What leads to the settings is called, in the language of the keys; `nil` where nothing leads there.
  package var settingsEntry: String? { situation.offersSettings ? settingsName : nil }

  /// What leads to the text of a camera is called, in the language of the keys; `nil` where nothing leads there.
  package var scanEntry: String? { situation.offersScanning ? words(.scanText) : nil }

  private var settingsName: String { words(.keyboardSettingsEntry) }

  /// What a hold of a suggestion offers, in the language of the keys.
  var forgetting: String { words(.forgetWord) }

  /// How high keys are: as they were set by hand, or else as the person prefers them.
  var keySize: KeySize { situation.adjustedKeySize ?? preferences.keySize }

  private var words: PhraseLanguage { PhraseLanguage(tag: mode.id) ?? .english }

  /// The other forms that a list offers, in the language of the keys.
  package var formChoices: [KeyVariant] {
    situation.offeredForms.map { KeyVariant(label: words(phrase(for: $0)), role: .form($0)) }
  }

  private func phrase(for other: KeyboardForm) -> Phrase {
    switch other {
    case .docked, .undocked: form == .split ? .mergedForm : .dockedForm
    case .split: .splitForm
    case .floating: .floatingForm
    }
  }
}

extension KeyPlane {
  fileprivate var hasCasedLetters: Bool {
    keys.contains { key in
      guard case .character(let text) = key.role else { return false }
      return text.contains { $0.isCased }
    }
  }
}
