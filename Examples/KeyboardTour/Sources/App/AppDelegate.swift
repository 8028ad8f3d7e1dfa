// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTour
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
  private var reporter: ChatReporter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = said("Keyboard Tour", "키보드 둘러보기")
    scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)
    let window = UIWindow(windowScene: scene)
    let arguments = ProcessInfo.processInfo.arguments
    // A page at once, where its name is given: `--page chat`.
    let name = arguments.firstIndex(of: "--page").flatMap { arguments.dropFirst($0 + 1).first }
    let root = TourController.makeRoot(at: name.flatMap(TourPage.named))
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    if arguments.contains("--report"), let chat = root.topViewController as? ChatPage { reporter = ChatReporter(chat) }
  }
}
