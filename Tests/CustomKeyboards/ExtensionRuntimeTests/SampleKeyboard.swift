// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A keyboard that writes down what it is told, and does what a test has it do.
final class SampleKeyboard: UIInputViewController {
  private(set) var told: [String] = []
  var whenLoaded: (SampleKeyboard) -> Void = { _ in }
  var whenLaidOut: (SampleKeyboard) -> Void = { _ in }
  /// What the proxy knew as the text changed.
  private(set) var texts: [String?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    told.append("loaded")
    whenLoaded(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    whenLaidOut(self)
  }

  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }

  override func textWillChange(_ textInput: (any UITextInput)?) {
    told.append(textInput == nil ? "text will change" : "text will change in a field")
    texts.append(textDocumentProxy.documentContextBeforeInput)
  }

  override func textDidChange(_ textInput: (any UITextInput)?) {
    told.append(textInput == nil ? "text did change" : "text did change in a field")
    texts.append(textDocumentProxy.documentContextBeforeInput)
  }

  /// What was told since the last time.
  func news() -> [String] {
    defer { told = [] }
    return told
  }

  /// Adds a key that fills the view.
  @discardableResult
  func addKey(_ title: String = "key", _ action: @escaping () -> Void = {}) -> UIButton {
    let key = UIButton(type: .system)
    key.setTitle(title, for: .normal)
    key.frame = view.bounds
    key.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    key.addAction(UIAction { _ in action() }, for: .touchDown)
    view.addSubview(key)
    return key
  }
}

/// A host whose keyboard is a `SampleKeyboard`, and the one that was made last.
struct SampleStage {
  let host: PlayedHost
  private let made: Made

  private final class Made {
    weak var last: SampleKeyboard?
    var count = 0
  }

  init(_ whenLoaded: @escaping (SampleKeyboard) -> Void = { _ in }) throws {
    let made = Made()
    self.made = made
    host = try PlayedHost {
      let keyboard = SampleKeyboard()
      keyboard.whenLoaded = whenLoaded
      made.last = keyboard
      made.count += 1
      return keyboard
    }
  }

  /// The controller that was made last, if it is still there.
  var keyboard: SampleKeyboard? { made.last }
  var madeCount: Int { made.count }
}
