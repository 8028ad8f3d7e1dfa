// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AppElements
import CWayland
import CoreLocation
import EmbeddedKeyboard
package import Foundation
import Geometry
import LinuxSystem
import PersonalWords
import SpellChecking
import Storage
import SystemKeyboard
package import TextModel
package import UIKitCore
import TextScanning
import WaylandPlatform
import WordLearning

/// Runs an app on a Wayland desktop, with a window for each scene.
///
/// Everything happens on the main queue: `RunLoop.main.run()` runs it.
package final class WaylandApp {
  let queue: MainQueueLoop
  let connection: Connection
  let globals: WindowGlobals
  let desktop: DesktopTraits
  let appID: String
  /// Shows the app to screen readers; `nil` without a session bus.
  private var accessibility: AccessibilityBus?
  private(set) var windows: [WindowSurface] = []
  private var seats: [UInt32: WindowSeat] = [:]
  private var outputs: [UInt32: (output: Output, screen: UIScreen)] = [:]
  package private(set) var mainScreen = UIScreen.none
  private(set) lazy var textInputs = TextInputs(app: self)
  private(set) lazy var traces = SecretTraces(connection: connection, loop: queue.loop)
  /// Where the desktop's keyboard tells of itself; `nil` where there is none but the app's own.
  private(set) var keyboardLink: KeyboardLink?
  var fingers = FingerNumbers()
  private let settings = PersonSettings()
  /// The words that the app's keyboard offers and its fields check.
  private let languageFiles = LanguageFiles { Console.report("language: \($0)") }
  private lazy var learntWords = LearntWordsService(
    languageFiles, learner: WordLearner(loop: queue.loop, path: Settings.learntWordsPath), loop: queue.loop)
  /// The words that the person had apps learn, for the app's keyboard.
  private lazy var spellings = FollowedSpellings(loop: queue.loop)
  private lazy var clicks = AppClicks(settings: settings)
  private lazy var words = AppWords(reader: WordReader(loop: queue.loop))
  private let location: AppLocation
  /// How often something has been copied anywhere.
  var pasteboardCount = 0
  /// What the process ends with.
  private let exit: (Int32) -> Void

  /// Connects to the compositor that the environment names.
  ///
  /// - Parameters:
  ///   - appID: What the desktop knows the app by, such as its icon.
  ///   - exit: Ends the process with a status.
  /// - Throws: What keeps the app from running, in one line.
  package init(appID: String, exit: @escaping (Int32) -> Void) throws {
    queue = try MainQueueLoop()
    connection = try Connection(loop: queue.loop)
    globals = try WindowGlobals(connection)
    desktop = DesktopTraits(loop: queue.loop)
    self.appID = appID
    self.exit = exit
    let reason = Bundle.main.object(forInfoDictionaryKey: AppLocation.reasonKey) as? String
    location = AppLocation(loop: queue.loop, appID: appID, reason: reason) { [queue] in queue.wake() }
    LocationCenter.shared.source = location
    for (name, global) in connection.globals.sorted(by: { $0.key < $1.key }) { add(name, global) }
    connection.onAdd = { [weak self] in self?.add($0, $1) }
    connection.onRemove = { [weak self] in self?.remove($0) }
    // The screens describe themselves.
    try connection.roundTrip()
    mainScreen = screen(of: firstOutput, scale: nil)
    connection.onLost = { [weak self] in self?.lose($0) }
    queue.onStop = { exit($0) }
    desktop.onChange = { [weak self] in self?.traitsChanged() }
    keyboardLink = globals.textInputs.map { _ in KeyboardLink(loop: queue.loop) }
    keyboardLink?.onReport = { [weak self] in self?.keyboardMoved() }
    keyboardLink?.onFill = { [weak self] in self?.textInputs.fill($0, besides: $1) }
    keyboardLink?.onProof = { [weak self] in self?.textInputs.proofChanged() }
  }

  /// Starts the app, with one window.
  package func start(_ application: UIApplication, delegate: (any UIApplicationDelegate)?) throws {
    application.start(on: self, delegate: delegate)
    accessibility = desktop.bus.map {
      AccessibilityBus(session: $0, loop: queue.loop, source: AppElements(of: application, appName: appID))
    }
    openWindow()
    // Frames before the connection's own hook, which sends them.
    queue.loop.beforeWait.append { [weak self] in
      self?.seats.values.forEach { $0.dataDevice?.answerDrag() }
      self?.makeFrames()
    }
    try connection.attach()
    queue.start()
  }

  /// Returns what an error of `init` or `start` means, for people.
  package static func message(of error: any Error) -> String { (error as? WaylandError)?.report ?? "\(error)" }

  private func makeFrames() {
    for window in windows { window.frameIfWanted() }
    textInputs.update()
  }

  /// Has what was asked of the compositor sent, and frames made, once the main queue gets to it.
  func wake() { queue.wake() }

  private func lose(_ error: WaylandError) {
    Console.report("\(appID): \(error.report)")
    UIApplication.shared.willTerminate()
    exit(1)
  }
}

// MARK: - Windows

extension WaylandApp {
  func window(of surface: OpaquePointer) -> WindowSurface? { windows.first { $0.surface == surface } }

  func window(of scene: UIWindowScene) -> WindowSurface? { windows.first { $0.scene === scene } }

