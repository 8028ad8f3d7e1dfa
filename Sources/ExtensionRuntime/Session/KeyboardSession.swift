// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import ExtensionProtocol
import Foundation
import Geometry
import LinuxSystem
import TextModel
package import UIKitCore

/// A keyboard's process from UIKit's side: what the host says becomes calls of the keyboard's controller, and what that does
/// becomes messages.
package final class KeyboardSession {
  let link: HostLink
  private let platform: KeyboardPlatform
  private let application: UIApplication
  private let screen = UIScreen(size: .zero, scale: 1)
  private let bundle: KeyboardBundleInformation
  private let makeController: () -> UIInputViewController
  var surroundings = KeyboardSurroundings()
  /// What shows; `nil` while the keyboard is away.
  private(set) var shown: Shown?
  private var buffers: PictureBuffers?
  /// The field that was typed into last, which may come again.
  private var lastField: (serial: UInt32, identifier: UUID)?
  /// The messages whose answer is owed until all that follows from them has been sent.
  private var owed: [UInt32] = []
  private var nextFrame: PlatformCall?
  private(set) lazy var modeKey = ModeKey { [link] in link.send($0) }
  private(set) lazy var lexicon = LexiconRequests { [link] in link.send(.requestLexicon) }
  private let location: HostLocation
  private var toldLanguage: String?
  /// Calls when a frame is wanted outside of a turn.
  package var onFrameRequest: () -> Void = {}

  /// What there is while the keyboard shows.
  struct Shown {
    let controller: UIInputViewController
    let root: KeyboardRoot
    let window: UIWindow
    let scene: KeyboardScene
    var document: RemoteDocument?
    /// What the host has been told of the height; `nil` for nothing yet.
    var toldHeight: Double??
  }

  private static let frameSeconds = 1.0 / 60
  /// What is taken in one turn, so that frames are made in between.
  private static let turnMessageCount = 64

  /// - Parameters:
  ///   - bundle: What the keyboard's bundle says.
  ///   - makeController: Makes the keyboard's controller, each time that it shows.
  package init(
    _ link: HostLink, clock: any KeyboardClock, bundle: KeyboardBundleInformation = KeyboardBundleInformation(),
    makeController: @escaping () -> UIInputViewController
  ) {
    self.link = link
    self.bundle = bundle
    self.makeController = makeController
    platform = KeyboardPlatform(clock: clock)
    location = HostLocation { link.send($0) }
    application = UIApplication.startNew()
    screen.becomeMain()
    application.start(on: platform, delegate: nil)
    platform.onClick = { [weak self] in self?.play($0) }
    LocationCenter.shared.source = location
    link.send(.hello(version: ExtensionProtocolVersion.current))
  }

  /// Whether the keyboard is on screen.
  package var isShowing: Bool { shown != nil }

  /// Makes this the app of the process: tests have several.
  package func takeTurn() {
    application.becomeShared()
    if LocationCenter.shared.source !== location { LocationCenter.shared.source = location }
    screen.becomeMain()
  }
}

// MARK: - Turns

extension KeyboardSession {
  /// Takes what the host has said.
  package func receive() {
    for _ in 0..<Self.turnMessageCount {
      guard let message = link.receive() else { return }
      take(message)
    }
  }

  /// Sends what follows: a frame, if one is wanted and the host has shown the last one, and the answers that are owed.
  package func finishTurn() {
    makeFrame()
    for answer in owed { link.send(.done(answer: answer)) }
    owed = []
  }

  private func makeFrame() {
    guard let scene = shown?.scene else { return }
    scene.frameIfWanted(at: platform.now)
    // Nothing was to be seen of this frame; the next one is not for the host to ask for.
    guard scene.wantsFrame, !scene.awaitsHost, nextFrame == nil else { return }
    nextFrame = platform.call(at: platform.now + Self.frameSeconds) { [weak self] in
      self?.nextFrame = nil
      self?.onFrameRequest()
    }
  }

