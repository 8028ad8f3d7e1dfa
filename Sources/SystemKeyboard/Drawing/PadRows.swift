// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// What a plane has of a number pad, which looks different from other planes.
struct PadRows {
  /// The upper edges of the rows in which digits have letters under them.
  let lettered: Set<Double>
  let isPad: Bool
  /// Whether keys other than digits have no caps, as where Delete is the only one.
  let hasBareKeys: Bool

  init(of plane: KeyPlane) {
    var lettered: Set<Double> = []
    var hasBlank = false
    var hasReturn = false
    for key in plane.keys {
      switch key.label {
      case .pad: lettered.insert(key.frame.minY)
      case .blank: hasBlank = true
      case .text, .word, .icon: break
      }
      if key.role == .return { hasReturn = true }
    }
    self.lettered = lettered
    isPad = hasBlank || !lettered.isEmpty
    hasBareKeys = isPad && !hasReturn
  }
}
