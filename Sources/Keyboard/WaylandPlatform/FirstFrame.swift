// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland

/// A surface's first frame, or its first of another size: sent, and a moment later on the screen. Until then touches go to what lies
/// under it, or to where its keys were.
final class FirstFrame {
  private var callback: OpaquePointer?
  /// Whether the compositor has shown it.
  private(set) var isShown = false

  private static let listener = makeListener(
    wl_callback_listener(done: { data, _, _ in owner(data, as: FirstFrame.self)?.done() }))

  /// Asks the compositor to say when it has shown the frame that the next commit sends, unless one has been asked after.
  func await(on surface: OpaquePointer) {
    guard !isShown, callback == nil, let callback = wl_surface_frame(surface) else { return }
    self.callback = callback
    wl_callback_add_listener(callback, Self.listener, dataPointer(self))
  }

  /// The surface goes, or gets another size, and there is a first frame again.
  func forget() {
    if let callback { wl_callback_destroy(callback) }
    callback = nil
    isShown = false
  }

  private func done() {
    if let callback { wl_callback_destroy(callback) }
    callback = nil
    isShown = true
  }
}
