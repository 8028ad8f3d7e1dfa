// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import SystemKeyboard

/// What an overlay's buffer shows. The same object stands for the same picture, so that a screen that has kept it can show it
/// again as it is.
package nonisolated final class OverlayPicture {
  /// What it shows.
  package let press: PressPicture

  init(_ press: PressPicture) { self.press = press }
}

/// The overlays that were shown lately.
struct RecentOverlays {
  /// The one that was shown last is the last.
  private var pictures: [OverlayPicture] = []
  /// As many as a screen keeps.
  private static let most = 8

  /// Returns a picture; the same as before for what was shown lately.
  mutating func picture(of press: PressPicture) -> OverlayPicture {
    let picture: OverlayPicture
    if let known = pictures.lastIndex(where: { $0.press == press }) {
      picture = pictures.remove(at: known)
    } else {
      picture = OverlayPicture(press)
      if pictures.count == Self.most { pictures.removeFirst() }
    }
    pictures.append(picture)
    return picture
  }

  mutating func forget() { pictures = [] }
}
