// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows one screen, moves it for some frames and ends. What it prints and reads is said in Benchmarks/README.md.
///
/// Arguments: `animate|layout|list|type|typeLong|pushed|keyboard|start FRAMES`
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
  private var play: Play?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let arguments = CommandLine.arguments
    let screen: Screen =
      switch arguments.dropFirst().first {
      case "animate": MovingViewsController()
      case "layout": GridController()
      case "list": ListController()
      case "type": TypingController(length: 100)
      case "typeLong": TypingController(length: 100_000)
      case "pushed": FormController(usesKeyboard: false)
      case "keyboard": FormController(usesKeyboard: true)
      default: HelloController()
      }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    guard !(screen is HelloController) else { return }
    play = Play(screen, frames: arguments.count > 2 ? Int(arguments[2]) ?? 60 : 60, in: scene)
  }
}
