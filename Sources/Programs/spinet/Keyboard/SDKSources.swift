// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Finds the sources of the SDK that keyboards are built with.
enum SDKSources {
  /// - Parameter told: What the person says; `nil` to look where this program came from: the checkout that holds its build
  ///   folder, else `share/spinet/sdk` beside the `bin` that it is installed in.
  /// - Returns: An absolute path.
  static func find(_ told: String?) throws(Failure) -> String {
    if let told {
      guard isSDK(told), let path = try? Files.realPath(told) else {
        throw Failure("\(told) does not hold the sources of Spinet: there is no Package.swift with Sources/SDK/UIKit")
      }
      return path
    }
    guard let program = Process.folder else { throw Failure("say with --sdk where the sources of Spinet are") }
    var folder = program
    while folder != "/", folder != "." {
      if isSDK(folder) { return folder }
      folder = Path.folder(of: folder)
    }
    let installed = program + "/../share/spinet/sdk"
    guard isSDK(installed), let path = try? Files.realPath(installed) else {
      throw Failure("the SDK's sources are not in \(installed); say with --sdk where a checkout of Spinet is")
    }
    return path
  }

  private static func isSDK(_ folder: String) -> Bool {
    Files.exists(folder + "/Package.swift") && Files.exists(folder + "/Sources/SDK/UIKit")
  }
}
