// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import UIKitCore

/// What may become of a drag, as wl_data_device numbers it.
struct DragActions: OptionSet {
  let rawValue: UInt32

  static let copy = DragActions(rawValue: WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue)
  static let move = DragActions(rawValue: WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE.rawValue)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ operation: UIDropOperation) {
    switch operation {
    case .copy: self = .copy
    case .move: self = .move
    case .cancel, .forbidden: self = []
    }
  }

  /// What has become of a drag.
  var operation: UIDropOperation { contains(.move) ? .move : contains(.copy) ? .copy : .cancel }
}
