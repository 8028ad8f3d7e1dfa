// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows what a camera sees in place of the keyboard, until text of it was put into a field or the person has enough of it.
@MainActor
final class TextScanSession {
  /// Who gets the text.
  private(set) weak var responder: (any UIResponder & UIKeyInput)?
  let view = TextScanView()
  private let scanner: any TextScanner
  /// Called once, when the keyboard comes back.
  private let onEnd: () -> Void
  /// Ends it while the camera looks and nobody touches anything: somebody may have put the device down.
  private var limit: PlatformCall?

  /// Seconds for which a camera is open without a touch, as on the desktop's keyboard.
  private static let longestLook: TimeInterval = 90

  init(for responder: any UIResponder & UIKeyInput, by scanner: any TextScanner, onEnd: @escaping () -> Void) {
    self.responder = responder
    self.scanner = scanner
    self.onEnd = onEnd
    view.onClose = { [weak self] in self?.end() }
    view.onFreeze = { [weak self] in self?.stop() }
    view.onRestart = { [weak self] in self?.start() }
    view.onInsert = { [weak self] in self?.insert($0) }
  }

  func start() {
    limit = UIApplication.callIdly(after: Self.longestLook) { [weak self] in self?.end() }
    scanner.start { [weak self] report in
      if case .failed = report { self?.limit = nil }
      self?.view.take(report)
    }
  }

  /// The camera is let go; whoever shows the view takes it away.
  func stop() {
    limit = nil
    scanner.stop()
  }

  private func end() {
    stop()
    onEnd()
  }

  private func insert(_ lines: [String]) {
    let responder = responder
    // The keyboard is back before the text comes, so that nothing that the field's delegate does meets the camera.
    end()
    guard let responder, responder.isFirstResponder, responder.takesScannedText else { return }
    // A field of one line would take a line break for Return.
    let separator = responder is UITextField ? " " : "\n"
    let text = lines.joined(separator: separator)
    if let host = responder as? any TextHost { return host.core.put(text) }
    let input = responder as? any UITextInput
    if let range = input?.markedTextRange ?? input?.selectedTextRange {
      if let allowed = responder.allowedText(text, in: range) { responder.insertText(allowed) }
    } else {
      responder.insertText(text)
    }
    UIApplication.shared.inputViews.textChanged(in: responder)
  }
}

extension UIKeyInput where Self: UIResponder {
  /// Whether text of a camera can be put in: not into what is not edited, and not where nobody may read what is typed.
  var takesScannedText: Bool {
    if let host = self as? any TextHost, !host.isTextEditable { return false }
    return !isSecureTextEntry
  }
}

// MARK: - Beginning and ending

extension InputViewCoordinator {
  /// Whether the platform has a camera for a responder.
  func canScanText(for responder: UIResponder) -> Bool {
    guard let input = responder as? any UIResponder & UIKeyInput, input.takesScannedText else { return false }
    return UIApplication.shared.platform?.canScanText ?? false
  }

  /// Shows what a camera sees in place of a responder's keyboard.
  func scanText(for responder: UIResponder) {
    guard let input = responder as? any UIResponder & UIKeyInput, input.takesScannedText,
      scan?.responder !== responder,
      let scanner = UIApplication.shared.platform?.makeTextScanner(for: scannedLanguages),
      responder.isFirstResponder || responder.becomeFirstResponder(), responder.isFirstResponder
    else { return }
    scan?.stop()
    let session = TextScanSession(for: input, by: scanner) { [weak self] in
      self?.scan = nil
      self?.update(isAnimated: true)
    }
    scan = session
    update(isAnimated: true)
    // Whoever cannot show it has ended it.
    if scan === session { session.start() }
  }

  /// The languages that people type in come first: a Korean card is read on an English desktop.
  private var scannedLanguages: [String] {
    (modes.languages + PersonLanguages.preferred).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What shows while a camera looks for text for a responder; the camera is let go where that takes no keys any more.
  func scanView(for first: UIResponder?) -> UIView? {
    guard let scan else { return nil }
    guard let first, scan.responder === first, scan.responder?.takesScannedText == true else {
      scan.stop()
      self.scan = nil
      return nil
    }
    return scan.view
  }
}
