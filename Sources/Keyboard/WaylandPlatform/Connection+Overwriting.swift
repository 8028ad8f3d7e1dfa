// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland

/// What was sent and what came stays in libwayland's two rings of bytes until others take its place: the letters of a
/// password, and where the fingers were.
extension Connection {
  /// The size of each ring. Source: libwayland's connection.c, `WL_BUFFER_DEFAULT_MAX_SIZE`.
  private static let ringByteCount = 4096
  /// A `wl_display.sync`: a header and the new object's number.
  private static let requestByteCount = 12

  private static let answerListener = makeListener(
    wl_callback_listener(done: { _, callback, _ in callback.map { wl_callback_destroy($0) } }))

  /// Overwrites both rings, by questions that change nothing; each is answered by twice as many bytes.
  ///
  /// Never waits, and leaves room in the ring for whatever else is sent at the moment.
  ///
  /// - Returns: `false` while the compositor does not take what is sent. Nothing has been overwritten then, and the caller
  ///   asks again later.
  package func overwriteRings() -> Bool {
    guard wl_display_flush(display) >= 0 else { return wl_display_get_error(display) != 0 }
    let count = Self.ringByteCount / Self.requestByteCount + 1
    for number in 1...count {
      guard let callback = wl_display_sync(display) else { return true }
      wl_callback_add_listener(callback, Self.answerListener, nil)
      guard number.isMultiple(of: count / 2) else { continue }
      guard wl_display_flush(display) >= 0 else { return wl_display_get_error(display) != 0 }
    }
    return true
  }
}
