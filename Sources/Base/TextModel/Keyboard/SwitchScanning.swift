// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How the keys are gone through for people who press one switch or two.
package struct SwitchScanning: Hashable, Sendable {
  /// How many switches there are.
  package enum Switches: String, Hashable, Sendable, CaseIterable {
    case off
    /// Parts are lit in turn, and the switch chooses.
    case one
    /// One switch goes on, and the other one chooses.
    case two
  }

  package var switches = Switches.off
  /// How long each part is lit with one switch, in milliseconds.
  package var stepMilliseconds: Int64 = 1000
  /// How much longer the first part of each round is lit, in milliseconds.
  package var startMilliseconds: Int64 = 500
  /// How many times the parts of a row are gone through before the scan goes back to the rows, and the rows before it stops.
  package var roundCount = 2

  package init() {}
}
