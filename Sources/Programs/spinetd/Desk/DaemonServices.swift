// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Emoji
import FieldChannel
import KeyboardEngine
import LinuxSystem
import Storage
import SystemKeyboard
import TextModel
import WaylandPlatform
import WordLearning

/// Does what the desk asks for, with the system and the desktop.
final class DaemonServices: DeskServices {
  private let loop: EventLoop
  private let session: WaylandSession
  private let layouts: LayoutFolder
  private let desktop: DesktopServices
  private let secrets: SecretKeeper
  private let channel: FieldChannelServer
  private let settingsApp: SettingsApp
  private let guestServices: GuestServices
  private let readyFrames = ReadyFrames()
  private let learntWords: LearntWordsService
  private let contactNames: ContactNames
  private let spellings: FollowedSpellings
  let emoji: (any EmojiSource)? = EmojiFiles(historyPath: EmojiFiles.usualHistoryPath) {
    Log(.settings).warning("\(fault: $0)")
  }
  let languageFiles: LanguageFiles
  var languages: (any LanguageSource)? { languageFiles }
  private var deadline: EventLoop.DeadlineID?
  private var heapDeadline: EventLoop.DeadlineID?
  /// The layouts, once they are read.
  private(set) var catalog: KeyboardCatalog?
  /// Calls with the moment when the desk wanted to be called.
  var onWake: (EventTime) -> Void = { _ in }
  /// Calls when the layouts have been read, or cannot be.
  var onCatalog: (KeyboardCatalog?) -> Void = { _ in }
  /// Calls when the person has answered what was asked.
  var onAnswer: (GrantQuestion, _ isAllowed: Bool) -> Void = { _, _ in }
  /// Calls when the code that counts once has been taken.
  var onTookCode: () -> Void = {}
  /// Finds, fetches and unlocks passwords that the keyring keeps.
  var logins: LoginKeeper?
  /// How the keyboard is to be held at first, whatever screen it is on; `nil` for as it was left there.
  var formChoice: KeyboardForm?
  /// Finds where the device is.
  var places: PlaceFinder?
  /// Looks through the camera.
  var scanner: TextScanner?
  /// Calls when the person has given a setting another value on the keyboard.
  var onSetting: (_ key: String, _ value: String) -> Void = { _, _ in }
  /// Calls when what there is to read of the keyboard may be other than before.
  var onMayReadAnew: () -> Void = {}
  /// Calls when a guest has been put aside until it is enabled again.
  var onRest: () -> Void = {}
  /// Calls when other words of the person are searched than before.
  var onPersonalWords: () -> Void {
    get { learntWords.onChange }
    set { learntWords.onChange = newValue }
  }

  init(
    loop: EventLoop, session: WaylandSession, layouts: LayoutFolder, desktop: DesktopServices, secrets: SecretKeeper,
    channel: FieldChannelServer, settingsApp: SettingsApp, guestServices: GuestServices
  ) {
    self.loop = loop
    self.session = session
    self.layouts = layouts
    self.desktop = desktop
    self.secrets = secrets
    self.channel = channel
    self.settingsApp = settingsApp
    self.guestServices = guestServices
    let languages = LanguageFiles { Log(.settings).warning("\(fault: $0)") }
    languageFiles = languages
    let learner = WordLearner(loop: loop, path: Settings.learntWordsPath)
    learntWords = LearntWordsService(languages, learner: learner, loop: loop)
    contactNames = ContactNames(loop: loop)
    spellings = FollowedSpellings(loop: loop)
    contactNames.onChange = { [learntWords] in learntWords.know(names: $0) }
    spellings.onChange = { [learntWords] in learntWords.know(spellings: $0) }
  }

  var personalWords: PersonalVocabulary? { learntWords.vocabulary }

  /// Learns and offers the person's words, or does neither.
  func learnWords(_ isEnabled: Bool) { learntWords.enable(isEnabled) }

