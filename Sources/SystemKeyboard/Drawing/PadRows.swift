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
    for key in plane.keys {
      if case .pad = key.label { lettered.insert(key.frame.minY) }
    }
    self.lettered = lettered
    isPad = plane.isPad
    hasBareKeys = isPad && !plane.keys.contains { $0.role == .return }
  }
}
