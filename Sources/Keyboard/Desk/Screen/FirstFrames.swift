// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji
package import Geometry
internal import KeyboardEngine
internal import SystemKeyboard
internal import TextModel

/// A picture of the keyboard as a start shows it first, to be kept for the next start.
///
/// It holds key caps only, never text, and none of a secure field.
package struct FirstFrame {
  /// Everything that the picture depends on, but for the scale and the width that it has.
  package let situation: String
  /// What surface it is for.
  package let request: SurfaceRequest
  /// The pixels.
  package let picture: MemoryFrame
}

/// Pictures of first frames: the one that shows, and the one that is to be kept.
struct FirstFrames {
  /// The picture that shows until the keys are made.
  var shown: (any ReadyPicture)?
  /// When the planned one is drawn: not right after the keyboard has gone, when the person may be about to tap again.
  var keepTime: EventTime?
  var plan: Plan?
  /// The situations whose picture has been kept.
  var kept: Set<String> = []
  /// How the last ordinary field began.
  var start: Start?

  /// How long the keyboard has to be gone, in milliseconds.
  static let restMilliseconds: Int64 = 1000

  struct Plan {
    let situation: String
    let start: Start
    let screen: Screen
    let scale: Double
  }

  /// How a field begins, as far as keys show it.
  struct Start: Hashable {
    let traits: FieldTraits
    let shift: ShiftState
    /// Whether the app has told its text.
    let tellsText: Bool
  }
}

// MARK: - Showing

extension KeyboardDesk {
  /// Shows a first frame that is kept ready, where our keys are still to be made.
  ///
  /// - Returns: Whether one shows.
  func showFirstFrame() -> Bool {
    guard keys == nil, !isWithoutLayouts, form == .docked, guests.chosenID == nil, firstKeyboard == nil,
      let ready = firstFrames.shown ?? findFirstFrame()
    else {
      firstFrames.shown = nil
      return false
    }
    firstFrames.shown = ready
    show(ready.request)
    if screen.surface != nil { screen.present(DeskFrame()) }
    return true
  }

  private func findFirstFrame() -> (any ReadyPicture)? {
    guard let start = start(of: field.state), let situation = firstSituation(start) else { return nil }
    return services.firstFrames?.find(situation)
  }

  /// How a field begins; `nil` for fields that have keys of their own, and where no pictures are kept.
  func start(of state: FieldState) -> FirstFrames.Start? {
    guard services.firstFrames != nil else { return nil }
    let traits = traits(of: state)
    // What is kept on disk has nothing of the person's.
    guard !traits.isSecure, FieldPlane(traits).kind == .default, claim?.isOrdinary ?? true, autoFill.isEmpty
    else { return nil }
    let before = state.context?.before ?? ""
    return FirstFrames.Start(
      traits: traits, shift: KeyboardController.startShift(traits, situation.preferences, before: before),
      tellsText: state.context != nil)
  }

  /// Everything that the picture of a field's first keys depends on; `nil` where no picture is of use.
  private func firstSituation(_ start: FirstFrames.Start) -> String? {
    guard let output = screen.output, output.size.width > 0 else { return nil }
    let preferences = situation.preferences
    // A guest comes first: it draws its own picture.
    guard let first = preferences.modes.first, !first.contains(".") else { return nil }
    return [
      situation.edition, "\(output.size.width)x\(output.size.height)", "\(output.widthInMillimetres)",
      preferences.modes.joined(separator: ","), preferences.region.code, theme.isDark ? "dark" : "light",
      theme.isHighContrast ? "contrast" : "", "\(preferences.textScale)", keySize.word, "\(bottomGap)",
      oneHanded.rawValue,
      "\(start.shift)", start.traits.returnKey.rawValue, situation.showsGlobeBelow ? "below" : "",
      services.emoji?.fontPath == nil ? "" : "emoji", words(start),
    ].joined(separator: " ")
  }
}

extension KeyboardDesk {
  /// The languages for whose words there may be a bar.
  private func words(_ start: FirstFrames.Start) -> String {
    let preferences = situation.preferences
    guard preferences.suggestions, start.tellsText || start.traits.asksForWriting,
      FieldPlane(start.traits).takesSuggestions, let languages = services.languages
    else { return "" }
    return preferences.modes.map { InputMode(id: $0).language }.filter(languages.has).joined(separator: ",")
  }
}

// MARK: - Keeping

extension KeyboardDesk {
  /// Plans to keep the picture that the next start will show first.
  func planFirstFrame() {
    guard services.firstFrames != nil, let keys, keys.form == .docked, claim?.isOrdinary ?? true,
      let start = firstFrames.start,
      let situation = firstSituation(start), !firstFrames.kept.contains(situation)
    else { return }
    firstFrames.plan = FirstFrames.Plan(
      situation: situation, start: start, screen: keys.screen, scale: lastScale ?? screen.assumedScale)
    firstFrames.keepTime = now.advanced(byMilliseconds: FirstFrames.restMilliseconds)
  }

  /// Draws the planned picture and has it kept, when its time has come.
  func keepFirstFrame(at time: EventTime) {
    guard let keepTime = firstFrames.keepTime, keepTime <= time else { return }
    firstFrames.keepTime = nil
    guard let plan = firstFrames.plan, let keys else { return }
    let presentation = keys.startPresentation(
      plan.start.traits, shift: plan.start.shift, tellsText: plan.start.tellsText, on: plan.screen)
    let picture = MemoryFrame(size: presentation.surfaceSize, scale: plan.scale)
    painter.draw(presentation, into: picture)
    let request = SurfaceRequest(height: presentation.board.height, headroom: presentation.headroom)
    firstFrames.kept.insert(plan.situation)
    services.firstFrames?.keep(FirstFrame(situation: plan.situation, request: request, picture: picture))
  }
}
