// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  // Made before the app has started, as apps do.
  private let whereabouts = Whereabouts()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController =
      CommandLine.arguments.contains("--sign-in") ? SignInController() : TypingController()
    window?.makeKeyAndVisible()
    if CommandLine.arguments.contains("--location") { whereabouts.ask() }
    // As an app has it that calls its window by the first paragraph of a document.
    if CommandLine.arguments.contains("--long-title") {
      window?.windowScene?.title = String(repeating: "긴 제목 ", count: 1_000)
      UIPasteboard.general.setData(Data("copied".utf8), forPasteboardType: String(repeating: "x", count: 5_000))
    }
    return true
  }

  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { !CommandLine.arguments.contains("--no-extensions") }

  func applicationDidBecomeActive(_ application: UIApplication) { report("active") }
}

/// Prints a line at once, for whoever reads along.
@MainActor
func report(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
