// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland

/// Which app's window is active. Source: wlr-foreign-toplevel-management-unstable-v1.
package final class FocusedApp {
  private let manager: OpaquePointer
  private var windows: [OpaquePointer: Window] = [:]
  /// What the active window's app is called, such as `org.gnome.TextEditor`; `nil` while none is active.
  package private(set) var appID: String?
  /// Calls when that has changed.
  package var onChange: () -> Void = {}
  /// Itself, while the compositor has yet to say that no window comes any more.
  private var ending: FocusedApp?

  private struct Window {
    var appID = ""
    var isActive = false
  }

  private static let managerListener = makeListener(
    zwlr_foreign_toplevel_manager_v1_listener(
      toplevel: { data, _, window in
        guard let window else { return }
        owner(data, as: FocusedApp.self)?.add(window)
      },
      finished: { data, _ in owner(data, as: FocusedApp.self)?.finish() }))

  private static let windowListener = makeListener(
    zwlr_foreign_toplevel_handle_v1_listener(
      title: { _, _, _ in },
      app_id: { data, window, name in
        guard let window, let name else { return }
        let appID = String(cString: name)
        owner(data, as: FocusedApp.self)?.windows[window]?.appID = appID
      },
      output_enter: { _, _, _ in },
      output_leave: { _, _, _ in },
      state: { data, window, states in
        guard let window else { return }
        let isActive = FocusedApp.hasActive(states)
        owner(data, as: FocusedApp.self)?.windows[window]?.isActive = isActive
      },
      done: { data, _ in owner(data, as: FocusedApp.self)?.update() },
      closed: { data, window in
        guard let window else { return }
        owner(data, as: FocusedApp.self)?.remove(window)
      },
      parent: { _, _, _ in }))

  /// - Returns: `nil` where the compositor tells nobody of windows.
  init?(_ connection: Connection) {
    guard let manager = connection.bindFirst(spn_zwlr_foreign_toplevel_manager_v1_interface(), version: 3) else {
      return nil
    }
    self.manager = manager
    zwlr_foreign_toplevel_manager_v1_add_listener(manager, Self.managerListener, dataPointer(self))
  }

  /// Hears of nothing any more.
  ///
  /// Windows of which the compositor tells meanwhile have numbers that it counts as used, so that they are taken, and given back.
  func destroy() {
    onChange = {}
    for window in windows.keys { zwlr_foreign_toplevel_handle_v1_destroy(window) }
    windows = [:]
    ending = self
    zwlr_foreign_toplevel_manager_v1_stop(manager)
  }

  private func finish() {
    guard ending != nil else { return }
    zwlr_foreign_toplevel_manager_v1_destroy(manager)
    ending = nil
  }

  private func add(_ window: OpaquePointer) {
    guard ending == nil else { return zwlr_foreign_toplevel_handle_v1_destroy(window) }
    windows[window] = Window()
    zwlr_foreign_toplevel_handle_v1_add_listener(window, Self.windowListener, dataPointer(self))
  }

  private func remove(_ window: OpaquePointer) {
    windows[window] = nil
    zwlr_foreign_toplevel_handle_v1_destroy(window)
    update()
  }

  private func update() {
    let new = windows.values.first(where: \.isActive)?.appID
    guard new != appID else { return }
    appID = new
    onChange()
  }

  private static func hasActive(_ states: UnsafeMutablePointer<wl_array>?) -> Bool {
    guard let states, let data = states.pointee.data else { return false }
    return UnsafeRawBufferPointer(start: data, count: states.pointee.size).bindMemory(to: UInt32.self)
      .contains(ZWLR_FOREIGN_TOPLEVEL_HANDLE_V1_STATE_ACTIVATED.rawValue)
  }
}
