// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// Knows whether a remote is all that there is to press keys with.
final class RemoteFinder {
  private(set) var isAlone = false
  private var watch: FileWatch?

  /// Looks for one, and again whenever an input device comes or goes.
  func follow(on loop: EventLoop, _ onChange: @escaping () -> Void) {
    let look = { [weak self] in
      let isAlone = InputDevices().hasRemoteAlone
      guard let self, isAlone != self.isAlone else { return }
      self.isAlone = isAlone
      onChange()
    }
    // Before it looks, so that nothing is missed in between.
    watch =
      if let folder = InputDevices.folder {
        try? FileWatch(folder: folder, loop: loop, onChange: look)
      } else {
        try? FileWatch(path: InputDevices.listPath, loop: loop, onChange: look)
      }
    look()
  }
}