  /// Takes words for right that the person had apps learn.
  func followSpellings() { spellings.follow() }

  /// Offers the names in the first of these folders that is there; without one none.
  func offerNames(in folders: [String]) { contactNames.follow(folders) }

  var now: EventTime { EventTime(microseconds: MonotonicClock.nowMicroseconds) }

  func readCatalog() -> KeyboardCatalog? {
    do {
      catalog = try layouts.catalog { fault in Log(.settings).warning("\(fault: fault)") }
    } catch {
      Log(.settings).error("\(error)")
    }
    onCatalog(catalog)
    return catalog
  }

  var firstFrames: (any FirstFrameStore)? { readyFrames }

  func heldForm(on screen: ScreenIdentity) -> HeldForm? {
    HeldFormFile.read(formChoice, on: screen, besides: screens)
  }

  var hasCamera: Bool { scanner?.canLook ?? false }

  private var screens: [ScreenIdentity] { session.screens }
}

// MARK: - Effects

extension DaemonServices {
  func perform(_ effect: DeskEffect) {
    switch effect {
    case .wake(let time): wake(at: time)
    case .click(let click): desktop.play(click)
    case .speak(let text): desktop.speak(text.text, language: text.language)
    case .showedKeyboard(let isVisible): desktop.tellVisible(isVisible)
    case .moved(let placement):
      // Who is told is decided anew: an app may have said something that has not been looked at yet.
      channel.follow(session.fieldState)
      channel.tell(KeyboardReport(placement))
    case .held(let held, let screen, let isDragged):
      if !isDragged { HeldFormFile.keep(held, on: screen, besides: screens) }
    // None are given to the desk.
    case .choseHostKeyboard: break
    case .movedKeys(let side): onSetting("one-handed", side.rawValue)
    case .openSettings: settingsApp.open()
    case .scan(let languages): scanner?.start(languages)
    case .endScan: scanner?.stop()
    case .report(let line): Log(.guests).warning("\(fault: line)")
    case .freedMemory: giveHeapBack()
    case .learn(let word): learntWords.note(word)
    case .filled: secrets.filled()
    case .tookCode: onTookCode()
    case .findLogins(let program): logins?.find(program)
    case .fetchPassword(let item): logins?.fetch(item)
    case .savePassword(let secret, let username, let program): logins?.save(secret, of: username, for: program)
    case .unlockKeyring: logins?.unlock()
    case .findPlace(let language): places?.find(in: language)
    case .forgetPlace: places?.forget()
    case .fillOthers(let texts): channel.fill(texts, besides: session.fieldState)
    case .touched:
      secrets.touched()
      learntWords.postpone()
    case .mayReadAnew: onMayReadAnew()
    case .typesInto(let target): secrets.follow(target)
    case .leftScreen: secrets.leftScreen()
    case .answered(let question, let isAllowed):
      if let question = question.subject as? GrantQuestion { onAnswer(question, isAllowed) }
    case .guestAsked(let message, let guest, let isActive):
      if let guest = guest as? InstalledGuest { guestServices.answer(message, guest, isActive: isActive) }
    case .guestShown(let guest):
      if let guest = guest as? InstalledGuest { guestServices.show(guest) }
    case .guestHidden: guestServices.hide()
    case .restGuest(let guest, let reason):
      FailedGuests.add(guest.identifier, because: reason)
      onRest()
    }
  }

  /// Gives free memory back, once, when nobody has touched anything that frees some for a while.
  private func giveHeapBack() {
    if let heapDeadline { loop.cancel(heapDeadline) }
    heapDeadline = loop.after(.milliseconds(500)) { [weak self] in
      self?.heapDeadline = nil
      Process.giveHeapBack()
    }
  }

  private func wake(at time: EventTime?) {
    if let deadline { loop.cancel(deadline) }
    deadline = time.map { time in
      loop.at(microseconds: time.microseconds) { [weak self] in
        guard let self else { return }
        deadline = nil
        onWake(now)
      }
    }
  }
}
