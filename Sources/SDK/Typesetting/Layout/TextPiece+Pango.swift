// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

// MARK: - Making the layout

extension TextPiece {
  /// The distance of tab stops, in points, as on iOS.
  static var tabInterval: CGFloat { 28 }

  static func makeLayout(
    _ utf8: [UInt8], runs: [Run], fitting: Fitting, isRightToLeft: Bool, fontScale: CGFloat
  ) -> OpaquePointer? {
    guard let context = TextEnvironment.makeContext(isRightToLeft: isRightToLeft) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    guard let layout = pango_layout_new(context) else { return nil }
    pango_layout_set_auto_dir(layout, 0)
    utf8.withUnsafeBytes { bytes in
      pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
    }
    let tabs = pango_tab_array_new(1, 1)
    pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, Int32(tabInterval))
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)

    pango_layout_set_single_paragraph_mode(layout, 1)
    switch fitting {
    case .none: break
    case .ellipsis(let mode, let width):
      // Rounded up: text has to fit into the width that was measured for it.
      pango_layout_set_width(layout, Int32(TextEnvironment.pangoUnits(max(width, 0)).rounded(.up)))
      pango_layout_set_ellipsize(layout, mode)
    case .justified(let width):
      pango_layout_set_width(layout, Int32(TextEnvironment.pangoUnits(max(width, 0)).rounded(.up)))
      pango_layout_set_justify(layout, 1)
      pango_layout_set_justify_last_line(layout, 1)
    }

    let attributes = pango_attr_list_new()
    for run in runs { insert(run, into: attributes, fontScale: fontScale) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if case .ellipsis = fitting { tightenEllipsis(in: layout) }
    return layout
  }

  private static func insert(_ run: Run, into attributes: OpaquePointer?, fontScale: CGFloat) {
    let font = run.style.font
    let description = font.face.makeDescription(
      pointSize: font.pointSize * fontScale, isDisplay: font.pointSize >= FontFace.displaySize)
    add(pango_attr_font_desc_new(description), over: run.bytes, to: attributes)
    pango_font_description_free(description)
    var features: [String] = []
    if font.face.hasTabularDigits { features.append("tnum=1") }
    if let kern = run.style.kern {
      if kern == 0 { features.append("kern=0") }
      add(
        pango_attr_letter_spacing_new(Int32(TextEnvironment.pangoUnits(kern * fontScale))), over: run.bytes,
        to: attributes)
    }
    if !features.isEmpty {
      add(pango_attr_font_features_new(features.joined(separator: ",")), over: run.bytes, to: attributes)
    }
  }

  private static func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, over bytes: Range<Int>, to list: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(clamping: bytes.lowerBound)
    attribute.pointee.end_index = guint(clamping: bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
