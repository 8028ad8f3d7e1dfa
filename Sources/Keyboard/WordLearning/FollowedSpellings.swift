// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// The words that people had apps learn, for the keyboard: read once it is there, and when an app has changed them.
package final class FollowedSpellings {
  /// `nil` where there is no place for them.
  private let path: String?
  private let loop: EventLoop
  private var watch: FileWatch?
  private var words: [String] = []
  /// Calls with all words.
  package var onChange: ([String]) -> Void = { _ in }

  package init(loop: EventLoop, path: String? = LearntSpellings.usualPath) { (self.loop, self.path) = (loop, path) }

  /// Knows the words from now on.
  package func follow() {
    guard let path, watch == nil else { return }
    watch = try? FileWatch(path: path, loop: loop) { [weak self] in self?.read(path) }
    read(path)
  }

  private func read(_ path: String) {
    let new = LearntSpellings.words(in: path)
    guard new != words else { return }
    words = new
    onChange(new)
  }
}
