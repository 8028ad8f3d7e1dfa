// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The folders for files of a person's programs. Source: XDG Base Directory Specification 0.8, which has relative paths
/// passed over.
package enum BaseFolder: Hashable, Sendable, CaseIterable {
  /// What the person chooses.
  case configuration
  /// What programs make for the person.
  case data
  /// What is worth keeping from one start to the next.
  case state
  /// What can be made again.
  case cache

  /// Where it is, without a slash at the end; `nil` when nothing says so.
  package var path: String? { path(Environment.value) }

  /// Where everybody's data is, the first before the others, without slashes at the end.
  package static var sharedData: [String] { sharedData(Environment.value) }
}

extension BaseFolder {
  private var variable: String {
    switch self {
    case .configuration: "XDG_CONFIG_HOME"
    case .data: "XDG_DATA_HOME"
    case .state: "XDG_STATE_HOME"
    case .cache: "XDG_CACHE_HOME"
    }
  }

  /// Where it is in the person's home, unless the variable says something else.
  private var usual: String {
    switch self {
    case .configuration: "/.config"
    case .data: "/.local/share"
    case .state: "/.local/state"
    case .cache: "/.cache"
    }
  }

  /// - Parameter value: Gives the value of an environment variable; `nil` when it is unset or empty.
  package func path(_ value: (String) -> String?) -> String? {
    value(variable).flatMap(Self.absolute) ?? value("HOME").flatMap(Self.absolute).map { $0 + usual }
  }

  static func sharedData(_ value: (String) -> String?) -> [String] {
    let told = (value("XDG_DATA_DIRS") ?? "").split(separator: ":").compactMap { absolute(String($0)) }
    return told.isEmpty ? ["/usr/local/share", "/usr/share"] : told
  }

  private static func absolute(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    return String(path.reversed().drop { $0 == "/" }.reversed())
  }
}
