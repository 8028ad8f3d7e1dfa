// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CAppStart
import Foundation
import LinuxSystem
public import UIKitCore

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

/// Runs the app on what the program has for it.
@MainActor
enum AppStart {
  static func run(_ type: UIApplication.Type, delegate: (any UIApplicationDelegate)?) -> Never {
    let request = Unmanaged.passRetained(AppStartRequest(type, delegate: delegate))
    guard spn_start_app(request.toOpaque()) else {
      Console.report("This program has nothing that an app can run on: let it depend on Spinet's product UIKit.")
      Process.exit(status: 1)
    }
    // Comes back when there is nothing to wait for, which is never for long.
    while true { RunLoop.main.run() }
  }
}
