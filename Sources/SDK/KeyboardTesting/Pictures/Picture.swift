// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessPlatform
public import UIKitCore

/// What the screen showed at a moment, or a part of it.
public struct Picture {
  /// The picture, with its size in points and its scale.
  public let image: UIImage

  /// Makes a picture of an image, to compare it with a golden one.
  public init(image: UIImage) { self.image = image }

  /// The bytes of a PNG file.
  public func pngData() -> Data? { image.pngData() }

  /// Writes a PNG file, and makes the folders that it goes into.
  ///
  /// - Throws: Foundation's error when that fails.
  public func save(to file: URL) throws {
    guard let data = pngData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a PNG file into the folder for what tests make.
  ///
  /// - Parameter source: The file of the test.
  func save(as name: String, for source: String) throws -> URL {
    let file = OutputFolder.url(for: source).appending(path: name + ".png")
    try save(to: file)
    return file
  }
}

/// Where pictures go that nobody has named a place for.
enum OutputFolder {
  /// `KEYBOARD_TESTING_OUTPUT` where it is set; else `.build/keyboard-testing` of the package that a source file is in, or
  /// a folder for temporary files where there is none.
  static func url(for source: String) -> URL {
    if let named = ProcessInfo.processInfo.environment["KEYBOARD_TESTING_OUTPUT"], !named.isEmpty {
      return URL(filePath: named)
    }
    var folder = URL(filePath: source).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.appending(path: ".build/keyboard-testing")
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appending(path: "keyboard-testing")
  }
}

extension TestApp {
  /// Returns what the whole screen shows. What has changed since its last frame is drawn first, which takes up to one
  /// frame of its time.
  public func screenshot() -> Picture {
    drawChanges()
    return picture()
  }

  /// Returns what a part of the screen shows, in points, as `screenshot()` does.
  public func screenshot(of area: CGRect) -> Picture { screenshot().cropped(to: area) }

  /// Returns what shows of a view, with all that is before and behind it, as `screenshot()` does.
  ///
  /// - Throws: `TestFailure` when there is no such view, or more than one, or nothing of it shows.
  public func screenshot(
    of query: ViewQuery, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Picture {
    let view = try find(query, file: file, line: line)
    drawChanges()
    let area = Reach(app: self).visiblePart(of: view)
    guard !area.isEmpty else {
      throw failure(.untouchable, "no picture can be taken of \(view.inWords): it is out of sight", file, line)
    }
    return picture().cropped(to: area)
  }

  private func drawChanges() {
    guard screen.surfaces.contains(where: \.wantsFrame) else { return }
    let frame = 1 / platform.framesPerSecond
    advance(to: ((time / frame + 1e-4).rounded(.down) + 1) * frame)
  }

  /// What the screen shows.
  func picture() -> Picture {
    Picture(image: screen.image())
  }
}

extension Picture {
  /// Returns a part of the picture, in points; all of it for an area beside it.
  public func cropped(to area: CGRect) -> Picture {
    let scale = image.scale
    let pixels = CGRect(
      x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale)
    let part = image.cgImage?.cropping(to: pixels)
    return part.map { Picture(image: UIImage(cgImage: $0, scale: scale, orientation: .up)) } ?? self
  }
}
