// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIApplication {
  /// Takes a platform and a delegate, and tells the delegate that the app has started.
  package func start(on platform: any Platform, delegate: (any UIApplicationDelegate)?) {
    self.platform = platform
    if let delegate { self.delegate = delegate }
    _ = self.delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
  }

  /// Takes in a scene that the platform has made, and lets the app fill it.
  package func connect(_ scene: UIWindowScene) {
    connectedScenes.insert(scene)
    Self.updateSurroundings()
    if let delegate {
      scene.session.configuration = delegate.application(
        self, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    }
    if let type = scene.session.configuration.delegateClass, let sceneDelegate = makeObject(of: type) {
      scene.delegate = sceneDelegate
      scene.traitCollection.performAsCurrent {
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      }
    } else if let window = delegate?.window, window.windowScene == nil {
      adopt(window, scene)
    }
  }

  /// Gives the window of an app without scene delegates to the scene that there is.
  private func adopt(_ window: UIWindow, _ scene: UIWindowScene) {
    if window.frame.size == scene.screen.bounds.size || window.frame.isEmpty {
      window.frame = CGRect(origin: .zero, size: scene.area.size)
    }
    window.windowScene = scene
    if !window.isHidden { window.makeKey() }
  }

  private func makeObject(of type: any UISceneDelegate.Type) -> (any UISceneDelegate)? { UIKitCore.makeObject(type) }

  /// Lets a scene go, with its windows and fingers.
  package func disconnect(_ scene: UIWindowScene) {
    guard connectedScenes.contains(scene) else { return }
    dispatcher.cancelAll(in: scene, at: Self.clock())
    change(scene, to: .background)
    for window in scene.windows { window.isHidden = true }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    connectedScenes.remove(scene)
    Self.updateSurroundings()
  }

  /// Brings a scene to the foreground or out of it, and the app with it.
  package func change(_ scene: UIWindowScene, to state: UIScene.ActivationState) {
    scene.change(activationState: state)
    inputViews.keysMoved()
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) {
      change(to: .active)
    } else {
      change(to: states.contains(.foregroundInactive) ? .inactive : .background)
    }
  }

  /// The scene that windows go to which name none.
  var firstWindowScene: UIWindowScene? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.min { $0.number < $1.number }
  }

  private func change(to new: State) {
    let old = applicationState
    guard new != old else { return }
    // Where scenes have delegates, these are told and not the app's.
    let delegate = connectedScenes.contains { $0.delegate != nil } ? nil : delegate
    if old == .active {
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    }
    if old == .background {
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    applicationState = new
    if new == .active {
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    }
    if new == .background {
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    }
  }

  /// Tells the app that it ends.
  package func willTerminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

// MARK: - Input

extension UIApplication {
  /// Takes what fingers did at a moment of the platform's clock, by default this one.
  package func receive(
    _ contacts: [EventDispatcher.Contact], in scene: UIWindowScene, at time: TimeInterval? = nil
  ) {
    scene.traitCollection.performAsCurrent {
      dispatcher.receive(contacts, in: scene, at: time ?? Self.clock())
    }
  }

  package func receive(_ key: UIKey, isDown: Bool, in scene: UIWindowScene) {
    scene.traitCollection.performAsCurrent {
      dispatcher.receive(key, isDown: isDown, in: scene, at: Self.clock())
      if isDown { inputViews.hardwareKeyPressed() }
    }
  }

  /// Takes that a scene loses the keyboard, before keys that are down go up there: a held OK presses nothing then.
  package func losesKeys(in scene: UIWindowScene) { scene.focusSystem?.endPress() }

  /// Takes a movement of the pointer; `nil` when it has left the scene.
  package func pointerMoved(to place: CGPoint?, in scene: UIWindowScene) {
    dispatcher.pointerMoved(to: place, in: scene)
  }

  package func scroll(at place: CGPoint, by distance: CGVector, in scene: UIWindowScene) {
    scene.traitCollection.performAsCurrent {
      dispatcher.scroll(at: place, by: distance, in: scene, at: Self.clock())
    }
  }
}
