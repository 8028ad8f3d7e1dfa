// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// Apps as their makers write them.
@MainActor @Suite(.serialized) struct AppStartTests {
  /// An app without scenes, and with an initialiser of nobody's making.
  class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root = UIViewController()

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  @Test func `a window of the app's delegate fills the first scene and has its keys`() throws {
    let delegate = try #require(makeObject(PlainDelegate.self) as PlainDelegate?)
    let platform = HeadlessPlatform(delegate: delegate)
    let scene = platform.openScene(area: CGRect(x: 0, y: 0, width: 300, height: 500))
    let window = try #require(delegate.window)
    #expect(window.windowScene === scene.scene)
    #expect(window.isKeyWindow)
    #expect(window.frame.size == CGSize(width: 300, height: 500))
    #expect(delegate.root.view.frame.size == CGSize(width: 300, height: 500))
  }

  class ScenesDelegate: UIResponder, UIApplicationDelegate {
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
    var told = ["made"]

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
      told.append("connected")
    }

    func sceneDidDisconnect(_ scene: UIScene) { told.append("gone") }
  }

  @Test func `each scene gets a delegate of its own, which hears of its end`() throws {
    let platform = HeadlessPlatform(delegate: ScenesDelegate())
    let first = platform.openScene()
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.count == 2)
    let delegates = scenes.compactMap { $0.delegate as? SceneDelegate }
    #expect(delegates.count == 2)
    #expect(delegates.allSatisfy { $0.told == ["made", "connected"] && $0.window?.isKeyWindow == true })
    let delegate = try #require(first.scene.delegate as? SceneDelegate)
    UIApplication.shared.requestSceneSessionDestruction(first.scene.session, options: nil)
    #expect(delegate.told == ["made", "connected", "gone"])
    #expect(UIApplication.shared.connectedScenes.count == 1)
    var errors: [(any Error)?] = []
    UIApplication.shared.requestSceneSessionDestruction(first.scene.session, options: nil) { errors.append($0) }
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.requestDenied])
  }

  @MainActor private final class Counter {
    var count = 0
  }

  final class ListeningDelegate: UIResponder, UIApplicationDelegate {
    var told: [String] = []
    var sceneDelegate: (any UISceneDelegate.Type)?

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = sceneDelegate
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }

    func applicationWillResignActive(_ application: UIApplication) { told.append("inactive") }

    func applicationDidEnterBackground(_ application: UIApplication) { told.append("background") }
  }

  @Test(arguments: [false, true])
  func `the app's delegate hears of the foreground only where scenes have no delegates`(_ hasScenes: Bool) {
    let delegate = ListeningDelegate()
    delegate.sceneDelegate = hasScenes ? SceneDelegate.self : nil
    let posted = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.count += 1 } }
    let platform = HeadlessPlatform(delegate: delegate)
    let scene = platform.openScene()
    platform.close(scene)
    NotificationCenter.default.removeObserver(observer)
    #expect(delegate.told == (hasScenes ? [] : ["active", "inactive", "background"]))
    #expect(posted.count == 1)
  }

  class OwnApplication: UIApplication {}

  @Test func `an app can be of a class of its own`() {
    withExtendedLifetime(HeadlessPlatform(application: OwnApplication.self)) {
      #expect(UIApplication.shared is OwnApplication)
    }
  }
}