  /// Closes a window; the last one takes the app along.
  func close(_ window: WindowSurface) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    if let scene = window.scene { UIApplication.shared.disconnect(scene) }
    window.destroy()
    if windows.isEmpty { terminate() } else { wake() }
  }

  private func traitsChanged() {
    for window in windows { window.update() }
  }
}

// MARK: - Devices

extension WaylandApp {
  private func add(_ name: UInt32, _ global: Connection.Global) {
    switch global.interface {
    case "wl_output":
      guard let proxy = connection.bind(name, spn_wl_output_interface(), version: 4) else { return }
      let output = Output(proxy: proxy, xdgManager: globals.xdgOutputs)
      outputs[name] = (output, UIScreen(size: .zero, scale: 1))
      output.onChange = { [weak self] in self?.traitsChanged() }
    case "wl_seat":
      guard let proxy = connection.bind(name, spn_wl_seat_interface(), version: 7) else { return }
      seats[name] = WindowSeat(proxy: proxy, name: name, app: self)
    default: break
    }
  }

  private func remove(_ name: UInt32) {
    if let (output, _) = outputs.removeValue(forKey: name) {
      for window in windows { window.forget(output) }
      output.destroy()
    }
    seats.removeValue(forKey: name)?.destroy()
  }

  /// Each screen as the compositor and as the app knows it.
  var screens: [(output: Output, screen: UIScreen)] { Array(outputs.values) }

  var firstOutput: Output? { outputs.min { $0.key < $1.key }?.value.output }

  func output(_ proxy: OpaquePointer?) -> Output? { outputs.values.first { $0.output.proxy == proxy }?.output }

  /// Returns what the app knows of a screen, brought up to date.
  ///
  /// - Parameter scale: Pixels to a point, where a window knows better than the screen.
  func screen(of output: Output?, scale: Double?) -> UIScreen {
    guard let output, let screen = outputs.values.first(where: { $0.output === output })?.screen else {
      return mainScreen
    }
    let size = output.description.logicalSize
    screen.change(
      size: CGSize(width: size.width, height: size.height), scale: scale ?? Double(output.description.scale))
    return screen
  }

  /// The person whose clipboard counts: the one whose keys come here, or who did something last.
  var activeSeat: WindowSeat? {
    seats.values.max { a, b in
      if a.hasKeyboardFocus != b.hasKeyboardFocus { return b.hasKeyboardFocus }
      return Int32(bitPattern: b.lastSerial &- a.lastSerial) > 0
    }
  }

  /// Lets one of the persons drag from a scene's window.
  func startDrag(_ drag: Drag, from scene: UIWindowScene) -> Bool {
    guard let window = window(of: scene) else { return false }
    return seats.values.contains { $0.start(drag, from: window) }
  }

  /// What each person's keyboards outside the app are told through.
  var seatTextInputs: [TextInput] { seats.values.compactMap(\.textInput) }

  func focusChanged() { wake() }

  func pasteboardChanged() {
    pasteboardCount += 1
    UIPasteboard.general.hasChanged()
  }
}

// MARK: - For the app

extension WaylandApp: Platform {
  package var now: TimeInterval { Double(MonotonicClock.nowMicroseconds) / 1_000_000 }

  package func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    let moment = min(max(time * 1_000_000, 0), Double(Int64.max / 2))
    let id = queue.loop.at(microseconds: Int64(moment.rounded(.up)), action)
    // The queue's timer learns of it in the next turn.
    wake()
    return PlatformCall { [weak self] in self?.queue.loop.cancel(id) }
  }

  package func openWindow() {
    windows.append(WindowSurface(app: self, globals: globals, appID: appID))
    wake()
  }

  package var languages: [String] { PersonLanguages.tags(ofEnvironment: Environment.value) }

  package var dragHost: (any DragHost)? { globals.dataDevices == nil ? nil : self }

  package var keyboardHost: (any KeyboardHost)? { globals.textInputs == nil ? nil : textInputs }

  package var pasteboard: (any PasteboardHost)? { globals.dataDevices == nil ? nil : self }

  package var showsLastCharacter: Bool { settings.showsLastCharacter() }

  package func typingMoved(toSecret isSecret: Bool) {
    traces.leave()
    if isSecret { traces.begin() }
  }

  package func makeKeys() -> (any EmbeddedKeys)? {
    spellings.onChange = { [learntWords] in learntWords.know(spellings: $0) }
    spellings.follow()
    return EmbeddedKeyboardView.load(words: languageFiles, learntWords: learntWords) { [settings] in
      settings.keyboardChoice()
    }
  }

  package func makeSpelling() -> (any SpellingSource)? {
    let personal: @MainActor () -> PersonalVocabulary = { [settings, learntWords] in
      learntWords.look(isEnabled: settings.keyboardChoice().learnsWords)
      return learntWords.vocabulary
    }
    return SystemSpelling(languageFiles, personal: personal) { [settings] in
      let choice = settings.keyboardChoice()
      return CompletionWishes(completesWords: choice.keys.suggestions, replacements: choice.replacements)
    }
  }

  package var canScanText: Bool { CameraTextScanner.hasCamera }

  package func makeTextScanner(for languages: [String]) -> (any TextScanner)? {
    CameraTextScanner(tags: languages)
  }

  package func play(_ click: KeyClick) { clicks.play(click) }

  package func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) {
    words.request(completion)
    wake()
  }

  package func terminate() {
    UIApplication.shared.willTerminate()
    for window in windows { window.destroy() }
    windows = []
    connection.flush()
    exit(0)
  }
}
