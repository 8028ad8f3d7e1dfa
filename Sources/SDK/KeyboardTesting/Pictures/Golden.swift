// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import UIKitCore

/// A picture that is committed beside the tests.
package struct Golden {
  /// Whether pictures are recorded in place of compared.
  package static var isRecording: Bool { ProcessInfo.processInfo.environment["KEYBOARD_TESTING_RECORD"] == "1" }

  let name: String
  let tolerance: GoldenTolerance
  /// The file of the test.
  let source: String

  package init(name: String, tolerance: GoldenTolerance = GoldenTolerance(), source: String) {
    self.name = name
    self.tolerance = tolerance
    self.source = source
  }

  /// The golden picture.
  package var file: URL {
    URL(filePath: source).deletingLastPathComponent().appending(path: "Goldens/\(name).png")
  }

  private var advice: String { "look at the picture, and record it with KEYBOARD_TESTING_RECORD=1 if it is right" }

  /// Compares a picture with the golden one, or records it where that is asked for and it differs.
  ///
  /// - Parameter isRecording: Whether it may be recorded.
  /// - Returns: What is wrong in words, or `nil`.
  package func problem(with picture: Picture, isRecording: Bool) throws -> String? {
    guard let actual = picture.image.cgImage else { return "“\(name)” has no pixels" }
    let problem = try problem(with: actual, picture)
    guard problem != nil, isRecording else { return problem }
    try picture.save(to: file)
    return nil
  }

  private func problem(with actual: CGImage, _ picture: Picture) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else {
      let saved = try picture.save(as: "goldens/\(name)-actual", for: source)
      return "there is no golden picture \(file.path); \(advice)\n  is      \(saved.path)"
    }
    guard let golden = UIImage(data: try Data(contentsOf: file))?.cgImage else {
      return "\(file.path) is no picture"
    }
    guard let difference = PictureDifference(actual, golden, tolerance: tolerance) else {
      let saved = try picture.save(as: "goldens/\(name)-actual", for: source)
      return """
        “\(name)” is \(actual.width)×\(actual.height) pixels, and should be \(golden.width)×\(golden.height); \(advice)
          is      \(saved.path)
          should  \(file.path)
        """
    }
    guard difference.count > tolerance.pixelCount else { return nil }
    return try report(difference, picture)
  }

  private func report(_ difference: PictureDifference, _ picture: Picture) throws -> String {
    let saved = try picture.save(as: "goldens/\(name)-actual", for: source)
    var text = """
      “\(name)” looks different: \(difference.count) pixels within \(difference.area.inWords); \(advice)
        is      \(saved.path)
        should  \(file.path)
      """
    if let marked = difference.marked {
      let scale = picture.image.scale
      let red = try Picture(image: UIImage(cgImage: marked, scale: scale, orientation: .up))
        .save(as: "goldens/\(name)-difference", for: source)
      text += "\n  in red  \(red.path)"
    }
    return text
  }
}

extension Picture {
  /// Compares the picture with `Goldens/NAME.png` beside the test's file. With `KEYBOARD_TESTING_RECORD=1` in the
  /// environment a picture that differs is recorded there in place of an error.
  ///
  /// `name`: the file's name without ".png"; slashes make folders.
  ///
  /// - Throws: `TestFailure` when it looks different or there is no such file: it names the files with this picture and with
  ///   what is different in red. Foundation's error when a file cannot be read or written.
  public func matches(
    golden name: String, tolerance: GoldenTolerance = GoldenTolerance(), file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let golden = Golden(name: name, tolerance: tolerance, source: "\(file)")
    guard let problem = try golden.problem(with: self, isRecording: Golden.isRecording) else { return }
    throw TestFailure(code: .picture, message: problem, screen: "", picture: nil, file: "\(file)", line: line)
  }
}

extension TestApp {
  /// Compares the whole screen with `Goldens/NAME.png` beside the test's file, as `Picture.matches(golden:)` does.
  ///
  /// `name`: the file's name without ".png"; slashes make folders.
  ///
  /// - Throws: `TestFailure` when it looks different or there is no such file.
  public func matches(
    golden name: String, tolerance: GoldenTolerance = GoldenTolerance(), file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try screenshot().matches(golden: name, tolerance: tolerance, file: file, line: line)
  }

  /// Compares what shows of one view with `Goldens/NAME.png` beside the test's file, as `Picture.matches(golden:)` does.
  ///
  /// `name`: the file's name without ".png"; slashes make folders.
  ///
  /// - Throws: `TestFailure` when it looks different or there is no such file, and when there is no one such view.
  public func matches(
    _ query: ViewQuery, golden name: String, tolerance: GoldenTolerance = GoldenTolerance(),
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try screenshot(of: query, file: file, line: line)
      .matches(golden: name, tolerance: tolerance, file: file, line: line)
  }
}
