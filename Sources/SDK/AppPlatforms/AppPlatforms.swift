// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import LinuxSystem
import UIKitCore
import WaylandWindows

/// Chooses what an app runs on, and starts it; UIKit calls it in programs that have it.
///
/// `request`: an `AppStartRequest` with one reference.
@_cdecl("spn_run_app")
@MainActor
func runApp(_ request: UnsafeMutableRawPointer) {
  let request = Unmanaged<AppStartRequest>.fromOpaque(request).takeRetainedValue()
  if let headless = HeadlessRun.Options.ofEnvironment {
    return HeadlessRun(headless, request.type, request.delegate).start()
  }
  let application = UIApplication.startNew(request.type)
  do {
    let platform = try WaylandApp(appID: appID) { status in LinuxSystem.Process.exit(status: status) }
    try platform.start(application, delegate: request.delegate)
  } catch {
    Console.report("\(appID): \(WaylandApp.message(of: error)) Without a screen, set SPINET_HEADLESS=1.")
    LinuxSystem.Process.exit(status: 1)
  }
}

/// What the desktop knows the app by: its bundle's identifier, or the program's name.
private var appID: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
