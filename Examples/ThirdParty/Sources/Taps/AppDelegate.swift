// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TapsScreen
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    report("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) { report("terminates") }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Taps"
    scene.sizeRestrictions?.minimumSize = CGSize(width: 240, height: 320)
    let window = TapsWindow(windowScene: scene)
    window.rootViewController = TapsController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { report("active") }

  func sceneWillResignActive(_ scene: UIScene) { report("inactive") }
}

/// A window that tells of wheels.
class TapsWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    if event.type == .scroll { report("wheel") }
    super.sendEvent(event)
  }
}
