// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import InstalledLanguages
import TestKeyboardKeys
import TypingDecoder
import UIKit

/// Types letters, and does on demand what no keyboard should.
class KeyboardViewController: UIInputViewController {
  private var hoard: [[UInt8]] = []
  private var heightConstraint: NSLayoutConstraint?
  private var changeCount = 0
  private var composed: [String] = []
  private static let group = "group.org.spinet.test-keyboard"

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = TestKey.rows.map { keys in
      let row = UIStackView(arrangedSubviews: keys.map(button))
      row.distribution = .fillEqually
      return row
    }
    let keys = UIStackView(arrangedSubviews: rows)
    keys.axis = .vertical
    keys.distribution = .fillEqually
    keys.frame = view.bounds
    keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(keys)
  }

  private func button(_ key: TestKey) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(key.rawValue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 22)
    if key == .next {
      button.addTarget(self, action: KeyboardViewController.handleInputModeList, for: .allTouchEvents)
    } else {
      button.addAction(UIAction { [weak self] _ in self?.press(key) }, for: .touchDown)
    }
    return button
  }

  private func press(_ key: TestKey) {
    switch key {
    case .a, .b, .c, .d, .e: textDocumentProxy.insertText(key.rawValue)
    case .delete: textDocumentProxy.deleteBackward()
    case .next: break
    case .crash: preconditionFailure("the key that ends the program")
    case .hang: while true {}
    case .memory: takeMemory()
    case .flood: while true { textDocumentProxy.insertText("f") }
    case .taller: makeTaller()
    case .words: typeWords()
    case .shared: typeNote()
    case .preferences:
      let preferences = UserDefaults(suiteName: Self.group)
      textDocumentProxy.insertText(preferences?.string(forKey: "word") ?? "none")
      preferences?.set("kept", forKey: "word")
      _ = preferences?.synchronize()
    case .contacts:
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/contacts")
      textDocumentProxy.insertText(names.map { "\($0.count)" } ?? "-")
    case .snippet:
      for letter in ["x", "y", "z"] { textDocumentProxy.insertText(String(repeating: letter, count: 2_000)) }
    case .essay: textDocumentProxy.insertText(String(repeating: "w", count: 2_001))
    case .erase: for _ in 0..<30 { textDocumentProxy.deleteBackward() }
    case .left: textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
    case .context: typeContext()
    case .compose: compose()
    case .facts: typeFacts()
    case .guess: typeGuess()
    case .changes: textDocumentProxy.insertText("\(changeCount)")
    }
  }

  /// Takes more and more, and never enough at once to come to a limit of the kernel's first.
  private func takeMemory() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.hoard.append([UInt8](repeating: UInt8.random(in: 1...255), count: 8 << 20))
      }
    }
  }

  override func textDidChange(_ textInput: (any UITextInput)?) { changeCount += 1 }

  private func typeContext() {
    let proxy = textDocumentProxy
    let parts = [proxy.documentContextBeforeInput, proxy.selectedText, proxy.documentContextAfterInput]
    proxy.insertText("(\(parts.map { $0 ?? "-" }.joined(separator: "|")))")
  }

  private func compose() {
    if composed.isEmpty { composed = ["ㅎ", "하", "한"] }
    textDocumentProxy.setMarkedText(composed.removeFirst(), selectedRange: NSRange(location: 1, length: 0))
    if composed.isEmpty { textDocumentProxy.unmarkText() }
  }

  private func typeFacts() {
    let proxy = textDocumentProxy
    let facts = TestFacts(
      keyboardType: proxy.keyboardType.rawValue, returnKeyType: proxy.returnKeyType.rawValue,
      needsNextKey: needsInputModeSwitchKey, isDark: traitCollection.userInterfaceStyle == .dark)
    proxy.insertText(facts.text)
  }

  private func typeWords() {
    requestSupplementaryLexicon { [weak self] lexicon in
      let entries = lexicon.entries
      let replacement = entries.first { $0.userInput == "omw" }?.documentText ?? "none"
      let name = entries.first { $0.userInput == $0.documentText }?.documentText ?? "none"
      self?.textDocumentProxy.insertText("\(replacement) \(name)")
    }
  }

  private func typeNote() {
    guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else {
      return textDocumentProxy.insertText("none")
    }
    let note = try? String(contentsOf: folder.appending(path: "note"), encoding: .utf8)
    let isWritten = (try? Data("from the keyboard".utf8).write(to: folder.appending(path: "answer"))) != nil
    textDocumentProxy.insertText((note ?? "none") + (isWritten ? "+" : "-"))
  }

  private func typeGuess() {
    guard let language = try? LanguageFile.installed("en") else { return textDocumentProxy.insertText("none") }
    let typed = (textDocumentProxy.documentContextBeforeInput ?? "").reversed().prefix(while: \.isLetter).reversed()
    var decoder = Decoder(languages: [language], spatial: SpatialModel(keys: [], deviation: [1, 1]))
    for letter in typed.flatMap(\.unicodeScalars) { decoder.append(.letter(letter)) }
    for _ in typed { textDocumentProxy.deleteBackward() }
    textDocumentProxy.insertText(decoder.suggestions(after: WordContext(after: nil)).first?.text ?? "none")
  }

  private func makeTaller() {
    if let heightConstraint {
      heightConstraint.isActive = false
      self.heightConstraint = nil
    } else {
      let height = view.heightAnchor.constraint(equalToConstant: view.bounds.height + 60)
      height.isActive = true
      heightConstraint = height
    }
  }
}
