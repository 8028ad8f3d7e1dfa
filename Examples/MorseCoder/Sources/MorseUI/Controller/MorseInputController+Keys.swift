// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import UIKit

// MARK: - Keys

extension MorseInputController {
  func connect(_ board: MorseInputView) {
    // Most keys act when they go down: fast typists have one finger down before the other is up.
    on(board, .dot, .touchDown) { $0.key(.dot) }
    on(board, .dash, .touchDown) { $0.key(.dash) }
    on(board, .space, .touchDown) { $0.spaceKey() }
    on(board, .shift, .touchDown) { $0.shiftKey() }
    on(board, .return, .touchUpInside) { $0.returnKey() }
    on(board, .delete, .touchDown) { controller in
      controller.repeater.start(on: controller.clock) { [weak controller] in controller?.deleteKey() }
    }
    on(board, .delete, [.touchUpInside, .touchUpOutside, .touchCancel]) { $0.repeater.stop() }
    if let next = board.keys[.next] { connectNextKey(next) }
    if let key = board.keys[.oneSwitch] as? OneSwitchKey { connectOneSwitch(key) }
  }

  private func on(
    _ board: MorseInputView, _ key: KeyPlan.Key, _ events: UIControl.Event,
    _ action: @escaping @MainActor (MorseInputController) -> Void
  ) {
    board.keys[key]?.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        action(self)
      }, for: events)
  }

  func click() {
    if settings.clicks { UIDevice.current.playInputClick() }
  }

  private func key(_ signal: MorseSignal) {
    if settings.sidetone { sidetone.sound(signal, settings.timing, on: clock) } else { click() }
    buffer.append(signal)
    refresh()
  }

  private func spaceKey() {
    click()
    oneSwitch.stop()
    apply(buffer.space())
  }

  private func deleteKey() {
    click()
    oneSwitch.stop()
    apply(buffer.delete())
  }

  private func shiftKey() {
    click()
    shift.tap(at: clock.now)
    refresh()
  }

  /// Ends the letter, and then the line.
  private func returnKey() {
    click()
    oneSwitch.stop()
    apply(buffer.endLetter())
    textDocumentProxy.insertText("\n")
    refresh()
  }
}

// MARK: - Text

extension MorseInputController {
  func apply(_ edit: SignalBuffer.Edit?) {
    switch edit {
    case .type(let text):
      textDocumentProxy.insertText(shift.applied(to: text))
      shift.letterTyped()
    case .space: typeSpace()
    case .deleteBackward: textDocumentProxy.deleteBackward()
    case .deleteWord:
      let count = LastWord.lengthWithSpaces(of: textDocumentProxy.documentContextBeforeInput)
      for _ in 0..<count { textDocumentProxy.deleteBackward() }
    case nil: break
    }
    refresh()
  }

  private func typeSpace() {
    let proxy = textDocumentProxy
    let word = LastWord.of(proxy.documentContextBeforeInput)
    let correction: UITextAutocorrectionType? = proxy.autocorrectionType
    if correction != .no, let long = replacements?.replacement(for: word), long != word {
      for _ in word { proxy.deleteBackward() }
      proxy.insertText(long)
    }
    proxy.insertText(" ")
    if word.lowercased() == Self.callForHelp { typePlace() }
  }

  private static let callForHelp = "sos"

  /// Types where the device is, once that is known, if the caret is still behind the call for help.
  private func typePlace() {
    guard hasFullAccess, let placeFinder else { return }
    let document = textDocumentProxy.document
    placeFinder.find { [weak self] coordinates in
      guard let self, let coordinates else { return }
      let proxy = textDocumentProxy
      let before = proxy.documentContextBeforeInput ?? ""
      guard proxy.document == document, before.lowercased().hasSuffix(Self.callForHelp + " ") else { return }
      proxy.insertText(coordinates.text + " ")
      refresh()
    }
  }
}
