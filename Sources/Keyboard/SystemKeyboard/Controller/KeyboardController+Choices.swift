// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
package import KeyboardEngine
internal import TextModel

// MARK: - What a hold offers, without a hold

extension KeyboardController {
  /// Does what a choice does that a hold of a key offers.
  ///
  /// - Parameters:
  ///   - choice: Its index among the key's variants.
  ///   - key: Its index in the plane.
  /// - Returns: False, having done nothing, where there is no such choice.
  package func choose(_ choice: Int, of key: Int, at time: EventTime) -> Bool {
    guard plane.keys.indices.contains(key), plane.keys[key].variants.indices.contains(choice) else { return false }
    let role = plane.keys[key].variants[choice].role
    let start = TouchPath.Sample(location: plane.visibleFrame(of: key).center, time: time)
    onEvent(.click(KeyClick(role)))
    interpreter.endMultiTap()
    perform(
      KeyAction(
        kind: .press(role), cause: .variant(choice), plane: plane, key: key, finger: .min,
        path: TouchPath(start: start), time: time))
    refreshDisplay(at: time)
    return true
  }
}
