// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import TextModel

/// What an app runs on: a clock, and screens on which scenes come and go.
@MainActor
package protocol Platform: AnyObject {
  /// Seconds of a clock that never goes back.
  var now: TimeInterval { get }

  /// Calls a closure once, at or after a moment of that clock.
  ///
  /// - Returns: What cancels the call when it is released.
  func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall

  /// As `call(at:_:)`, for what goes on for ever, such as the blinking of a caret: nobody waits for it to come to rest.
  func callIdly(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall

  /// The screen of the first scene.
  var mainScreen: UIScreen { get }

  /// Opens another window of the app.
  func openWindow()

  /// The person's languages as BCP 47 tags, the most wanted first; empty where nobody has said.
  var languages: [String] { get }

  /// What people copy and paste with the other apps of the platform; `nil` where there are no other apps.
  var pasteboard: (any PasteboardHost)? { get }

  /// Who takes drags to the other apps of the platform; `nil` where there are no other apps.
  var dragHost: (any DragHost)? { get }

  /// Returns the scene at a place that is told in another one; `nil` where there is none.
  func scene(under place: CGPoint, of scene: UIWindowScene) -> UIWindowScene?

  /// Returns a scene over all of a screen, in which the app's keyboards and input views show; `nil` where they show in
  /// the window that they belong to.
  func inputScene(on screen: UIScreen) -> UIWindowScene?

  /// Who types into the app's fields from outside; `nil` where the app shows its own keyboard.
  var keyboardHost: (any KeyboardHost)? { get }

  /// Another responder of the app takes what is typed from now on, or none does, or the one that did so takes a secret now.
  ///
  /// - Parameter isSecret: Whether what is typed is a secret, whatever types it.
  func typingMoved(toSecret isSecret: Bool)

  /// Whether a character shows for a moment when a key types it into a secret field.
  var showsLastCharacter: Bool { get }

  /// Makes the keys of the system's keyboard for the app to show; `nil` where there are none, which the platform has said.
  func makeKeys() -> (any EmbeddedKeys)?

  /// Makes what knows how words are spelt; `nil` where nothing does.
  func makeSpelling() -> (any SpellingSource)?

  /// Whether there may be something that scans text.
  var canScanText: Bool { get }

  /// Makes what scans text, such as with a camera; `nil` where nothing can. Where there is no camera, it says so when it is started.
  ///
  /// - Parameter languages: Those that the text may be in as BCP 47 tags, the likeliest first.
  func makeTextScanner(for languages: [String]) -> (any TextScanner)?

  /// Sounds a key of a keyboard that the app shows itself, unless the person has such sounds off.
  func play(_ click: KeyClick)

  /// Asks for the words that the person uses, for keyboards of the app's own.
  func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void)

  /// Ends the app.
  func terminate()
}

extension Platform {
  package func callIdly(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    call(at: time, action)
  }

  package func inputScene(on screen: UIScreen) -> UIWindowScene? { nil }

  package var keyboardHost: (any KeyboardHost)? { nil }

  package func typingMoved(toSecret isSecret: Bool) {}

  package var showsLastCharacter: Bool { false }

  package func makeKeys() -> (any EmbeddedKeys)? { nil }

  package func makeSpelling() -> (any SpellingSource)? { nil }

  package var canScanText: Bool { false }

  package func makeTextScanner(for languages: [String]) -> (any TextScanner)? { nil }

  package var languages: [String] { [] }

  package func play(_ click: KeyClick) {}

  package func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void) { completion([]) }

  package var dragHost: (any DragHost)? { nil }

  package func scene(under place: CGPoint, of scene: UIWindowScene) -> UIWindowScene? {
    CGRect(origin: .zero, size: scene.area.size).contains(place) ? scene : nil
  }
}

/// A call that will be made for as long as this object lives.
@MainActor
package final class PlatformCall {
  private let cancel: @MainActor () -> Void

  package init(cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }

  isolated deinit { cancel() }
}

/// The platform's side of one scene: a window of the desktop, or a part of a headless screen.
@MainActor
package protocol SceneHost: AnyObject {
  /// Asks for one call of `UIWindowScene.step(at:)` before the screen shows its next picture.
  func requestFrame()

  /// Shows changes: calls the closure with a context in points, clipped to nothing, whose origin is the scene's top
  /// left corner.
  ///
  /// - Parameter damage: The areas that have changed, in points; whatever else the picture needs is drawn too.
  func present(_ damage: [CGRect], _ draw: (CGContext, [CGRect]) -> Void)

  func setTitle(_ title: String)

  /// Limits the size that a person can give the scene, in points.
  func setSizeLimits(minimum: CGSize, maximum: CGSize)

  /// Sends the scene away.
  func close()
}
