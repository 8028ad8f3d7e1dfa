// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
internal import Phrases
package import ScanProtocol
internal import TextModel

/// What a camera sees, with its lines of text to choose from, in place of the keys.
///
/// The picture moves until a finger comes down on a line: then it is the one that the lines were read in, so that no line moves from under the finger
/// and none stands for another. It holds no clock and no camera.
@MainActor
package final class ScanBoard {
  /// What is around it.
  package struct Situation: Hashable, Sendable {
    /// In logical pixels, without the ground below.
    package var size = Size(width: 0, height: 0)
    /// The ground below it, in logical pixels.
    package var bottomGap = 0.0
    package var theme = Theme.light
    /// Of its words, a BCP 47 tag.
    package var language = "en"

    package init() {}
  }

  /// What the board leaves to its host.
  package enum Event: Hashable, Sendable {
    /// A finger has come down on a key.
    case pressed
    /// The picture stays from now on, and nobody needs the camera.
    case rest
    /// The camera is to look once more.
    case again
    /// These lines are to be typed, in the order in which they are read.
    case insert([String])
    /// The person has enough of it.
    case end
  }

  package var situation = Situation()
  /// Calls with what the person wants.
  package var onEvent: (Event) -> Void = { _ in }
  /// What shows now.
  package private(set) var image: ScanImage?
  /// What was read last.
  private var page: ScannedPage?
  private var chosen: Set<Int> = []
  private var aspectRatio = 4.0 / 3
  private var serial = 0
  /// Why nothing is seen.
  package private(set) var failure: ScanFailure?
  /// Whether the picture stays.
  package private(set) var isResting = false
  /// The key that a finger is on, and the finger.
  private var pressed: (finger: Int32, key: String)?
  /// The key that a finger which looks for one has found; `nil` for none.
  package var foundKey: String?

  package init() {}
}

// MARK: - What is seen

extension ScanBoard {
  /// The texts of the lines, in the order in which they are read.
  package var lines: [String] { page?.lines.map(\.text) ?? [] }

  /// Whether a line was chosen.
  package func isChosen(_ line: Int) -> Bool { chosen.contains(line) }

  /// What is wrong, or what to do, in words; `nil` once there are lines.
  package var hint: String? {
    let words = PhraseLanguage(tags: [situation.language])
    if let failure { return words(failure.phrase) }
    return lines.isEmpty ? words(.pointAtText) : nil
  }

  /// Takes what the look through the camera tells.
  package func take(_ report: ScanReport) {
    guard !isResting else { return }
    switch report {
    case .picture(let image): show(image)
    case .read(let page):
      self.page = page
      if image == nil { aspectRatio = page.aspectRatio }
    case .failed(let failure):
      // Lines that were read before can be taken all the same.
      if lines.isEmpty { (self.failure, image) = (failure, nil) } else { rest() }
    }
  }

  private func show(_ image: ScanImage?) {
    self.image = image
    serial += 1
    if let image { aspectRatio = Double(image.width) / Double(max(image.height, 1)) }
  }

  /// Has the picture stay that the lines were read in.
  private func rest() {
    guard !isResting, let page, !page.lines.isEmpty else { return }
    isResting = true
    show(page.image)
    aspectRatio = page.aspectRatio
    onEvent(.rest)
  }

  private func restart() {
    (page, chosen, image, failure, isResting) = (nil, [], nil, nil, false)
    serial += 1
    onEvent(.again)
  }

  /// What to show now.
  package var presentation: Presentation {
    let shown = shown
    var pressedKeys = shown.plane.keys.indices.filter { shown.plane.keys[$0].id == pressed?.key }
    if let found = shown.plane.keys.firstIndex(where: { $0.id == foundKey }), !pressedKeys.contains(found) {
      pressedKeys.append(found)
    }
    var presentation = Presentation(
      plane: shown.plane, press: PressState(pressed: pressedKeys), theme: situation.theme,
      language: situation.language, showsPreviews: false, headroom: DisplayState.headroom, strip: situation.bottomGap)
    presentation.scan = ScanPicture(
      area: shown.area, image: image == nil ? nil : shown.image, plate: shown.plate, serial: serial)
    return presentation
  }

