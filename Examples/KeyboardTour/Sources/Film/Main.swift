// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import UIKitCore

/// Plays the tour of the keyboard without a screen, and saves pictures of it: one file for each, and one of all of a page.
@main
@MainActor
struct Main {
  private let folder: URL
  /// Only tours and screens with this in their names; all when it is empty.
  private let filter: String

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count <= 2, arguments.first?.hasPrefix("-") != true else {
      print("usage: keyboard-tour-film [FOLDER [NAME]]")
      exit(2)
    }
    let folder = URL(filePath: arguments.first ?? ".build/tour", directoryHint: .isDirectory)
    do {
      try Main(folder: folder, filter: arguments.count > 1 ? arguments[1] : "").run()
    } catch {
      print("keyboard-tour-film: \(error)")
      exit(1)
    }
  }

  private func run() throws {
    var sheets: [(name: String, rows: [[(caption: String, image: UIImage)]])] = []
    for tour in Tour.all {
      for variant in tour.variants where filter.isEmpty || "\(tour.name)-\(variant.name)".contains(filter) {
        let pictures = try film(tour, variant)
        if sheets.last?.name != tour.name { sheets.append((tour.name, [])) }
        let columns = Self.columns(variant)
        let last = sheets.count - 1
        // Short tours on screens of a kind share a line.
        if let line = sheets[last].rows.last, line.count + pictures.count <= columns,
          line[0].image.size == pictures.first?.image.size
        {
          sheets[last].rows[sheets[last].rows.count - 1] += pictures
        } else {
          sheets[last].rows += stride(from: 0, to: pictures.count, by: columns).map { start in
            Array(pictures[start..<min(start + columns, pictures.count)])
          }
        }
      }
    }
    for (name, rows) in sheets {
      let sheet = ContactSheet.make(rows, height: 420)
      try Picture(image: sheet).save(to: folder.appending(path: "\(name).png"))
    }
    print("Pictures of the tour: \(folder.path(percentEncoded: false))")
  }

  /// How many pictures stand in a line of a sheet.
  private static func columns(_ variant: Variant) -> Int { variant.size.width > variant.size.height ? 5 : 9 }

  /// Plays a tour on a screen.
  ///
  /// - Returns: The pictures with their captions.
  private func film(_ tour: Tour, _ variant: Variant) throws -> [(caption: String, image: UIImage)] {
    let stage = TourStage(variant)
    try tour.play(stage)
    for (index, shot) in stage.shots.enumerated() {
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      let name = shot.name.lowercased().replacingOccurrences(of: " ", with: "-")
      try shot.picture.save(
        to: folder.appending(path: "\(tour.name)-\(variant.name)-\(number)-\(name).png"))
    }
    return stage.shots.map { ("\(variant.name): \($0.name)", $0.picture.image) }
  }
}
