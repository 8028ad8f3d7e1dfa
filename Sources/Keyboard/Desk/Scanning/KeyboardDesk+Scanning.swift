// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import Phrases
internal import Raster
internal import ScanProtocol
package import SystemKeyboard
internal import TextModel

// MARK: - Whether there is text of a camera

extension KeyboardDesk {
  /// The board that shows what a camera sees; `nil` while keys type.
  package var scanBoard: ScanBoard? { scan?.board }

  /// Whether the Globe key's list offers it: where there is a camera, and the field takes text that everybody may read.
  var offersScanning: Bool {
    situation.listsForms && hasCamera && takesScannedText && asked == nil && !wantsSwitches
  }

  /// Never where the text would be a secret among others, nor into the desktop's own fields, such as those of a lock screen.
  private var takesScannedText: Bool {
    let state = field.state
    return state.isActive && !traits(of: state).isSecure && field.app != .desktop
  }

  /// Looks whether there is a camera: once for each field, as that reads a folder.
  func lookForCamera() { hasCamera = services.hasCamera }
}

// MARK: - Beginning and ending

extension KeyboardDesk {
  /// Shows what the camera sees in place of the keys.
  func beginScanning() {
    guard scan == nil, offersScanning, let keys else { return }
    endAdjusting()
    endBarAlone(keys)
    scan = TextScan(activation: field.state.activation)
    scan?.board.onEvent = { [weak self] in self?.follow($0) }
    shown = nil
    services.perform(.scan(languages: keys.enabledModes.map(\.id)))
  }

  /// Brings the keys back. The camera is let go at once.
  func endScanning() {
    guard let old = scan else { return }
    scan = nil
    old.board.onEvent = { _ in }
    services.perform(.endScan)
    shown = nil
    forgetFingers()
  }

  /// Nobody seems to look through the camera any more.
  package func giveUpScanning() {
    endScanning()
    update()
  }

  /// Has the board be where it is to be, or ends it where nothing can be typed any more.
  func followScanning(_ keys: KeyboardController, on keyScreen: Screen) {
    guard let scan else { return }
    if !scan.hasBegun {
      self.scan?.hasBegun = true
      forgetFingers()
      if keys.isTouched { keys.letGo() }
    }
    var situation = ScanBoard.Situation()
    let height = (keyScreen.size.height * Self.shareOfScreen).rounded()
    situation.size = Size(width: keyScreen.size.width, height: max(height - bottomGap, Self.leastHeight))
    situation.bottomGap = bottomGap
    situation.theme = theme
    situation.language = keys.modeID
    scan.board.situation = situation
    scan.board.foundKey = keys.foundKey
  }

  /// Lets the camera go as soon as the field has not the focus any more, or becomes a secret.
  func checkScanning() {
    guard let scan else { return }
    if !takesScannedText || field.state.activation != scan.activation || asked != nil { endScanning() }
  }

  /// How much of the screen's height it has.
  private static let shareOfScreen = 0.7
  /// In logical pixels.
  private static let leastHeight = 120.0
}

// MARK: - What is seen

extension KeyboardDesk {
  /// Takes what the look through the camera tells.
  package func take(_ report: ScanReport) {
    guard let scan else { return }
    let (hadLines, hadFailed) = (!scan.board.lines.isEmpty, scan.board.failure != nil)
    scan.board.take(report)
    if scan.board.failure != nil { services.perform(.endScan) }
    sayScanned(hadLines: hadLines, hadFailed: hadFailed)
    update()
  }

  /// Who does not see it hears what has come.
  private func sayScanned(hadLines: Bool, hadFailed: Bool) {
    guard situation.preferences.spokenKeys != .off, let scan, let keys else { return }
    let words = PhraseLanguage(tags: [keys.modeID])
    if !hadLines, !scan.board.lines.isEmpty {
      services.perform(.speak(SpokenText(words(.textFound), language: keys.modeID)))
    } else if !hadFailed, scan.board.failure != nil, let hint = scan.board.hint {
      services.perform(.speak(SpokenText(hint, language: keys.modeID)))
    }
  }

  private func follow(_ event: ScanBoard.Event) {
    switch event {
    case .pressed: services.perform(.click(.modifier))
    case .rest: services.perform(.endScan)
    case .again: if let keys { services.perform(.scan(languages: keys.enabledModes.map(\.id))) }
    case .end: endScanning()
    case .insert(let lines): insert(lines)
    }
  }

  private func insert(_ lines: [String]) {
    let isSameField = scan?.activation == field.state.activation
    endScanning()
    guard isSameField, takesScannedText, !lines.isEmpty else { return }
    let traits = traits(of: field.state)
    // A field of one line would take a line break for Return, and a terminal would run what stands there. GTK says of none that it has several,
    // but tells their text.
    let context = field.client.context
    let hasLines = [context?.before, context?.after].contains { $0?.contains(where: \.isNewline) == true }
    let takesLines = (traits.hints.contains(.multiline) || hasLines) && traits.purpose != .terminal
    keys?.noteGuestText()
    field.client.fill(by: [.insert(lines.joined(separator: takesLines ? "\n" : " "))])
  }

  /// The pixels of what the camera sees.
  func scanPixels() -> GuestPixels? {
    guard let image = scan?.board.image else { return nil }
    return GuestPixels(bytes: image.bytes, width: image.width, height: image.height, stride: image.width * 4)
  }
}
