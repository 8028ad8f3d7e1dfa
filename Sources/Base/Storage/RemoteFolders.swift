// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where remote text has its files.
package struct RemoteFolders: Hashable, Sendable {
  /// The key and the list of devices.
  package let state: String
  /// What is offered, and where: this goes with the session.
  package let run: String

  /// - Parameter variable: Gives the value of an environment variable.
  /// - Returns: `nil` without a home, or without a folder for the session.
  package init?(_ variable: (String) -> String?) {
    guard let state = BaseFolder.state.path(variable), let run = variable("XDG_RUNTIME_DIR"), run.hasPrefix("/") else {
      return nil
    }
    self.state = "\(state)/spinet/remote"
    self.run = "\(run)/spinet-remote"
  }

  /// The same place for what lasts, in a session or not; `nil` without a home.
  package static var usualState: String? { statePath("remote") }

  /// Where the device is noted that this one types on; `nil` without a home.
  package static var usualHost: String? { statePath("typing/host") }

  /// Where what is offered stands.
  package var offer: String { "\(run)/offer" }
  /// Where the list of devices stands.
  package var devices: String { Self.devices(in: state) }
  /// The same below another folder.
  package static func devices(in state: String) -> String { "\(state)/devices" }

  /// Where the program says how it is reached.
  package var address: String { "\(run)/address" }
}
