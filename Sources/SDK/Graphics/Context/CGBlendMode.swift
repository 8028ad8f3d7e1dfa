// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo

/// How what is drawn comes together with what is there.
///
/// A stroke has no inside to cut to: with `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop`, which change
/// what they do not cover, strokes draw as with `sourceAtop`.
@nonexhaustive
public enum CGBlendMode: Int32, Sendable {
  /// Lays the new over the old.
  case normal = 0
  /// Multiplies the colours: everything gets darker, white changes nothing.
  case multiply = 1
  /// Multiplies what is missing to white: everything gets lighter, black changes nothing.
  case screen = 2
  /// Multiplies where the old is dark, screens where it is light.
  case overlay = 3
  /// Takes the darker of both, component by component.
  case darken = 4
  /// Takes the lighter of both, component by component.
  case lighten = 5
  /// Lightens the old by the new; black changes nothing.
  case colorDodge = 6
  /// Darkens the old by the new; white changes nothing.
  case colorBurn = 7
  /// Darkens or lightens the old softly, as the new is dark or light.
  case softLight = 8
  /// Multiplies where the new is dark, screens where it is light.
  case hardLight = 9
  /// Takes the difference of both; black changes nothing.
  case difference = 10
  /// As `difference`, with less contrast.
  case exclusion = 11
  /// The hue of the new with the saturation and lightness of the old.
  case hue = 12
  /// The saturation of the new with the hue and lightness of the old.
  case saturation = 13
  /// The hue and saturation of the new with the lightness of the old.
  case color = 14
  /// The lightness of the new with the hue and saturation of the old.
  case luminosity = 15
  /// Makes what is covered fully transparent.
  case clear = 16
  /// Puts the new, with its transparency, in place of the old.
  case copy = 17
  /// The new, where the old is opaque, and nothing else.
  case sourceIn = 18
  /// The new, where the old is clear, and nothing else.
  case sourceOut = 19
  /// The new where the old is opaque, on top of it.
  case sourceAtop = 20
  /// Lays the new under the old.
  case destinationOver = 21
  /// The old, where the new is opaque, and nothing else.
  case destinationIn = 22
  /// The old, where the new is clear.
  case destinationOut = 23
  /// The old where the new is opaque, on top of it.
  case destinationAtop = 24
  /// Either of both where the other is clear.
  case xor = 25
  /// Adds the colours, up to white.
  case plusLighter = 27
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo also changes what a shape does not cover, so that it has to be cut to the shape.
  static func reachesOutside(_ mode: cairo_operator_t) -> Bool {
    switch mode {
    case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP: true
    default: false
    }
  }
}
