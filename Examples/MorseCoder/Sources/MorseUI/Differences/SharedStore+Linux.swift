// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation

  /// The folder that the app and its keyboard share.
  @MainActor
  public enum SharedStore {
    /// The app group of both.
    public static let group = "group.org.spinet.morse-coder"

    /// What both keep there.
    public static let current: any KeyValueStore = FolderStore(folder)

    private static var folder: URL {
      let environment = ProcessInfo.processInfo.environment
      // A keyboard sees its groups where its sandbox shows them.
      if environment["SPINET_KEYBOARD"] != nil { return URL(fileURLWithPath: "/groups/\(group)", isDirectory: true) }
      let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      let data =
        environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        ?? home.appendingPathComponent(".local/share", isDirectory: true)
      return data.appendingPathComponent("spinet/groups/\(group)", isDirectory: true)
    }
  }
#endif
