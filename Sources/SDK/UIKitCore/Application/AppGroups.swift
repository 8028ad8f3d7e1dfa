// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
  /// Returns the folder that the apps and keyboards of a group share.
  ///
  /// A keyboard reads it always, and writes into it with full access only.
  ///
  /// - Parameter groupIdentifier: The group, such as `group.org.example.morse`. A keyboard names its groups in its
  ///   `Info.plist`; an app need not name them anywhere.
  /// - Returns: `nil` for what is no group's name, and in a keyboard for a group that it does not name.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    AppGroupFolder.path(groupIdentifier).map { URL(filePath: $0, directoryHint: .isDirectory) }
  }
}

extension UserDefaults {
  /// Creates preferences of a name; those named for a group are shared by the apps and keyboards of the group.
  ///
  /// A keyboard reads what an app has changed when it makes these anew, or after `synchronize()`. What it changes itself is
  /// kept with full access only.
  ///
  /// - Parameter suiteName: The name; that of a group begins with `group.`.
  public convenience init?(suiteName: String) {
    let name = suiteName.hasPrefix("group.") ? AppGroupFolder.preferencesName(of: suiteName) : nil
    self.init(suiteName: (name ?? suiteName) as String?)
    _ = synchronize()
  }
}
