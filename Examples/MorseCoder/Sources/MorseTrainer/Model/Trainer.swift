// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MorseCode
public import MorseUI
import UIKit

/// What the app knows about the person: how far they have come, kept across runs.
@MainActor
public final class Trainer {
  let store: any KeyValueStore
  private let clock: any MorseClock
  private let makeDate: @MainActor () -> Date

  private static let deckKey = "drills"
  private static let stepsKey = "tutorial"

  /// - Parameters:
  ///   - store: Where progress and settings are kept.
  ///   - clock: What the keyboard in the app goes by.
  ///   - now: Tells the date, on which it depends what is repeated.
  public init(
    store: any KeyValueStore = SharedStore.current, clock: any MorseClock = DeviceClock(),
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.store = store
    self.clock = clock
    makeDate = now
    deck = store.value(DrillDeck.self, forKey: Self.deckKey) ?? DrillDeck()
    doneSteps = store.value(Set<TutorialStep>.self, forKey: Self.stepsKey) ?? []
  }

  var now: Date { makeDate() }

  /// What is learned.
  public var deck: DrillDeck { didSet { if deck != oldValue { store.set(deck, forKey: Self.deckKey) } } }

  /// The steps of the tutorial that are done.
  public private(set) var doneSteps: Set<TutorialStep>

  func finish(_ step: TutorialStep) {
    guard doneSteps.insert(step).inserted else { return }
    store.set(doneSteps, forKey: Self.stepsKey)
  }

  /// The settings of the keyboard.
  var settings: MorseSettings {
    get { MorseSettings(from: store) }
    set { newValue.save(in: store) }
  }

  /// Makes a keyboard, the same as in other apps.
  func makeKeyboard() -> MorseInputController {
    let keyboard = MorseInputController()
    keyboard.store = store
    keyboard.clock = clock
    return keyboard
  }
}
