// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TextModel

/// Every size of the keyboard, and how the sizes follow from the screen.
///
/// Sizes are in logical pixels unless their names say otherwise.
struct KeyboardMetrics: Hashable {
  /// The left edge of the first column.
  var left: Double
  /// The width that rows fill, the gaps at both ends included.
  var width: Double
  /// The distance from one row to the next.
  var pitch: Double
  /// The gap between caps of a row.
  var gap: Double
  /// The gap between caps of neighbouring rows.
  var rowGap: Double
  /// How much lower the rows lie than in the middle of the height that they take: the room above them, where the app ends,
  /// is wider than that below, where the device does.
  var drop: Double { (rowGap * Self.dropShare).rounded(.down) }
}

// MARK: - Named sizes

extension KeyboardMetrics {
  /// The short side of a screen from which on the planes are a tablet's.
  static let tabletShortSide = FloatingCard.leastShortSide
  /// The `minDeviceWidth` that our layouts give their tablet planes, in millimetres.
  static let tabletFormWidth = 90.0
  /// Logical pixels in a millimetre where the screen does not tell, as on most phones.
  static let usualDensity = 6.3
  /// Densities that a real screen may have, in logical pixels per millimetre; anything else is a wrong report.
  static let plausibleDensities = 1.5...15.0

  static let phonePitch = 54.0
  static let largePhonePitch = 56.0
  /// The width of a phone from which on rows are a little higher.
  static let largePhoneWidth = 410.0
  static let phoneRowGap = 12.0
  static let phoneGap = 6.0
  /// The gap on phones where six millimetres of key leave no more. Ten keys with such gaps take 63.6 mm of a screen that
  /// is 360 wide; on a narrower one caps are less, down to 5.7 mm at 60, and only the columns, which fingers hit, are six.
  static let smallestGap = 2.0
  /// The gap in layouts whose columns are narrower than `narrowColumn`.
  static let narrowGap = 4.0
  static let narrowColumn = 32.0
  /// The part of the gap between rows by which they lie lower.
  static let dropShare = 0.25
  static let landscapePitch = 39.0
  static let landscapeRowGap = 6.0

  static let tabletPitch = 70.0
  static let tabletLandscapePitch = 74.0
  static let tabletRowGap = 13.0
  static let tabletGap = 12.0
  static let smallTabletGap = 8.0
  /// The column width of a tablet under which gaps are small.
  static let smallTabletColumn = 60.0

  /// The least column of the row above the letters; where columns would be narrower, the row scrolls.
  static let leastTopColumn = 40.0
  /// The pitch of that row, as a part of that of the others.
  static let topPitchShare = 0.88
  /// The part of that row's columns that gaps take.
  static let topGapShare = 0.14

  static let padRowGap = 8.0
  /// Pads are no wider than this and stand in the middle.
  static let largestPadWidth = 600.0
  /// Letters are no wider than this and stand in the middle.
  static let largestWidth = 1600.0

  /// The least width of a ten-column key on a phone, in millimetres.
  static let leastKeyWidthInMillimetres = 6.0
  /// The least distance of rows that small keys come down to, where it is not less anyway. Source: Apple, Human Interface
  /// Guidelines, "Buttons".
  static let leastSmallPitch = 44.0
  /// The least distance of rows, in millimetres.
  static let leastPitchInMillimetres = 7.0
  /// The most of the screen's height that the keyboard covers.
  static let largestPortraitShare = 0.5
  static let largestLandscapeShare = 0.55

  /// The width of a gap from which on it is an empty cell of a pad and not only room between keys, in columns.
  static let leastBlankCell = 0.3
  /// The columns for which the widths of frame keys are given.
  static let usualColumns = 10.0
  /// Planes of fewer columns are grids like a number pad, whose rows hold no delete key.
  static let leastLetterColumns = 6.0
  /// The columns that the letters of a hardware keyboard are brought down to where they fit.
  static let mostHardwareColumns = 11
}

// MARK: - From a screen

extension KeyboardMetrics {
  /// Makes the sizes of a plane.
  ///
  /// - Parameters:
  ///   - available: What rows may fill, in logical pixels.
  ///   - keySize: How high the person wants keys.
  ///   - rows: How many rows the plane has.
  ///   - columns: How many ordinary keys the widest row holds.
  ///   - isPad: Whether it is a number pad.
  init(screen: Screen, width available: Double, keySize: KeySize, rows: Int, columns: Double, isPad: Bool) {
    let screenWidth = screen.size.width
    width = min(available, isPad ? Self.largestPadWidth : Self.largestWidth).rounded(.down)
    left = ((available - width) / 2).rounded(.down)
    let column = width / max(columns, 1)

    switch (screen.isTablet, screen.isLandscape) {
    case (false, false):
      pitch = screenWidth < Self.largePhoneWidth ? Self.phonePitch : Self.largePhonePitch
      rowGap = isPad ? Self.padRowGap : Self.phoneRowGap
      gap = Self.phoneGap
    case (false, true):
      pitch = Self.landscapePitch
      rowGap = Self.landscapeRowGap
      gap = Self.phoneGap
    case (true, let isLandscape):
      pitch = isLandscape ? Self.tabletLandscapePitch : Self.tabletPitch
      rowGap = isPad ? Self.padRowGap : Self.tabletRowGap
      gap = column < Self.smallTabletColumn ? Self.smallTabletGap : Self.tabletGap
    }
    if column < Self.narrowColumn { gap = min(gap, Self.narrowGap) }
    let least = min(pitch, Self.leastSmallPitch)
    pitch = max((pitch * keySize.factor).rounded(), least)
    rowGap = (rowGap * keySize.factor).rounded()

    if let density = screen.pixelsPerMillimetre {
      if !screen.isTablet {
        let room = column.rounded(.down) - (Self.leastKeyWidthInMillimetres * density).rounded(.up)
        gap = max(min(gap, room), Self.smallestGap)
        // Gaps of a row and those of neighbouring rows stay in proportion.
        if !screen.isLandscape, !isPad { rowGap -= Self.phoneGap - gap }
      }
      pitch = max(pitch, (Self.leastPitchInMillimetres * density).rounded(.up))
    }
    let share = screen.isLandscape ? Self.largestLandscapeShare : Self.largestPortraitShare
    let highest = (screen.size.height * share / Double(max(rows, 1))).rounded(.down)
    pitch = max(min(pitch, highest), 1)
    rowGap = min(rowGap, (pitch / 4).rounded(.down))
  }
}