  private func take(_ message: HostMessage) {
    switch message {
    case .show(let answer, let surroundings, let field, let context):
      owed.append(answer)
      show(surroundings, field, context)
    case .surroundings(let answer, let surroundings):
      owed.append(answer)
      move(to: surroundings)
    case .field(let answer, let field, let context):
      owed.append(answer)
      change(to: field, context)
    case .context(let field, let editCount, let context, let isForeign):
      take(context, of: field, after: editCount, isForeign: isForeign)
    case .touches(let answer, let microseconds, let touches):
      owed.append(answer)
      receive(touches, at: Double(microseconds) / 1_000_000)
    case .hide(let answer):
      owed.append(answer)
      hide()
    case .frameShown: shown?.scene.frameShown()
    case .lexicon(let entries, let isLast): lexicon.take(entries, isLast: isLast)
    case .location(let news): location.take(news)
    }
  }
}

// MARK: - Coming and going

extension KeyboardSession {
  private func show(_ surroundings: KeyboardSurroundings, _ field: FieldDescription, _ context: FieldContext) {
    hide()
    take(surroundings)
    let scene = KeyboardScene(surroundings, style(for: field), screen: screen, link: link, buffers: buffers)
    scene.onRequest = { [weak self] in self?.onFrameRequest() }
    application.connect(scene.scene)
    scene.scene.traitCollection.performAsCurrent {
      let controller = makeController()
      let document = makeDocument(field, context)
      let root = KeyboardRoot(controller, usualHeight: surroundings.usualHeight)
      root.onHeight = { [weak self] in self?.tell(height: $0) }
      let window = UIWindow(windowScene: scene.scene)
      shown = Shown(controller: controller, root: root, window: window, scene: scene, document: document)
      application.inputViews.extensionKeyboard = controller
      controller.host = self
      controller.take(document)
      window.rootViewController = root
      tellLanguage(of: controller)
      application.change(scene.scene, to: .foregroundActive)
      window.makeKeyAndVisible()
      tellTextChange(of: controller) {}
    }
  }

  private func hide() {
    guard let old = shown else { return }
    old.scene.scene.traitCollection.performAsCurrent {
      tellTextChange(of: old.controller) {
        old.controller.take(nil)
        shown?.document = nil
      }
      application.disconnect(old.scene.scene)
    }
    old.window.rootViewController = nil
    old.controller.host = nil
    buffers = old.scene.takeBuffers()
    shown = nil
    nextFrame = nil
  }

  private func take(_ new: KeyboardSurroundings) {
    surroundings = new
    if platform.languages != new.languages {
      platform.languages = new.languages
      PersonLanguages.become(new.languages)
    }
  }