  private var shown: ScanPlane {
    let words = PhraseLanguage(tags: [situation.language])
    var content = ScanPlane.Content()
    content.lines = page?.lines ?? []
    content.chosen = chosen
    content.aspectRatio = aspectRatio
    content.hasImage = image != nil
    content.hint = hint
    content.close = words(.close)
    if failure != nil { content.again = words(.tryAgain) } else if isResting { content.again = words(.scanAgain) }
    if !lines.isEmpty { content.insert = words(chosen.isEmpty ? .insertAll : .insert) }
    return ScanPlane(content, size: situation.size)
  }
}

// MARK: - Fingers

extension ScanBoard {
  package var isTouched: Bool { pressed != nil }

  /// Takes one touch, with its place in the plane. A key is pressed by the finger that came down on it and lifts there.
  package func touch(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      guard pressed == nil, let key = key(at: event.location), case .scan(let action) = key.role else { return }
      pressed = (event.finger, key.id)
      onEvent(.pressed)
      switch action {
      case .line, .insert: rest()
      default: break
      }
    case .moved: break
    case .ended, .cancelled:
      guard let last = pressed, last.finger == event.finger else { return }
      pressed = nil
      if event.phase == .ended, let key = key(at: event.location), key.id == last.key { press(key) }
    }
  }

  /// The fingers on it are no longer ours.
  package func letGo() { pressed = nil }

  /// Presses a key without a finger, by its id.
  ///
  /// - Returns: Whether there is such a key.
  package func press(_ id: String) -> Bool {
    guard let key = shown.plane.keys.first(where: { $0.id == id }), case .scan(let action) = key.role else {
      return false
    }
    switch action {
    case .line, .insert: rest()
    default: break
    }
    press(key)
    return true
  }

  private func press(_ key: PlacedKey) {
    guard case .scan(let action) = key.role else { return }
    switch action {
    case .begin: break
    case .line(let index): if chosen.remove(index) == nil { chosen.insert(index) }
    case .again: restart()
    case .end: onEvent(.end)
    case .insert:
      let lines = lines
      onEvent(.insert(lines.indices.filter { chosen.isEmpty || chosen.contains($0) }.map { lines[$0] }))
    }
  }

  /// Lines of small print stand closer than fingers are wide: the line whose middle is nearest is meant.
  private func key(at place: Point) -> PlacedKey? {
    let keys = shown.plane.keys
    let near = keys.filter { $0.frame.inset(by: -Self.reach, -Self.reach).contains(place) && !$0.frame.isEmpty }
    if let button = near.first(where: { !$0.isScannedLine && $0.frame.inset(by: -4, -4).contains(place) }),
      case .scan = button.role
    {
      return button
    }
    func distance(_ key: PlacedKey) -> Double {
      max(key.frame.minX - place.x, place.x - key.frame.maxX, 0) + abs(key.frame.midY - place.y)
    }
    return near.filter(\.isScannedLine).min { distance($0) < distance($1) }
  }

  /// How far beside a line a finger is still on it, in logical pixels.
  private static let reach = 12.0
}

extension PlacedKey {
  /// Whether it is a line of text that a camera sees.
  fileprivate var isScannedLine: Bool {
    if case .scan(.line) = role { true } else { false }
  }
}

extension ScanFailure {
  /// What is wrong and what to do.
  fileprivate var phrase: Phrase {
    switch self {
    case .noCamera: .scanNoCamera
    case .notAllowed: .scanNotAllowed
    case .busy: .scanCameraBusy
    case .silent: .scanCameraSilent
    case .noReader: .scanNoReader
    }
  }
}
