// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import ExtensionProtocol
import Foundation
import Geometry
import LinuxSystem
package import UIKitCore

/// A keyboard's process from UIKit's side: what the host says becomes calls of the keyboard's controller, and what that does
/// becomes messages.
package final class KeyboardSession {
  let link: HostLink
  let platform: KeyboardPlatform
  let application: UIApplication
  var screen: UIScreen { platform.mainScreen }
  let bundle: KeyboardBundleInformation
  let makeController: () -> UIInputViewController
  var surroundings = KeyboardSurroundings()
  /// What shows; `nil` while the keyboard is away.
  var shown: Shown?
  var buffers: PictureBuffers?
  /// The field that was typed into last, which may come again.
  var lastField: (serial: UInt32, identifier: UUID)?
  /// The messages whose answer is owed until all that follows from them has been sent.
  private var owed: [UInt32] = []
  var nextFrame: PlatformCall?
  private(set) lazy var modeKey = ModeKey { [link] in link.send($0) }
  private(set) lazy var lexicon = LexiconRequests { [link] in link.send(.requestLexicon) }
  private let location: HostLocation
  var toldLanguage: String?
  /// What the author has been told of since the keyboard came on screen.
  var reported: Set<String> = []
  /// Whether the keyboard has left the screen since the last turn.
  private var isMemorySpare = false
  /// When the memory is given back that coming on screen has taken.
  private var settling: PlatformCall?
  /// Calls when memory can be given back: the keyboard has left the screen and the host knows, or it has just come there.
  package var onRest: () -> Void = {}
  /// Calls when text is on its way to the host and a frame is about to be made.
  package var onText: () -> Void = {}
  /// Calls with a line for the keyboard's author.
  package var onReport: (String) -> Void = { _ in }
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
  /// How long after it has come on screen a keyboard gives back what that has taken: most people have not begun to type by then.
  package static let settlingSeconds = 1.0
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
    if isMemorySpare, shown == nil { onRest() }
    isMemorySpare = false
  }

  private func makeFrame() {
    guard let scene = shown?.scene else { return }
    if link.hasSentText, scene.wantsFrame, !scene.awaitsHost { onText() }
    link.hasSentText = false
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
      settling = platform.call(at: platform.now + Self.settlingSeconds) { [weak self] in
        self?.settling = nil
        self?.onRest()
      }
    case .surroundings(let answer, let surroundings):
      owed.append(answer)
      move(to: surroundings)
    case .field(let answer, let field, let editCount, let context):
      owed.append(answer)
      change(to: field, context, after: editCount)
    case .context(let field, let editCount, let context, let isAppChange):
      take(context, of: field, after: editCount, isAppChange: isAppChange)
    case .touches(let answer, let microseconds, let touches):
      owed.append(answer)
      receive(touches, at: Double(microseconds) / 1_000_000)
    case .hide(let answer):
      owed.append(answer)
      hide()
      settling = nil
      // The host has no use for the pictures any more.
      buffers = nil
      isMemorySpare = true
    case .frameShown: shown?.scene.frameShown()
    case .lexicon(let entries, let isLast): lexicon.take(entries, isLast: isLast)
    case .location(let news): location.take(news)
    case .refusedEdit(let field, let number, let refusal): take(refusal, of: number, in: field)
    case .refusedWish(let refusal): report(refusal, of: .wish)
    }
  }
}

// MARK: - Fingers

extension KeyboardSession {
  private func receive(_ touches: [HostMessage.Touch], at time: TimeInterval) {
    guard let shown, let scene = shown.scene.scene else { return }
    // Fingers that come together with the keyboard find it where it is about to be seen.
    scene.traitCollection.performAsCurrent { shown.window.layoutIfNeeded() }
    let contacts = touches.map {
      EventDispatcher.Contact(
        finger: Int($0.finger), phase: UITouch.Phase($0.phase), place: CGPoint(x: $0.place.x, y: $0.place.y))
    }
    application.receive(contacts, in: scene, at: time)
  }
}
