// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// Knows whether a remote is all that there is to press keys with.
final class RemoteFinder {
  private(set) var isAlone = false
  /// When input devices had come or gone last, as they were looked at.
  private var change: Int64?
  private var namesWatch: NamesWatch?
  private var fileWatch: FileWatch?

  /// Calls when an input device has come or gone: remotes sleep, and wake.
  func follow(on loop: EventLoop, onChange: @escaping () -> Void) {
    let path = InputDevices.markPath
    namesWatch = try? NamesWatch(folder: path, loop: loop, onChange: onChange)
    if namesWatch == nil { fileWatch = try? FileWatch(path: path, loop: loop, onChange: onChange) }
  }

  /// Looks for one, where input devices have come or gone since the last time.
  ///
  /// - Returns: Whether that is another answer than before.
  func look() -> Bool {
    let now = (try? Files.status(InputDevices.markPath))?.modifiedNanoseconds ?? 0
    guard now != change else { return false }
    change = now
    let isNow = InputDevices().hasRemoteAlone
    defer { isAlone = isNow }
    return isNow != isAlone
  }
}