  private func move(to new: KeyboardSurroundings) {
    let old = surroundings
    take(new)
    guard let shown else { return }
    shown.scene.update(new, style(for: shown.document?.field))
    shown.root.usualHeight = new.usualHeight
    // What it is told of the device is something else now.
    if old.needsInputModeSwitchKey != new.needsInputModeSwitchKey || old.hasDictationPlace != new.hasDictationPlace
      || old.hasFullAccess != new.hasFullAccess
    {
      shown.controller.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Light or dark, as a field wants its keys.
  private func style(for field: FieldDescription?) -> UIUserInterfaceStyle {
    switch field?.appearance {
    case .dark: .dark
    case .light: .light
    case .automatic, nil: surroundings.isDark ? .dark : .light
    }
  }

  private func receive(_ touches: [HostMessage.Touch], at time: TimeInterval) {
    guard let scene = shown?.scene.scene else { return }
    let contacts = touches.map {
      EventDispatcher.Contact(
        finger: Int($0.finger), phase: UITouch.Phase($0.phase), place: CGPoint(x: $0.place.x, y: $0.place.y))
    }
    application.receive(contacts, in: scene, at: time)
  }

  private func play(_ click: InputClick) {
    guard shown != nil, surroundings.playsClicks else { return }
    link.send(.click(KeyboardMessage.Click(click)))
  }

  private func tell(height wanted: CGFloat?) {
    guard let shown else { return }
    let wanted = wanted.map { Double(min(max($0, 0), 10_000)) }
    if let told = shown.toldHeight {
      guard told != wanted else { return }
    } else {
      let most = surroundings.greatestHeight > 0 ? surroundings.greatestHeight : .infinity
      guard abs(min(wanted ?? surroundings.usualHeight, most) - surroundings.size.height) > 0.01 else { return }
    }
    self.shown?.toldHeight = .some(wanted)
    link.send(.height(wanted))
  }
}

// MARK: - Text

extension KeyboardSession {
  private func makeDocument(_ field: FieldDescription, _ context: FieldContext) -> RemoteDocument? {
    // The host never shows a keyboard for a secret.
    guard !field.traits.isSecure else { return nil }
    let identifier = lastField.flatMap { $0.serial == field.serial ? $0.identifier : nil } ?? UUID()
    lastField = (field.serial, identifier)
    return RemoteDocument(field, context, identifier: identifier) { [weak self] in
      self?.shown?.controller.primaryLanguage ?? self?.bundle.primaryLanguage
    } send: { [link] in
      link.send($0)
    }
  }

  private func change(to field: FieldDescription, _ context: FieldContext) {
    guard let shown else { return }
    tellTextChange(of: shown.controller) {
      if let document = shown.document, document.field.serial == field.serial, !field.traits.isSecure {
        document.become(field)
        document.takeLast(context)
      } else {
        let document = makeDocument(field, context)
        self.shown?.document = document
        shown.controller.take(document)
      }
      shown.scene.update(surroundings, style(for: field))
    }
  }

  private func take(_ context: FieldContext, of field: UInt32, after editCount: UInt32, isForeign: Bool) {
    guard let shown, let document = shown.document, document.field.serial == field, document.isNews(editCount) else {
      return
    }
    guard isForeign else { return document.take(context, after: editCount, isForeign: false) }
    tellTextChange(of: shown.controller) { document.take(context, after: editCount, isForeign: true) }
  }

  /// Tells a controller of a change. Keyboards for other apps hear of the text and the caret alike, and not of the field.
  private func tellTextChange(of controller: UIInputViewController, _ change: () -> Void) {
    controller.textWillChange(nil)
    change()
    controller.textDidChange(nil)
  }
}

// MARK: - For the controller

extension KeyboardSession: InputControllerHost {
  package var needsInputModeSwitchKey: Bool { surroundings.needsInputModeSwitchKey }
  package var hasDictationPlace: Bool { surroundings.hasDictationPlace }
  package var hasFullAccess: Bool { surroundings.hasFullAccess }
  package var usualLanguage: String? { bundle.primaryLanguage }

  package func advance() { link.send(.advance) }
  package func take(_ event: UIEvent, on key: UIView) { modeKey.take(event, on: key) }
  package func dismiss() { link.send(.dismiss) }
  package func languageChanged(of controller: UIInputViewController) { tellLanguage(of: controller) }

  private func tellLanguage(of controller: UIInputViewController) {
    let language = controller.toldLanguage.flatMap { $0.utf8.count <= Self.longestLanguage ? $0 : nil }
    guard language != toldLanguage else { return }
    toldLanguage = language
    link.send(.language(language))
  }

  /// Longer ones are none, in UTF-8 bytes.
  private static let longestLanguage = 64

  package func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) { lexicon.add(completion) }
}

extension UITouch.Phase {
  fileprivate init(_ phase: HostMessage.Touch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension KeyboardMessage.Click {
  fileprivate init(_ click: InputClick) {
    switch click {
    case .character: self = .character
    case .delete: self = .delete
    case .modifier: self = .modifier
    }
  }
}
