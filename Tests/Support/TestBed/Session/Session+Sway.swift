// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geometry

/// What only sway can do.
extension Session {
  /// Gives sway a command of sway(5).
  package func sway(_ command: String) throws {
    let result = try run(["swaymsg", "--", command])
    guard result.status == 0 else { throw BedError("sway: `\(command)`: \(result.output)") }
  }

  package func swayTree() throws -> SwayNode { try query("get_tree") }

  package func swayOutputs() throws -> [SwayOutput] { try query("get_outputs") }

  /// The focused window's frame, in logical pixels of the whole layout.
  package func focusedWindowFrame() throws -> Rect? {
    try swayTree().first { $0.focused && $0.pid != nil }?.frame
  }

  /// Returns what the app of the window that has keyboard focus calls itself.
  package func focusedAppID() throws -> String? { try swayTree().first { $0.focused && $0.pid != nil }?.appID }

  /// Changes outputs by a command of sway-output(5), and lets touches follow the new layout.
  package func changeOutputs(_ command: String) throws {
    try sway(command)
    try fitTouchesToOutputs()
  }

  /// Takes a screen away, as when its cable is pulled, and lets touches follow the new layout.
  ///
  /// - Parameter number: Counts screens from 1 in the order in which they came.
  package func unplugScreen(_ number: Int) throws {
    let count = try swayOutputs().count
    try injector.unplugScreen(number)
    try Wait.untilTrue("the screen to go") { try swayOutputs().count == count - 1 }
    try fitTouchesToOutputs()
  }

  /// Makes coordinates of touches mean logical pixels of the layout as it is now.
  package func fitTouchesToOutputs() throws {
    let frames = try swayOutputs().filter(\.active).map(\.frame)
    let all = frames.reduce(Rect.zero) { $0.union($1) }
    guard !all.isEmpty else { throw BedError("sway has no active output") }
    try injector.setSize(all.size)
  }

  private func query<Value: Decodable>(_ type: String) throws -> Value {
    let result = try run(["swaymsg", "--raw", "-t", type])
    guard result.status == 0 else { throw BedError("swaymsg -t \(type): \(result.output)") }
    return try JSONDecoder().decode(Value.self, from: Data(result.output.utf8))
  }
}
