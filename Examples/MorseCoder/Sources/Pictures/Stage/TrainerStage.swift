// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import MorseCode
import MorseTrainer
import MorseUI
import UIKitCore

/// The app on a screen in memory, and a person in front of it.
@MainActor
final class TrainerStage {
  let app: TestApp
  let navigation: UINavigationController
  let trainer: Trainer
  let store: MemoryStore
  /// The date that the app goes by.
  var date = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// - Parameters:
  ///   - variant: The screen, and the wishes of the person before it.
  ///   - page: What shows at first; the list without one.
  ///   - store: What was kept when the app ran before.
  init(_ variant: Variant, at page: TrainerPage? = nil, store: MemoryStore = MemoryStore()) {
    let clock = StageClock()
    var made: (Trainer, UINavigationController)?
    // The date is the stage's, which is not there yet.
    var now: @MainActor () -> Date = { Date(timeIntervalSinceReferenceDate: 800_000_000) }
    app = TestApp(screen: variant.makeScreen(), languages: variant.languages) {
      let trainer = Trainer(store: store, clock: clock) { now() }
      let root = HomeController.makeRoot(trainer, at: page)
      made = (trainer, root)
      return root
    }
    clock.platform = app.platform
    self.store = store
    (trainer, navigation) = made ?? (Trainer(store: store), UINavigationController())
    now = { [weak self] in self?.date ?? Date() }
    app.patience = 1
  }

  /// Keys a text on the Morse keyboard: signals, a space behind each letter, and one more between words.
  func type(_ text: String) throws { try MorseFinger(app).type(text) }

  /// Where the keyboard is on the screen; nowhere without one.
  var keyboard: CGRect { frame(.identifier("Keyboard").type(UIView.self)) }

  /// Where a view is on the screen; nowhere when it is not there.
  func frame(_ query: ViewQuery) -> CGRect {
    app.all(query).first.map { $0.convert($0.bounds, to: app.screen.screen) } ?? .null
  }

  /// The text of a label or field.
  func text(_ identifier: String) -> String {
    let view = app.all(.identifier(identifier)).first
    return (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? ""
  }
}
