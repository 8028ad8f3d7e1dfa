// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Calls closures at each frame that a scene makes, before views are placed and drawn.
///
/// A link is off until it is enabled, and ends when nobody holds it any more.
@MainActor
open class UIUpdateLink: NSObject {
  /// Whether the closures are called.
  open var isEnabled = false {
    didSet { if isEnabled != oldValue { enabledChanged() } }
  }
  /// Whether frames are made all the time, and not only when something has changed.
  open var requiresContinuousUpdates = false {
    didSet { if isEnabled, requiresContinuousUpdates { scene?.setNeedsFrame() } }
  }
  /// What is known of the frame that is being made; `nil` between frames.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  private weak var ownScene: UIWindowScene?
  private weak var view: UIView?
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private static var enabled: [() -> UIUpdateLink?] = []

  /// Makes a link to the frames of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    ownScene = windowScene
  }

  /// Makes a link to the frames of the scene that a view is in, whichever that is; it rests while the view is in none.
  public convenience init(view: UIView) {
    self.init()
    self.view = view
  }

  private override init() { super.init() }

  /// Adds a closure that is called at each frame, after those added before it.
  open func addAction(handler: @escaping (_ link: UIUpdateLink, _ info: UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  private var scene: UIWindowScene? { ownScene ?? view?.window?.windowScene }

  private func enabledChanged() {
    Self.enabled.removeAll { $0() == nil || $0() === self }
    guard isEnabled else { return }
    Self.enabled.append { [weak self] in self }
    if requiresContinuousUpdates { scene?.setNeedsFrame() }
  }

  /// Calls the closures of a scene's links.
  ///
  /// - Returns: Whether one of them wants the next frame made in any case.
  static func update(_ scene: UIWindowScene, at time: TimeInterval) -> Bool {
    let links = enabled.compactMap { $0() }.filter { $0.scene === scene }
    for link in links where link.isEnabled { link.call(UIUpdateInfo(modelTime: time)) }
    return links.contains { $0.isEnabled && $0.requiresContinuousUpdates }
  }

  private func call(_ info: UIUpdateInfo) {
    currentUpdateInfo = info
    for action in actions { action(self, info) }
    currentUpdateInfo = nil
  }
}

/// What is known of a frame while it is being made.
@MainActor
open class UIUpdateInfo: NSObject {
  /// The moment that the frame shows, in seconds of the clock that animations go by.
  open private(set) var modelTime: TimeInterval

  init(modelTime: TimeInterval) { self.modelTime = modelTime }
}
