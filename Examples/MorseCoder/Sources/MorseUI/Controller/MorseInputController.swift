// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import MorseCode
public import UIKit

/// A keyboard that types in Morse. It looks after the field that it types into; what is on the screen is its view's.
open class MorseInputController: UIInputViewController {
  /// Where the settings are.
  public var store: any KeyValueStore = SharedStore.current
  /// Tells how long pauses are.
  public var clock: any MorseClock = DeviceClock()
  /// Knows words that are short for others.
  public var replacements: (any WordReplacing)?
  /// Finds the place that is typed behind a call for help.
  public var placeFinder: (any PlaceFinding)?
  /// Whether the bar never shows which letters more signals lead to, whatever the person has chosen.
  public var hidesHints = false
  /// Called when other signals are pending.
  public var onPendingChange: ([MorseSignal]) -> Void = { _ in }

  /// What is pending.
  public internal(set) var buffer = SignalBuffer()
  /// What the person has chosen.
  public private(set) var settings = MorseSettings()
  var shift = Shift()
  let repeater = KeyRepeater()
  let oneSwitch = OneSwitch()
  let sidetone = Sidetone()
  private var document: UUID?
  private var height: NSLayoutConstraint?
  private let words = KeyboardWords.current

  // MARK: The view

  open override func loadView() {
    let width = UIScreen.main.bounds.width
    let size = CGSize(width: width, height: wantedHeight(forWidth: width))
    let board = MorseInputView(frame: CGRect(origin: .zero, size: size), words: words)
    view = board
    connect(board)
  }

  var board: MorseInputView? { viewIfLoaded as? MorseInputView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = said("Morse", "모스 부호")
    let height = view.heightAnchor.constraint(equalToConstant: wantedHeight(forWidth: view.bounds.width))
    // The system has a required one of its own for a moment while the keyboard appears.
    height.priority = UILayoutPriority(999)
    height.isActive = true
    self.height = height
  }

  private func wantedHeight(forWidth width: CGFloat) -> CGFloat {
    KeyPlan.height(forWidth: width, isTablet: traitCollection.userInterfaceIdiom == .pad)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let wantedHeight = wantedHeight(forWidth: view.bounds.width)
    if let height, height.constant != wantedHeight { height.constant = wantedHeight }
    board?.showsNext = needsInputModeSwitchKey
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reloadSettings()
    fieldChanged()
  }

  /// Takes what the person has chosen, which was changed while the keyboard shows.
  public func reloadSettings() {
    settings = MorseSettings(from: store)
    oneSwitch.stop()
    sidetone.stop()
    board?.usesOneSwitch = settings.usesOneSwitch
    board?.makesSounds = settings.clicks || settings.sidetone
    board?.bar.showsHints = settings.showsHints && !hidesHints
    refresh()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    repeater.stop()
    oneSwitch.stop()
    sidetone.stop()
    buffer.clear()
    refresh()
  }

  // MARK: The field

  open override func textDidChange(_ textInput: (any UITextInput)?) {
    super.textDidChange(textInput)
    fieldChanged()
  }

  open override func selectionDidChange(_ textInput: (any UITextInput)?) {
    super.selectionDidChange(textInput)
    fieldChanged()
  }

  /// Looks at the field again: it may be another one, and the caret may be elsewhere.
  private func fieldChanged() {
    let proxy = textDocumentProxy
    if proxy.document != document {
      document = proxy.document
      oneSwitch.stop()
      buffer.clear()
      shift = Shift()
    }
    let appearance: UIKeyboardAppearance? = proxy.keyboardAppearance
    board?.overrideUserInterfaceStyle =
      switch appearance {
      case .dark: .dark
      case .light: .light
      default: .unspecified
      }
    refresh()
  }

  /// Shows what has changed by a key, or in the field.
  func refresh() {
    guard let board else { return }
    shift.isWanted = capitals.asksForCapital(after: textDocumentProxy.documentContextBeforeInput)
    board.bar.showsCapitals = shift.isOn
    board.bar.prefersFigures = isNumberField
    if board.bar.buffer != buffer { onPendingChange(buffer.pending) }
    board.bar.show(buffer, held: oneSwitch.held)
    showShift(board.keys[.shift])
    showReturn(board.keys[.return])
  }

  private func showShift(_ key: MorseKey?) {
    key?.face = .glyph(.shift(isOn: shift.isOn, isLocked: shift.isLocked))
    key?.look = shift.isOn ? .active : .special
    key?.accessibilityValue = shift.isLocked ? words.shiftLocked : shift.isOn ? words.shiftOn : nil
  }

  private func showReturn(_ key: MorseKey?) {
    let proxy = textDocumentProxy
    let wanted: UIReturnKeyType? = proxy.returnKeyType
    let type = wanted ?? .default
    key?.face = .word(words.word(for: type))
    key?.accessibilityLabel = words.word(for: type)
    key?.look = [.default, .next, .emergencyCall].contains(type) ? .special : .prominent
    let waitsForText = proxy.enablesReturnKeyAutomatically == true
    key?.isEnabled = !waitsForText || proxy.hasText || !buffer.pending.isEmpty
  }

  // MARK: What the field asks for

  private var isNumberField: Bool {
    let type: UIKeyboardType? = textDocumentProxy.keyboardType
    return [.numberPad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation].contains(type ?? .default)
  }

  private var capitals: Capitals {
    let keyboard: UIKeyboardType? = textDocumentProxy.keyboardType
    if [.emailAddress, .URL].contains(keyboard ?? .default) { return .never }
    let type: UITextAutocapitalizationType? = textDocumentProxy.autocapitalizationType
    return switch type ?? .sentences {
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .always
    default: .never
    }
  }
}
