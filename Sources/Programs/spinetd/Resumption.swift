// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// What a `spinetd` leaves to the one that takes its place after the compositor has dropped the connection.
///
/// A compositor drops a program to which it could not send: all objects on both sides are gone, so the program is run anew, in
/// the same process. It is in two variables of the environment.
struct Resumption: Hashable {
  /// When connections were lost, in microseconds of the monotonic clock, oldest first.
  private(set) var losses: [Int64] = []
  /// The keyboard that the person typed with.
  var keyboard: String?

  private static let lossesName = "SPINET_LOST_CONNECTIONS"
  private static let keyboardName = "SPINET_LAST_KEYBOARD"
  /// How many connections may be lost in `span`; more often it is of no use to connect again.
  static let mostLosses = 5
  static let span: Int64 = 30_000_000

  /// Reads what was left.
  ///
  /// - Parameter variable: Returns a variable of the environment, which may be anything.
  init(_ variable: (String) -> String?) {
    losses = (variable(Self.lossesName) ?? "").split(separator: ",").suffix(Self.mostLosses).compactMap { Int64($0) }
    keyboard = variable(Self.keyboardName)
  }

  /// Whether this is not the first.
  var isResumed: Bool { !losses.isEmpty }

  /// Counts a lost connection.
  ///
  /// - Returns: Whether to connect again.
  mutating func lose(at now: Int64) -> Bool {
    losses = losses.filter { $0 <= now && now - $0 < Self.span } + [now]
    return losses.count <= Self.mostLosses
  }

  /// The variables to set for the next.
  var variables: [String: String] {
    [
      Self.lossesName: losses.map(String.init).joined(separator: ","), Self.keyboardName: keyboard ?? "",
    ]
  }
}
