// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Composition
internal import Geometry
package import KeyboardEngine
package import TextModel

// MARK: - Input modes

extension KeyboardController {
  /// - Parameter former: The mode to go on with, if it serves the field.
  func chooseMode(keeping former: InputMode? = nil) {
    modes = catalog.modes(enabled: preferences.modes, for: field)
    if let former, modes.contains(former) { return use(former) }
    let preferred = modes.first { $0.id == preferredModeID }
    let capable =
      field.kind.prefersASCII && preferred?.isASCIICapable == false ? modes.first(where: \.isASCIICapable) : nil
    use(capable ?? preferred ?? modes.first ?? mode)
  }

  private func use(_ mode: InputMode) {
    let isOther = mode != self.mode
    self.mode = mode
    typist.composer = makeComposer()
    replaceAssistant()
    if isOther { onEvent(.modeChanged(mode)) }
  }

  private func replaceAssistant() {
    if let kept = typist.assistant?.kept { typist.keptWords = kept }
    typist.replaceAssistant(by: makeAssistant())
  }

  /// Has words offered as is right for who types now, by fingers or with a remote.
  func renewAssistant() {
    let space = typist.assistant?.ownSpace
    replaceAssistant()
    typist.assistant?.ownSpace = space
    suggestWords(at: nil)
  }

  private func makeComposer() -> (any Composer)? {
    guard field.kind.composes else { return nil }
    switch mode.composer {
    case .hangul2: return HangulComposer()
    case .none: return catalog.keyboard(mode.id).flatMap(LayoutComposer.init)
    }
  }

  /// The modes that the person has enabled, in the order of the Globe key, whatever the field takes.
  package var enabledModes: [InputMode] {
    catalog.modes(enabled: preferences.modes, for: FieldPlane(FieldTraits()))
  }

  /// Shows a mode with the next field, as if the person had chosen it.
  package func prefer(_ id: String) {
    if enabledModes.contains(where: { $0.id == id }) { preferredModeID = id }
  }

  /// Shows the keyboard with an id, and its name for a moment.
  package func switchMode(to id: String, at time: EventTime) {
    typist.run.leaveWord()
    if let other = guestChoices.first(where: { $0.id == id }) {
      typist.composer?.close()
      return onEvent(.chooseGuest(other))
    }
    guard let next = modes.first(where: { $0.id == id }), next != mode else { return }
    typist.composer?.close()
    if !field.kind.prefersASCII { preferredModeID = next.id }
    use(next)
    languageSource?.rest(except: next.language)
    if emoji?.search == nil { closeEmoji() }
    resetPlanes()
    display.showCaption(next.name, until: time.advanced(byMilliseconds: DisplayState.captionMilliseconds))
    contextChanged()
  }

  /// Shows the keyboard that follows, or the first one again.
  package func switchToNextMode(at time: EventTime) {
    let keyboards = choices
    guard let index = keyboards.firstIndex(where: { $0.id == mode.id }) else { return }
    switchMode(to: keyboards[(index + 1) % keyboards.count].id, at: time)
  }

  /// Tells the person something, for some seconds on the space bar.
  package func showNotice(_ text: String, at time: EventTime) {
    display.showCaption(text, until: time.advanced(byMilliseconds: DisplayState.noticeMilliseconds))
  }

  /// The keyboards that the person can choose from in this field, in the order of the Globe key.
  package var choices: [KeyboardChoice] { modes.map { KeyboardChoice(id: $0.id, name: $0.name) } + guestChoices }

  /// Returns the modes that serve a field, in the order of the Globe key.
  package func choices(for traits: FieldTraits) -> [KeyboardChoice] {
    catalog.modes(enabled: preferences.modes, for: FieldPlane(traits)).map { KeyboardChoice(id: $0.id, name: $0.name) }
  }

  /// Returns how high the keys of an ordinary field are on a screen, in logical pixels.
  package func usualHeight(on screen: Screen) -> Double { usualHeight(on: screen, keySize: keySize) }

  /// Returns the same for keys of another size.
  package func usualHeight(on screen: Screen, keySize: KeySize) -> Double {
    let request = PlaneRequest(mode: mode.id, screen: screen, keySize: keySize)
    if let last = lastUsualHeight, last.request == request { return last.height }
    var builder = PlaneBuilder(catalog: catalog)
    let height = builder.plane(request).size.height
    lastUsualHeight = (request, height)
    return height
  }
}
