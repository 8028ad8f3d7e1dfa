// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Tells when names come to a folder or leave it, as those of devices do; what is done with the files wakes nobody.
@MainActor
package final class NamesWatch {
  private let inotify: Inotify
  private var watch: EventLoopWatch?

  /// - Throws: When there is no such folder, or the system lets no more be watched.
  package init(folder: String, loop: EventLoop, onChange: @escaping () -> Void) throws(SystemCallError) {
    inotify = try Inotify()
    try inotify.addNames(in: folder)
    watch = try loop.watch(inotify.descriptor) { [weak self] _ in
      guard let self, !inotify.read().isEmpty else { return }
      onChange()
    }
  }
}
