// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Does once what the first keyboard would have to wait for: fonts are looked for, and letters are laid out and drawn.
enum WarmUp {
  static func run() {
    let key = UIButton(type: .system)
    key.setTitle("a", for: .normal)
    key.titleLabel?.font = .systemFont(ofSize: 22)
    key.frame = CGRect(x: 0, y: 0, width: 40, height: 44)
    _ = UIGraphicsImageRenderer(bounds: key.bounds).image { _ in
      _ = key.drawHierarchy(in: key.bounds, afterScreenUpdates: true)
    }
  }
}
