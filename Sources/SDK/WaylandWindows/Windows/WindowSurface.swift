// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import Geometry
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// A scene's window on the desktop. Source: xdg-shell.
final class WindowSurface {
  let globals: WindowGlobals
  weak var app: WaylandApp?
  /// Names the window in the events of seats; `nil` once it has gone.
  private(set) var surface: OpaquePointer?
  private var shellSurface: OpaquePointer?
  private(set) var toplevel: OpaquePointer?
  private var decoration: OpaquePointer?
  private var viewport: OpaquePointer?
  private var fractionalScale: OpaquePointer?
  var frameCallback: OpaquePointer?
  var buffers: WindowBuffers?

  /// `nil` until the compositor has said how large the window is.
  private(set) var scene: UIWindowScene?
  let titleBar = TitleBar()
  /// What the compositor is about to make of the window, and what it has made of it.
  private var pending = Configuration()
  private(set) var configuration = Configuration()
  /// The whole window in logical pixels, the title bar included.
  private(set) var size = CGSize.zero
  private var reportedScale: Double?
  /// The screens that it is on, the last one entered at the end.
  private(set) var outputs: [Output] = []
  private var limits = (minimum: CGSize(width: 200, height: 200), maximum: CGSize.zero)
  private var hasOwnDecoration: Bool

  /// The finger that came down on our title bar, and when the bar was tapped last.
  var barFinger: BarFinger?
  var lastBarTap: Int64 = .min / 2

  var wantsFrame = false
  var isStepping = false
  /// Whether state was set that no commit has sent yet.
  var needsCommit = false
  var hasDrawn = false
  var lastFrameMicroseconds: Int64 = 0

  /// What the compositor says of a window.
  struct Configuration: Hashable {
    /// Zero where it leaves that to us.
    var size = CGSize.zero
    var bounds = CGSize.zero
    var isMaximized = false
    var isFullscreen = false
    var isActivated = false
  }

  private static let shellListener = makeListener(
    xdg_surface_listener(configure: { data, _, serial in owner(data, as: WindowSurface.self)?.configure(serial) }))

  private static let toplevelListener = makeListener(
    filled(xdg_toplevel_listener()) {
      $0.configure = { data, _, width, height, states in
        owner(data, as: WindowSurface.self)?.note(width, height, WaylandArray.values(states))
      }
      $0.close = { data, _ in owner(data, as: WindowSurface.self)?.close() }
      $0.configure_bounds = { data, _, width, height in
        owner(data, as: WindowSurface.self)?.pending.bounds = CGSize(width: Int(width), height: Int(height))
      }
      $0.wm_capabilities = { _, _, _ in }
    })

  private static let decorationListener = makeListener(
    zxdg_toplevel_decoration_v1_listener(configure: { data, _, mode in
      owner(data, as: WindowSurface.self)?.hasOwnDecoration =
        mode != ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue
    }))

  private static let surfaceListener = makeListener(
    filled(wl_surface_listener()) {
      $0.enter = { data, _, output in owner(data, as: WindowSurface.self)?.entered(output) }
      $0.leave = { data, _, output in owner(data, as: WindowSurface.self)?.left(output) }
    })

  private static let scaleListener = makeListener(
    wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
      owner(data, as: WindowSurface.self)?.setReportedScale(Double(scale) / 120)
    }))

  /// Asks for a window; its scene comes with the compositor's answer.
  init(app: WaylandApp, globals: WindowGlobals, appID: String) {
    self.app = app
    self.globals = globals
    hasOwnDecoration = globals.decorations == nil
    guard let surface = wl_compositor_create_surface(globals.compositor),
      let shellSurface = xdg_wm_base_get_xdg_surface(globals.shell, surface),
      let toplevel = xdg_surface_get_toplevel(shellSurface)
    else { return }
    self.surface = surface
    self.shellSurface = shellSurface
    self.toplevel = toplevel
    wl_surface_add_listener(surface, Self.surfaceListener, dataPointer(self))
    xdg_surface_add_listener(shellSurface, Self.shellListener, dataPointer(self))
    xdg_toplevel_add_listener(toplevel, Self.toplevelListener, dataPointer(self))
    if let manager = globals.decorations {
      decoration = zxdg_decoration_manager_v1_get_toplevel_decoration(manager, toplevel)
      zxdg_toplevel_decoration_v1_add_listener(decoration, Self.decorationListener, dataPointer(self))
      zxdg_toplevel_decoration_v1_set_mode(decoration, ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue)
    }
    if let manager = globals.fractionalScales, let viewporter = globals.viewporter {
      fractionalScale = wp_fractional_scale_manager_v1_get_fractional_scale(manager, surface)
      wp_fractional_scale_v1_add_listener(fractionalScale, Self.scaleListener, dataPointer(self))
      viewport = wp_viewporter_get_viewport(viewporter, surface)
    }
    xdg_toplevel_set_app_id(toplevel, appID)
    xdg_toplevel_set_title(toplevel, appID)
    titleBar.title = appID
    wl_surface_commit(surface)
  }

  /// Takes the window off the screen.
  func destroy() {
    buffers?.retire()
    buffers = nil
    if let frameCallback { wl_callback_destroy(frameCallback) }
    if let decoration { zxdg_toplevel_decoration_v1_destroy(decoration) }
    if let viewport { wp_viewport_destroy(viewport) }
    if let fractionalScale { wp_fractional_scale_v1_destroy(fractionalScale) }
    if let toplevel { xdg_toplevel_destroy(toplevel) }
    if let shellSurface { xdg_surface_destroy(shellSurface) }
    if let surface { wl_surface_destroy(surface) }
    (frameCallback, decoration, viewport, fractionalScale) = (nil, nil, nil, nil)
    (toplevel, shellSurface, surface) = (nil, nil, nil)
  }
}

