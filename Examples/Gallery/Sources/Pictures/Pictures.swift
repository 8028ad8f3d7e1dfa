// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import Gallery
import KeyboardTesting
import UIKitCore

/// Saves pictures of every page of the gallery, of what happens when it is touched, and one of them all together.
@main
@MainActor
struct Pictures {
  private let folder: URL
  /// Chooses pages and films.
  private let filter: PictureFilter

  static func main() {
    PictureCommand.run("gallery-pictures", usualFolder: ".build/gallery") { folder, filter in
      try Pictures(folder: folder, filter: filter).run()
    }
  }

  private func run() throws {
    var rows: [[(caption: String, image: UIImage)]] = []
    for page in [nil] + GallerySection.all.flatMap(\.pages).map(Optional.some) {
      let title = page?.title ?? "Gallery"
      guard wants(title) else { continue }
      rows.append(try Variant.all.map { ("\(title), \($0.name)", try picture(of: page, $0)) })
    }
    for still in Still.all where wants(still.name) {
      for variant in still.variants { try save(still.make(variant), "\(still.name)-\(variant.name)") }
    }
    for film in Film.all where wants(film.name) { try save(film.make(), film.name) }
    if filter.takesAll {
      // Two pages in a line.
      let lines = stride(from: 0, to: rows.count, by: 2).map { Array(rows[$0..<min($0 + 2, rows.count)].joined()) }
      try save(ContactSheet.make(lines, height: 340), "contact-sheet")
      try CompositorPicture.take(to: folder.appending(path: "compositor.png").path(percentEncoded: false))
    }
  }

  private func wants(_ name: String) -> Bool { filter.takes(Self.fileName(name)) }

  /// Shows a page, or the list of all without one, and saves it as it stands at first; in some variants all of it, too.
  private func picture(of page: GalleryPage?, _ variant: Variant) throws -> UIImage {
    let stage = Stage(variant)
    let name = Self.fileName(page?.title ?? "gallery")
    if let page { stage.show(page) }
    let picture = stage.app.screenshot()
    try save(picture, "\(name)-\(variant.name)")
    if variant.showsWholePages {
      stage.showWholePage()
      try save(stage.app.screenshot(), "\(name)-\(variant.name)-whole")
    }
    return picture.image
  }

  private func save(_ picture: Picture, _ name: String) throws {
    try picture.save(to: folder.appending(path: "\(name).png"))
  }

  private func save(_ image: UIImage, _ name: String) throws {
    guard let data = image.pngData() else { throw GalleryError("\(name) cannot be made a PNG") }
    try data.write(to: folder.appending(path: "\(name).png"))
  }

  private static func fileName(_ title: String) -> String {
    title.lowercased().replacingOccurrences(of: " ", with: "-")
  }
}
