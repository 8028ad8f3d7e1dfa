// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import EmbeddedKeyboard
public import Foundation
import SpellChecking
package import SystemKeyboard
package import TextModel
public import UIKitCore
package import WordLearning

/// Runs an app without a screen: time passes when it is told to, fingers do what they are told, and pictures go into
/// memory.
@MainActor
public final class HeadlessPlatform {
  /// The screens that the app is on; the first one is the main one.
  public let screens: [HeadlessScreen]
  /// Seconds since the start. Only `advance` and the like move it on.
  public private(set) var time: TimeInterval = 0
  /// The window that keys go to, which was touched or opened last.
  public private(set) var activeScene: HeadlessScene?
  /// How often the screens show a new picture, in hertz.
  public let framesPerSecond: Double
  /// The languages of the person as BCP 47 tags, such as `["ko-KR"]`, the most wanted first. UIKit's own words and its date
  /// pickers go by them, and `UIApplication.preferredLanguages` tells the app.
  public let languages: [String]
  /// The key clicks that would have sounded since the start.
  package private(set) var inputClicks: [KeyClick] = []
  /// How many key clicks would have sounded since the start.
  public var inputClickCount: Int { inputClicks.count }
  /// Types into the window that is active.
  public private(set) lazy var keyboard = HeadlessKeyboard(platform: self)
  /// The lines of the printed text that a camera sees, for `captureTextFromCamera(_:)`; `nil` for a device without a camera.
  public var cameraLines: [String]?
  /// The camera that looked for text last, for as long as something may come of it.
  package private(set) weak var textCamera: PrintedLines?
  private var calls: [Call] = []
  private var nextCall = 0
  private let app: UIApplication
  /// A desktop that a test makes up for itself.
  package var dragHost: (any DragHost)?
  /// What apps share when they copy; `nil` while this app copies for itself.
  package var pasteboard: (any PasteboardHost)?
  /// What the person has chosen for the keyboard that the app shows, where a test says so.
  package var personChoice: PersonChoice?
  /// The words of languages that the app's keyboard offers and its fields check; none unless a test says so.
  package var languageFiles: LanguageFiles?
  /// What the person has used of the words, and what keeps it; nothing unless a test says so.
  package var learntWords: LearntWordsService?
  /// A keyboard outside the app that a test makes up for itself.
  package var keyboardHost: (any KeyboardHost)?
  /// Whether the person wants to see what a key types into a secret field.
  package var showsLastCharacter = false
  /// Whether what is typed into the app may be a secret now.
  package private(set) var isTypingSecret = false

  private struct Call {
    let id: Int
    let time: TimeInterval
    /// Whether nobody waits for it.
    var isIdle = false
    let action: @MainActor () -> Void
  }

  /// Starts the app on screens of its own; an app that ran before, in an earlier test, is forgotten.
  ///
  /// - Parameters:
  ///   - screens: The screens, by default that of a phone held upright.
  ///   - framesPerSecond: How often the screens show a new picture, in hertz.
  ///   - languages: The person's languages as BCP 47 tags, the most wanted first; English for none. Whether lines begin
  ///     at the right is up to each screen.
  ///   - application: The app's class.
  ///   - delegate: What decides about the app; scenes can also be filled from outside.
  public init(
    screens: [HeadlessScreen] = [HeadlessScreen()], framesPerSecond: Double = 60, languages: [String] = [],
    application: UIApplication.Type = UIApplication.self, delegate: (any UIApplicationDelegate)? = nil
  ) {
    self.screens = screens
    self.framesPerSecond = framesPerSecond
    self.languages = languages
    app = UIApplication.startNew(application)
    app.start(on: self, delegate: delegate)
  }

  isolated deinit {
    for screen in screens { screen.forgetAll() }
  }

  /// Makes this the app that `UIApplication.shared` tells: tests of several suites take turns on the main actor.
  package func takeTurn() { app.becomeShared() }

  // MARK: Scenes

  /// Opens a window of the app.
  ///
  /// - Parameters:
  ///   - screen: The screen; by default the first one.
  ///   - area: Its place on the screen, in points; by default all of the screen.
  @discardableResult
  public func openScene(on screen: HeadlessScreen? = nil, area: CGRect? = nil) -> HeadlessScene {
    openScene(area.map { .area($0) } ?? .full, on: screen)
  }

  /// Opens a window of the app, in front of the others on the screen.
  ///
  /// - Parameters:
  ///   - placement: Where on the screen.
  ///   - screen: By default the first one.
  @discardableResult
  public func openScene(_ placement: ScenePlacement, on screen: HeadlessScreen? = nil) -> HeadlessScene {
    takeTurn()
    let screen = screen ?? screens.first ?? HeadlessScreen()
    let scene = HeadlessScene(platform: self, screen: screen, placement: placement)
    screen.scenes.append(scene)
    UIApplication.shared.connect(scene.scene)
    activate(scene)
    return scene
  }

  /// Closes a window of the app; the frontmost of the others is active then.
  public func close(_ scene: HeadlessScene) {
    takeTurn()
    if activeScene === scene { keyboard.letGo() }
    UIApplication.shared.disconnect(scene.scene)
    for screen in screens { screen.forget(scene) }
    guard activeScene === scene else { return }
    activeScene = nil
    if let next = (screens.first { !$0.scenes.isEmpty })?.scenes.last { activate(next) }
  }

