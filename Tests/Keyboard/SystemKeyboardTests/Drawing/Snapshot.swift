// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import Raster
import TestSupport
import Testing

/// Compares pictures with the recorded ones under `Tests/Keyboard/SystemKeyboardTests/Goldens`.
///
/// `RECORD_SNAPSHOTS=1` records instead. Fonts differ a little among their versions and those of FreeType, so pixels may
/// differ a little, and a few may differ more.
enum Snapshot {
  private static let goldens = URL(filePath: SourceTree.path("Tests/Keyboard/SystemKeyboardTests/Goldens"))
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// How far a channel of a pixel may be off without counting.
  private static let tolerance = 40
  /// How many pixels in ten thousand may be off by more: less than another letter on one key makes.
  private static let allowedPerTenThousand = 2

  static func check(
    _ bitmap: Bitmap, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = goldens.appending(path: name + ".png")
    let png = try #require(bitmap.png(), sourceLocation: sourceLocation)
    if isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(png).write(to: file)
      return
    }
    let golden = try #require(
      read(file), "no picture \(file.path); look at what is drawn and record it with RECORD_SNAPSHOTS=1",
      sourceLocation: sourceLocation)
    guard golden.width == bitmap.width, golden.height == bitmap.height,
      let difference = difference(bitmap, golden)
    else {
      let folder = try save(png, difference: nil, name: name)
      Issue.record(
        "\(name) is \(bitmap.width)×\(bitmap.height), recorded \(golden.width)×\(golden.height); see \(folder.path)",
        sourceLocation: sourceLocation)
      return
    }
    if difference.count * 10_000 > allowedPerTenThousand * bitmap.width * bitmap.height {
      let folder = try save(png, difference: difference.picture, name: name)
      Issue.record(
        "\(name): \(difference.count) pixels differ; see \(folder.path)", sourceLocation: sourceLocation)
    }
  }

  /// The names under a folder of the recorded pictures.
  static func recordedNames(in folder: String) -> Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: goldens.appending(path: folder).path)) ?? []
    return Set(files.filter { $0.hasSuffix(".png") }.map { "\(folder)/\($0.dropLast(4))" })
  }

  private static func save(_ png: [UInt8], difference: Bitmap?, name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-snapshots")
      .appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(png).write(to: folder.appending(path: "actual.png"))
    if let bytes = difference?.png() { try Data(bytes).write(to: folder.appending(path: "difference.png")) }
    return folder
  }

  /// Counts the pixels that are off, and paints them red on white.
  private static func difference(_ a: Bitmap, _ b: Bitmap) -> (count: Int, picture: Bitmap)? {
    guard var picture = Bitmap(width: a.width, height: a.height) else { return nil }
    if a == b { return (0, picture) }
    var count = 0
    picture.pixels = zip(a.pixels, b.pixels).map { left, right in
      guard left != right, PixelDistance.largest(left, right) > tolerance else { return 0xFFFF_FFFF }
      count += 1
      return 0xFFFF_0000
    }
    return (count, picture)
  }

  private static func read(_ file: URL) -> Bitmap? {
    guard let surface = cairo_image_surface_create_from_png(file.path) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      var copy = Bitmap(
        width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    else { return nil }
    let width = copy.width
    let height = copy.height
    copy.pixels.withUnsafeMutableBytes { bytes in
      let target = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(width * 4))
      let context = cairo_create(target)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
      cairo_surface_destroy(target)
    }
    return copy
  }
}
