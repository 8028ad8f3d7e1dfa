// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CheckoutForm
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
  private var reporter: FormReporter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = said("Checkout", "결제")
    scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)
    let window = UIWindow(windowScene: scene)
    let root = CheckoutController.makeRoot()
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    guard ProcessInfo.processInfo.arguments.contains("--report"),
      let form = root.viewControllers.first as? CheckoutController
    else { return }
    reporter = FormReporter(form)
  }
}
