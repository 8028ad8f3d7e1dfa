// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import Gallery
import KeyboardTesting
import UIKitCore

/// What happens on the screen, as frames side by side.
@MainActor
struct Film {
  let name: String
  /// The page that it plays on; the list of all pages without one.
  private let page: String?
  private let variant: Variant
  /// Between two frames, in seconds.
  private let interval: TimeInterval
  private let play: (Stage) throws -> Void

  init(
    _ name: String, on page: String?, _ variant: Variant = .light, every interval: TimeInterval = 0.08,
    _ play: @escaping (Stage) throws -> Void
  ) {
    self.name = "film-\(name)"
    self.page = page
    self.variant = variant
    self.interval = interval
    self.play = play
  }

  func make() throws -> Picture {
    let stage = Stage(variant)
    stage.app.patience = 1
    if let page { try stage.show(GallerySection.page(page)) }
    let strip = try stage.app.filmstrip(every: interval) { try play(stage) }
    guard let picture = strip.picture(width: 130, columns: 12) else { throw GalleryError("\(name) has no frames") }
    return picture
  }
}
