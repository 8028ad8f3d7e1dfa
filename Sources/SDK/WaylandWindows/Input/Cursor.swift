// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import CWaylandCursor
import LinuxSystem
import WaylandPlatform

/// The cursor of a pointer over our windows: by shape where the compositor draws cursors, else an image of the theme.
final class Cursor {
  enum Shape: Hashable {
    case arrow
    case edge(WindowEdge)
  }

  private let globals: WindowGlobals
  private let pointer: OpaquePointer
  private var device: OpaquePointer?
  private var surface: OpaquePointer?
  private var theme: OpaquePointer?
  private var themeScale = 0
  /// What was set last, since the pointer came to a window.
  private var shown: Shape?
  private var serial: UInt32 = 0

  init(globals: WindowGlobals, pointer: OpaquePointer) {
    self.globals = globals
    self.pointer = pointer
    if let manager = globals.cursorShapes {
      device = wp_cursor_shape_manager_v1_get_pointer(manager, pointer)
    } else {
      surface = wl_compositor_create_surface(globals.compositor)
    }
  }

  func destroy() {
    if let device { wp_cursor_shape_device_v1_destroy(device) }
    if let surface { wl_surface_destroy(surface) }
    if let theme { wl_cursor_theme_destroy(theme) }
    (device, surface, theme) = (nil, nil, nil)
  }

  /// Takes note that the pointer has come to a window.
  func entered(serial: UInt32) {
    self.serial = serial
    shown = nil
  }

  /// Gives the pointer a shape.
  func show(_ shape: Shape, scale: Int) {
    guard shape != shown else { return }
    shown = shape
    if let device {
      wp_cursor_shape_device_v1_set_shape(device, serial, shape.number)
    } else {
      showImage(of: shape, scale: max(scale, 1))
    }
  }

  private func showImage(of shape: Shape, scale: Int) {
    if theme == nil || scale != themeScale { loadTheme(scale: scale) }
    guard let theme, let surface,
      let cursor = shape.names.lazy.compactMap({ wl_cursor_theme_get_cursor(theme, $0) }).first,
      cursor.pointee.image_count > 0, let image = cursor.pointee.images[0]
    else { return }
    let hotspot = (x: Int32(image.pointee.hotspot_x) / Int32(scale), y: Int32(image.pointee.hotspot_y) / Int32(scale))
    wl_pointer_set_cursor(pointer, serial, surface, hotspot.x, hotspot.y)
    wl_surface_set_buffer_scale(surface, Int32(scale))
    wl_surface_attach(surface, wl_cursor_image_get_buffer(image), 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32(image.pointee.width), Int32(image.pointee.height))
    wl_surface_commit(surface)
  }

  private func loadTheme(scale: Int) {
    if let theme { wl_cursor_theme_destroy(theme) }
    let size = Environment.value("XCURSOR_SIZE").flatMap(Int.init).map { min(max($0, 8), 256) } ?? 24
    theme = wl_cursor_theme_load(Environment.value("XCURSOR_THEME"), Int32(size * min(scale, 8)), globals.shm)
    themeScale = scale
  }
}

extension Cursor.Shape {
  /// As cursor-shape-v1 numbers it.
  fileprivate var number: UInt32 {
    switch self {
    case .arrow: WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_DEFAULT.rawValue
    case .edge(.right): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_E_RESIZE.rawValue
    case .edge(.top): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_N_RESIZE.rawValue
    case .edge(.topRight): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_NE_RESIZE.rawValue
    case .edge(.topLeft): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_NW_RESIZE.rawValue
    case .edge(.bottom): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_S_RESIZE.rawValue
    case .edge(.bottomRight): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_SE_RESIZE.rawValue
    case .edge(.bottomLeft): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_SW_RESIZE.rawValue
    case .edge(.left): WP_CURSOR_SHAPE_DEVICE_V1_SHAPE_W_RESIZE.rawValue
    }
  }

  /// As themes name it: CSS's name first, then X's.
  fileprivate var names: [String] {
    switch self {
    case .arrow: ["default", "left_ptr"]
    case .edge(.right): ["e-resize", "right_side"]
    case .edge(.top): ["n-resize", "top_side"]
    case .edge(.topRight): ["ne-resize", "top_right_corner"]
    case .edge(.topLeft): ["nw-resize", "top_left_corner"]
    case .edge(.bottom): ["s-resize", "bottom_side"]
    case .edge(.bottomRight): ["se-resize", "bottom_right_corner"]
    case .edge(.bottomLeft): ["sw-resize", "bottom_left_corner"]
    case .edge(.left): ["w-resize", "left_side"]
    }
  }
}
