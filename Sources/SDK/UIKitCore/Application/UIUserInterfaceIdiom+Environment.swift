// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

extension UIUserInterfaceIdiom {
  /// What `SPINET_IDIOM` says of the device: `phone`, `pad`, `tv` or `vision`; `nil` where it says nothing, or something else.
  package static var ofEnvironment: Self? { Environment.value("SPINET_IDIOM").flatMap { Self(name: $0) } }

  init?(name: String) {
    switch name {
    case "phone": self = .phone
    case "pad": self = .pad
    case "tv": self = .tv
    case "vision": self = .vision
    default: return nil
    }
  }
}
