// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import Geometry
package import TextModel

/// A screen, as the compositor describes it.
package final class Output {
  /// The `wl_output`.
  package let proxy: OpaquePointer
  private var xdgProxy: OpaquePointer?
  private var pending = Description()
  /// The last complete description.
  package private(set) var description = Description()
  /// By what the screen is known when it comes again; made once for all touches that ask.
  package private(set) var identity = ScreenIdentity()
  /// Calls after each complete description.
  package var onChange: () -> Void = {}

  /// What the compositor has told of a screen.
  package struct Description: Hashable, Sendable {
    /// In pixels, before rotation.
    var pixelSize = Size.zero
    /// Before rotation; zero when unknown, as on projectors and virtual screens.
    var physicalMillimetres = Size.zero
    var isQuarterTurned = false
    /// Whole number, rounded up by the compositor when the true one is not whole.
    package var scale = 1
    /// As the compositor tells it through xdg-output; `nil` when it does not.
    var reportedLogicalSize: Size?
    /// What the compositor calls the screen, such as `eDP-1`; empty when it does not say.
    package var name = ""
    /// What the compositor tells of who made it.
    var make = ""
    var model = ""
    /// What the compositor calls it for people; empty when it does not say.
    var text = ""
  }

  private static let listener = makeListener(
    wl_output_listener(
      geometry: { data, _, _, _, width, height, _, make, model, transform in
        guard let output = owner(data, as: Output.self) else { return }
        output.pending.make = Output.text(make)
        output.pending.model = Output.text(model)
        output.pending.physicalMillimetres = Size(width: Double(max(width, 0)), height: Double(max(height, 0)))
        // The odd transforms are the quarter turns, plain and flipped.
        output.pending.isQuarterTurned = transform & 1 == 1
      },
      mode: { data, _, flags, width, height, _ in
        guard flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
        owner(data, as: Output.self)?.pending.pixelSize = Size(width: Double(width), height: Double(height))
      },
      done: { data, _ in owner(data, as: Output.self)?.apply() },
      scale: { data, _, factor in owner(data, as: Output.self)?.pending.scale = Int(min(max(factor, 1), 16)) },
      name: { data, _, name in owner(data, as: Output.self)?.takeName(name) },
      description: { data, _, text in owner(data, as: Output.self)?.takeDescription(text) }))

  private static let xdgListener = makeListener(
    zxdg_output_v1_listener(
      logical_position: { _, _, _, _ in },
      logical_size: { data, _, width, height in
        guard width > 0, height > 0 else { return }
        owner(data, as: Output.self)?.pending.reportedLogicalSize =
          Size(width: Double(width), height: Double(height))
      },
      done: { data, _ in owner(data, as: Output.self)?.apply() },
      name: { data, _, name in owner(data, as: Output.self)?.takeName(name) },
      description: { data, _, text in owner(data, as: Output.self)?.takeDescription(text) }))

  package init(proxy: OpaquePointer, xdgManager: OpaquePointer?) {
    self.proxy = proxy
    wl_output_add_listener(proxy, Self.listener, dataPointer(self))
    if let xdgManager, let xdg = zxdg_output_manager_v1_get_xdg_output(xdgManager, proxy) {
      zxdg_output_v1_add_listener(xdg, Self.xdgListener, dataPointer(self))
      xdgProxy = xdg
    }
  }

  /// Lets go of the output.
  package func destroy() {
    if let xdgProxy { zxdg_output_v1_destroy(xdgProxy) }
    xdgProxy = nil
    if wl_output_get_version(proxy) >= UInt32(WL_OUTPUT_RELEASE_SINCE_VERSION) {
      wl_output_release(proxy)
    } else {
      wl_output_destroy(proxy)
    }
  }

  /// Both protocols tell the same name.
  private func takeName(_ name: UnsafePointer<CChar>?) {
    if let name { pending.name = String(cString: name) }
  }

  private func takeDescription(_ words: UnsafePointer<CChar>?) { pending.text = Self.text(words) }

  private static func text(_ words: UnsafePointer<CChar>?) -> String { words.map { String(cString: $0) } ?? "" }

  private func apply() {
    guard pending != description else { return }
    description = pending
    identity = description.identity
    onChange()
  }
}

// MARK: - Sizes

extension Output.Description {
  /// In logical pixels, after rotation.
  package var logicalSize: Size {
    if let reportedLogicalSize { return reportedLogicalSize }
    let size = isQuarterTurned ? Size(width: pixelSize.height, height: pixelSize.width) : pixelSize
    return Size(width: size.width / Double(scale), height: size.height / Double(scale))
  }

  /// By what the screen is known when it comes again.
  var identity: ScreenIdentity {
    ScreenIdentity(make: make, model: model, description: text, connector: name)
  }

  /// After rotation, in millimetres; zero when unknown.
  package var physicalSize: Size {
    isQuarterTurned
      ? Size(width: physicalMillimetres.height, height: physicalMillimetres.width) : physicalMillimetres
  }
}