  /// Brings a window of the app to the front of its screen, and has keys go there: what a desktop does with the window
  /// that is touched. The one that was active before is on the screen still, but inactive.
  public func activate(_ scene: HeadlessScene) {
    takeTurn()
    for screen in screens { screen.bringToFront(scene) }
    guard activeScene !== scene else { return }
    keyboard.letGo()
    let old = activeScene
    activeScene = scene
    UIApplication.shared.change(scene.scene, to: .foregroundActive)
    if let old { UIApplication.shared.change(old.scene, to: .foregroundInactive) }
  }

  private var surfaces: [HeadlessScene] { screens.flatMap(\.surfaces) }
}

// MARK: - Time

extension HeadlessPlatform {
  /// Lets time pass: what is due is called, and frames are made, each at its moment.
  public func advance(by seconds: TimeInterval) {
    let end = time + max(seconds, 0)
    while let moment = nextMoment, moment <= end { advanceOnce(to: moment) }
    time = end
  }

  /// Lets time pass up to the next frame, and makes it.
  public func advanceFrame() { advance(by: nextFrame - time) }

  /// Lets time pass until nothing is left to do, or a condition holds.
  ///
  /// - Parameters:
  ///   - condition: What is asked whenever something has happened.
  ///   - limit: After this many seconds it gives up.
  /// - Returns: Whether it came to that.
  @discardableResult
  public func advance(until condition: () -> Bool, limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    while !condition() {
      guard let moment = nextMoment, moment <= end else {
        time = end
        return condition()
      }
      advanceOnce(to: moment)
    }
    return true
  }

  /// Lets time pass until nothing moves and no call is due within the limit.
  public func settle(limit: TimeInterval = 10) {
    let end = time + limit
    while hasUnrest, let moment = nextMoment, moment <= end { advanceOnce(to: moment) }
  }

  /// Whether something moves or is due; what goes on for ever does not count.
  package var hasUnrest: Bool { calls.contains { !$0.isIdle } || surfaces.contains(where: \.wantsFrame) }

  /// The next moment at which something happens; `nil` when nothing moves and no call is due.
  package var nextMoment: TimeInterval? {
    let call = calls.map(\.time).min()
    guard surfaces.contains(where: \.wantsFrame) else { return call.map { max($0, time) } }
    return min(max(call ?? .infinity, time), nextFrame)
  }

  /// When the screens show their next picture.
  private var nextFrame: TimeInterval {
    // A hair later, so that the moment of a frame is not its own next one.
    ((time * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
  }

  private func advanceOnce(to moment: TimeInterval) {
    takeTurn()
    let isFrame = surfaces.contains(where: \.wantsFrame) && moment >= nextFrame - 1e-9
    time = max(time, moment)
    let due = calls.filter { $0.time <= time + 1e-9 }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
    for call in due where calls.contains(where: { $0.id == call.id }) {
      calls.removeAll { $0.id == call.id }
      call.action()
    }
    guard isFrame else { return }
    for scene in surfaces where scene.wantsFrame { scene.makeFrame(at: time) }
  }
}

// MARK: - For the app

extension HeadlessPlatform: Platform {
  package var mainScreen: UIScreen { screens.first?.screen ?? .none }

  package var now: TimeInterval { time }

  package func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    remember(Call(id: nextCall, time: time, action: action))
  }

  package func callIdly(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    remember(Call(id: nextCall, time: time, isIdle: true, action: action))
  }

  private func remember(_ call: Call) -> PlatformCall {
    nextCall += 1
    calls.append(call)
    return PlatformCall { [weak self] in self?.calls.removeAll { $0.id == call.id } }
  }

  package func openWindow() { openScene() }

  package func scene(under place: CGPoint, of scene: UIWindowScene) -> UIWindowScene? {
    let onScreen = CGPoint(x: place.x + scene.area.minX, y: place.y + scene.area.minY)
    let screen = screens.first { $0.scenes.contains { $0.scene === scene } }
    return screen?.scenes.last { $0.area.contains(onScreen) }?.scene
  }

  package func inputScene(on screen: UIScreen) -> UIWindowScene? {
    guard let screen = screens.first(where: { $0.screen === screen }) else { return nil }
    let scene = screen.inputScene ?? HeadlessScene(platform: self, screen: screen, placement: .full)
    screen.inputScene = scene
    return scene.scene
  }

  package func makeKeys() -> (any EmbeddedKeys)? {
    EmbeddedKeyboardView.load(words: languageFiles, learntWords: learntWords) { [weak self] in self?.personChoice }
  }

  package func makeSpelling() -> (any SpellingSource)? {
    languageFiles.map { files in
      let personal: @MainActor () -> PersonalVocabulary? = { [weak self] in self?.learntWords?.vocabulary }
      return SystemSpelling(files, learntWords: nil, personal: personal) { [weak self] in
        let choice = self?.personChoice ?? PersonChoice()
        return CompletionWishes(completesWords: choice.keys.suggestions, replacements: choice.replacements)
      }
    }
  }

  package var canScanText: Bool { cameraLines != nil }

  package func makeTextScanner(for languages: [String]) -> (any TextScanner)? {
    let scanner = PrintedLines(cameraLines)
    textCamera = scanner
    return scanner
  }

  package func typingMoved(toSecret isSecret: Bool) { isTypingSecret = isSecret }

  package func play(_ click: KeyClick) { inputClicks.append(click) }

  package func terminate() {
    for scene in screens.flatMap(\.scenes) { close(scene) }
    UIApplication.shared.willTerminate()
  }
}
