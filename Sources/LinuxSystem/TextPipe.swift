// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Takes what other programs print, and hands it on as text.
@MainActor
package final class TextPipe {
  private let output: FileDescriptor
  private let inputEnd: FileDescriptor
  private let loop: EventLoop
  private let onText: (String) -> Void
  /// The start of a character whose rest is still to come.
  private var rest: [UInt8] = []

  /// Where programs print. It stays ours, and closes when a program is started with another number for it.
  package var input: Int32 { inputEnd.rawValue }

  /// How much is read at a time, so that others get their turn.
  private static let partByteCount = 4_096

  package init(loop: EventLoop, onText: @escaping (String) -> Void) throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemCallError(call: "pipe", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = FileDescriptor(owning: ends[0])
    inputEnd = FileDescriptor(owning: ends[1])
    self.loop = loop
    self.onText = onText
    try loop.watch(output.rawValue) { [weak self] _ in self?.receive() }
  }

  isolated deinit { loop.unwatch(output.rawValue) }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: Self.partByteCount)
    let count = read(output.rawValue, &bytes, bytes.count)
    guard count > 0 else { return }
    let all = rest + bytes[..<count]
    let whole = Self.wholeCount(of: all)
    rest = Array(all[whole...])
    onText(String(decoding: all[..<whole], as: UTF8.self))
  }

  /// How many bytes at the start of a text end in a whole character, or in what is none.
  private static func wholeCount(of bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }
}
