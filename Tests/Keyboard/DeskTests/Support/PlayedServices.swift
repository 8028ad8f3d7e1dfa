// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Emoji
import Geometry
import KeyboardEngine
import LearntWords
import SystemKeyboard
import TextModel

/// What is around the desk, as a list of what it was asked for, with a clock that stands still until a test moves it.
final class PlayedServices: DeskServices {
  var now = EventTime(milliseconds: 10_000)
  let catalog: KeyboardCatalog?
  /// The emoji that there are; none in most tests.
  let emoji: (any EmojiSource)?
  /// The words that there are; none in most tests.
  let languages: (any LanguageSource)?
  /// The words that the person uses.
  let vocabulary: PersonalVocabulary
  var personalWords: PersonalVocabulary? { vocabulary }
  /// When the desk wants to be called; once.
  var deadline: EventTime?
  private(set) var touchCount = 0
  private(set) var clicks: [KeyClick] = []
  private(set) var spokenTexts: [SpokenText] = []
  var spoken: [String] { spokenTexts.map(\.text) }
  private(set) var shows: [Bool] = []
  private(set) var placements: [BoardPlacement] = []
  private(set) var kept: [HeldForm] = []
  /// How the keyboard was held on each screen, as an earlier start may have left it.
  var forms: [ScreenIdentity: HeldForm] = [:]
  /// Whether screens are told apart.
  var knowsScreens = false
  private(set) var reports: [String] = []
  private(set) var targets: [TypedSecrets.Target] = []
  private(set) var answers: [Bool] = []
  private(set) var rested: [String] = []
  private(set) var movedKeys: [OneHandedKeyboard] = []
  private(set) var settingsOpenings = 0
  private(set) var freedMemoryCount = 0
  private(set) var learnt: [String] = []
  private(set) var takenCodeCount = 0
  /// How often a field was filled with what was offered.
  private(set) var fillCount = 0
  /// What other fields of the app were filled with.
  private(set) var filledTexts: [FieldText] = []
  /// The programs whose logins were looked for.
  private(set) var loginPrograms: [String?] = []
  /// The passwords that were asked for, by what the keyring calls them.
  private(set) var fetchedItems: [String] = []
  private(set) var unlockCount = 0
  /// Whether there is a camera.
  var hasCamera = false
  /// The languages of each look through it.
  private(set) var scans: [[String]] = []
  /// Whether the camera is open.
  private(set) var isScanning = false
  /// The passwords that were to be kept, each with its user name and program.
  private(set) var savedPasswords: [[String]] = []
  private(set) var secretsToSave: [SecretText] = []
  /// The languages in which it was asked where the device is, and `nil` each time that was given up.
  private(set) var placeLanguages: [String?] = []
  /// The keyboards of the host that were chosen.
  private(set) var hostKeyboards: [String] = []
  /// The pictures that are kept from one start to the next.
  let store: FrameStore

  init(catalog: KeyboardCatalog?, store: FrameStore, emoji: (any EmojiSource)?, languages: (any LanguageSource)?) {
    self.emoji = emoji
    self.languages = languages
    vocabulary = PersonalVocabulary(languages: languages)
    self.catalog = catalog
    self.store = store
  }

  func readCatalog() -> KeyboardCatalog? { catalog }

  var firstFrames: (any FirstFrameStore)? { store }

  func heldForm(on screen: ScreenIdentity) -> HeldForm? { knowsScreens ? forms[screen] ?? HeldForm() : nil }

  func perform(_ effect: DeskEffect) {
    switch effect {
    case .wake(let time): deadline = time
    case .click(let click): clicks.append(click)
    case .speak(let text): spokenTexts.append(text)
    case .showedKeyboard(let isVisible): if shows.last != isVisible { shows.append(isVisible) }
    case .moved(let placement): placements.append(placement)
    case .held(let held, let screen, let isDragged):
      guard !isDragged else { break }
      kept.append(held)
      forms[screen] = held
    case .choseHostKeyboard(let id): hostKeyboards.append(id)
    case .movedKeys(let side): movedKeys.append(side)
    case .openSettings: settingsOpenings += 1
    case .report(let line): reports.append(line)
    case .typesInto(let target): targets.append(target)
    case .answered(_, let isAllowed): answers.append(isAllowed)
    case .restGuest(let guest, _): rested.append(guest.identifier)
    case .freedMemory: freedMemoryCount += 1
    case .learn(let message):
      vocabulary.note(message)
      if case .used(let word) = message { learnt.append(word.word) }
    case .filled: fillCount += 1
    case .tookCode: takenCodeCount += 1
    case .fillOthers(let texts): filledTexts += texts
    case .findLogins(let program): loginPrograms.append(program)
    case .fetchPassword(let item): fetchedItems.append(item)
    case .unlockKeyring: unlockCount += 1
    case .scan(let languages):
      scans.append(languages)
      isScanning = true
    case .endScan: isScanning = false
    case .savePassword(let secret, let username, let program):
      savedPasswords.append([secret.text, username, program])
      secretsToSave.append(secret)
    case .findPlace(let language): placeLanguages.append(language)
    case .forgetPlace: placeLanguages.append(nil)
    case .touched: touchCount += 1
    case .mayReadAnew, .leftScreen, .guestAsked, .guestShown, .guestHidden: break
    }
  }
}

/// The folder of first frames.
final class FrameStore: FirstFrameStore {
  var pictures: [String: Kept] = [:]

  func find(_ situation: String) -> (any ReadyPicture)? { pictures[situation] }

  func keep(_ picture: FirstFrame) { pictures[picture.situation] = Kept(picture) }

  struct Kept: ReadyPicture {
    private let first: FirstFrame

    init(_ first: FirstFrame) { self.first = first }

    var request: SurfaceRequest { first.request }

    func copy(into frame: some FrameBuffer) -> Bool {
      guard frame.size == first.picture.size, frame.scale == first.picture.scale else { return false }
      frame.pixels.copyMemory(from: UnsafeRawBufferPointer(first.picture.pixels))
      return true
    }
  }
}
