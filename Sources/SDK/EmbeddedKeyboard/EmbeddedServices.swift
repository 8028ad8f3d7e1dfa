// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Emoji
import Foundation
import KeyboardEngine
import SystemKeyboard
import UIKitCore
import WordLearning

/// What is around the desk in an app: the app's clock, and layouts that have been read.
@MainActor
final class EmbeddedServices: DeskServices {
  private let catalog: KeyboardCatalog
  /// Calls with what is for the app to do.
  var onEvent: (EmbeddedKeysEvent) -> Void = { _ in }
  /// Calls with the moment when the desk wanted to be called.
  var onWake: (EventTime) -> Void = { _ in }
  private var call: PlatformCall?
  private var toldKeyboard = ""
  /// What is used is remembered for as long as the app runs.
  let emoji: (any EmojiSource)? = EmojiFiles(historyPath: nil)

  let languages: (any LanguageSource)?
  private let learntWords: LearntWordsService?

  init(catalog: KeyboardCatalog, languages: (any LanguageSource)?, learntWords: LearntWordsService?) {
    self.catalog = catalog
    (self.languages, self.learntWords) = (languages, learntWords)
  }

  var personalWords: PersonalVocabulary? { learntWords?.vocabulary }

  var now: EventTime { EventTime(seconds: UIApplication.clock()) }
  var firstFrames: (any FirstFrameStore)? { nil }

  func readCatalog() -> KeyboardCatalog? { catalog }

  func perform(_ effect: DeskEffect) {
    switch effect {
    case .wake(let time): wake(at: time)
    case .click(let click): UIApplication.shared.platform?.play(click)
    case .moved(let placement):
      guard !placement.keyboard.isEmpty, placement.keyboard != toldKeyboard else { return }
      toldKeyboard = placement.keyboard
      onEvent(.modeChanged)
    case .held(let held, _, let isDragged): onEvent(.held(held, isDragged: isDragged))
    case .choseHostKeyboard(let id): onEvent(.chose(id))
    case .fillOthers(let texts): onEvent(.fillOthers(texts))
    case .learn(let word): learntWords?.note(word)
    case .touched: learntWords?.postpone()
    // A screen reader reads an app's keys, which the app tells of.
    case .speak, .mayReadAnew: break
    // Nobody in the app asks for these, or has guests, and an app does not write the person's settings.
    case .movedKeys, .showedKeyboard, .filled, .tookCode, .findLogins, .fetchPassword, .savePassword, .unlockKeyring,
      .openSettings, .scan, .endScan, .report, .freedMemory, .typesInto, .leftScreen, .answered, .findPlace,
      .forgetPlace,
      .guestAsked,
      .guestShown, .guestHidden, .restGuest:
      break
    }
  }

  private func wake(at time: EventTime?) {
    call = time.flatMap { time in
      UIApplication.shared.platform?.call(at: TimeInterval(time.microseconds) / 1_000_000) { [weak self] in
        guard let self else { return }
        onWake(max(now, time))
      }
    }
  }
}

extension EventTime {
  init(seconds: TimeInterval) { self.init(microseconds: Int64((seconds * 1_000_000).rounded())) }
}
