// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseTrainer
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Morse Coder"
    scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)
    let window = UIWindow(windowScene: scene)
    // A page at once, where its name is given: `--page practice`.
    let arguments = ProcessInfo.processInfo.arguments
    let name = arguments.firstIndex(of: "--page").flatMap { arguments.dropFirst($0 + 1).first }
    window.rootViewController = HomeController.makeRoot(Trainer(), at: name.flatMap(TrainerPage.named))
    window.makeKeyAndVisible()
    self.window = window
  }
}