// MARK: - Size

extension WindowSurface {
  /// The height of our own title bar, in logical pixels; 0 where the desktop has one, or wants none.
  var barHeight: Double { hasOwnDecoration && !configuration.isFullscreen ? TitleBar.height : 0 }

  /// Whether people resize the window by our edges.
  var hasOwnEdges: Bool { barHeight > 0 && !configuration.isMaximized }

  /// Pixels to a logical pixel.
  var scale: Double {
    reportedScale ?? Double(outputs.map(\.description.scale).max() ?? app?.firstOutput?.description.scale ?? 1)
  }

  var geometry: SurfaceGeometry {
    SurfaceGeometry(size: .init(width: size.width, height: size.height), scale: scale)
  }

  /// A phone's size, where the desktop leaves the size to us.
  private static let usualSize = CGSize(width: 390, height: 780)

  private func note(_ width: Int32, _ height: Int32, _ states: [UInt32]) {
    pending.size = CGSize(width: Int(max(width, 0)), height: Int(max(height, 0)))
    pending.isMaximized = states.contains(XDG_TOPLEVEL_STATE_MAXIMIZED.rawValue)
    pending.isFullscreen = states.contains(XDG_TOPLEVEL_STATE_FULLSCREEN.rawValue)
    pending.isActivated = states.contains(XDG_TOPLEVEL_STATE_ACTIVATED.rawValue)
  }

  private func configure(_ serial: UInt32) {
    xdg_surface_ack_configure(shellSurface, serial)
    needsCommit = true
    configuration = pending
    let usual = scene == nil ? Self.usualSize : size
    let longest = Size.longestSide
    func side(_ told: CGFloat, _ usual: CGFloat, _ bound: CGFloat) -> CGFloat {
      told > 0 ? min(told, longest) : min(usual, bound > 0 ? bound : longest)
    }
    size = CGSize(
      width: side(pending.size.width, usual.width, pending.bounds.width),
      height: side(pending.size.height, usual.height, pending.bounds.height))
    titleBar.isActive = configuration.isActivated
    titleBar.isMaximized = configuration.isMaximized
    update()
    app?.textInputs.windowsChanged()
    guard let scene else { return }
    UIApplication.shared.change(scene, to: configuration.isActivated ? .foregroundActive : .foregroundInactive)
    requestFrame()
  }

  /// Brings the scene up to date with the window's size and scale and the person's wishes; makes it the first time.
  func update() {
    guard size != .zero, let app else { return }
    let content = CGSize(width: size.width, height: max(size.height - barHeight, 1))
    let area = area(of: content)
    let screen = app.screen(of: output, scale: scale)
    let traits = app.desktop.traits(of: content, scale: scale, screen: screen)
    if titleBar.traits != traits { titleBar.traits = traits }
    if let scene {
      scene.screen = screen
      // A change damages all of the scene, even when it is none.
      guard scene.area != area || scene.traitCollection != traits || buffers?.geometry != geometry else { return }
      scene.change(area: area, safeAreaInsets: .zero, traits: traits)
    } else {
      let scene = UIWindowScene(session: UISceneSession(), screen: screen, host: self, area: area, traits: traits)
      self.scene = scene
      UIApplication.shared.connect(scene)
    }
    requestFrame()
  }

  private func entered(_ proxy: OpaquePointer?) {
    guard let output = app?.output(proxy) else { return }
    outputs.removeAll { $0 === output }
    outputs.append(output)
    update()
  }

  private func left(_ proxy: OpaquePointer?) {
    outputs.removeAll { $0.proxy == proxy }
    update()
  }

  /// Takes note that a screen has gone.
  func forget(_ output: Output) { left(output.proxy) }

  private func setReportedScale(_ scale: Double) {
    guard scale > 0, scale <= SurfaceGeometry.largestScale, scale != reportedScale else { return }
    reportedScale = scale
    update()
  }

  /// Tells the compositor how the pixels of buffers of a new size lie on the surface.
  func sendGeometry() {
    guard let surface else { return }
    if let viewport {
      wp_viewport_set_destination(viewport, Int32(size.width), Int32(size.height))
    } else {
      wl_surface_set_buffer_scale(surface, Int32(scale))
    }
    xdg_surface_set_window_geometry(shellSurface, 0, 0, Int32(size.width), Int32(size.height))
    sendLimits()
  }

  private func sendLimits() {
    guard let toplevel else { return }
    func pixels(_ length: CGFloat) -> Int32 {
      // Zero stands for no limit.
      length >= Size.longestSide ? 0 : Int32(max(length.rounded(), 0))
    }
    let (minimum, maximum) = limits
    xdg_toplevel_set_min_size(toplevel, pixels(minimum.width), pixels(minimum.height + barHeight))
    xdg_toplevel_set_max_size(
      toplevel, pixels(maximum.width), maximum.height > 0 ? pixels(maximum.height + barHeight) : 0)
    needsCommit = true
  }
}

// MARK: - For the scene

extension WindowSurface: SceneHost {
  func requestFrame() {
    wantsFrame = true
    if !isStepping { app?.wake() }
  }

  func present(_ damage: [CGRect], _ draw: (CGContext, [CGRect]) -> Void) { paint(damage, draw) }

  func setTitle(_ title: String) {
    guard let toplevel else { return }
    xdg_toplevel_set_title(toplevel, WireText.beginning(of: title))
    titleBar.title = title
    requestFrame()
  }

  func setSizeLimits(minimum: CGSize, maximum: CGSize) {
    limits = (minimum, maximum)
    sendLimits()
    requestFrame()
  }

  func close() { app?.close(self) }
}
