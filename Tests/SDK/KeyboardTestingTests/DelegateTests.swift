// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct DelegateTests {
  @Test func `an app is started by its delegate, and shows further windows as that says`() throws {
    let screen = HeadlessScreen(size: CGSize(width: 1_024, height: 768))
    let app = TestApp(screen: screen, delegate: Delegate())
    #expect(try app.find(.traits(.header)).accessibilityLabel == "Window 1")
    let second = app.openWindow(.right(0.3))
    #expect(try app.find(.traits(.header).inside(second)).accessibilityLabel == "Window 2")
    #expect(app.outline.hasPrefix("window “Number 2” at 720,0 304×768, active\n"))
    app.platform.close(second)
    #expect(!app.exists("Window 2"))
    try app.tap("Window 1")
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let number = UIApplication.shared.connectedScenes.count
    scene.title = "Number \(number)"
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    label.text = "Window \(number)"
    label.accessibilityTraits = .header
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(label)
    window.makeKeyAndVisible()
    self.window = window
  }
}
