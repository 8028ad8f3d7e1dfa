// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import LinuxSystem
public import UIKitCore
import WaylandWindows

extension UIApplicationDelegate {
  /// Starts the app with this class as its delegate; `@main` calls it.
  public static func main() {
    AppStart.run(UIApplication.self, delegate: makeObject(Self.self) as (any UIApplicationDelegate)?)
  }
}

/// Starts the app; does not come back while it runs.
///
/// `principalClassName`: The name of the app's class, as `NSStringFromClass` tells it; `nil` for `UIApplication`.
///
/// `delegateClassName`: The name of the delegate's class; `nil` for none.
///
/// - Returns: Never; as on iOS the process ends with the app.
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let type = principalClassName.flatMap(NSClassFromString) as? UIApplication.Type
  let delegate = delegateClassName.flatMap(NSClassFromString).flatMap { makeObject($0) as AnyObject? }
  AppStart.run(type ?? UIApplication.self, delegate: delegate as? any UIApplicationDelegate)
}

/// Chooses what the app runs on, and runs it.
@MainActor
enum AppStart {
  static func run(_ type: UIApplication.Type, delegate: (any UIApplicationDelegate)?) -> Never {
    if let headless = HeadlessRun.Options.ofEnvironment {
      HeadlessRun(headless, type, delegate).start()
    } else {
      let application = UIApplication.startNew(type)
      do {
        let platform = try WaylandApp(appID: appID) { status in Process.exit(status: status) }
        try platform.start(application, delegate: delegate)
      } catch {
        Console.report("\(appID): \(WaylandApp.message(of: error)) Without a screen, set SPINET_HEADLESS=1.")
        Process.exit(status: 1)
      }
    }
    // Comes back when there is nothing to wait for, which is never for long.
    while true { RunLoop.main.run() }
  }

  /// What the desktop knows the app by: its bundle's identifier, or the program's name.
  private static var appID: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
}
