// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitCore

/// Pictures of the screen, taken as time passed.
public struct Filmstrip {
  /// One of the pictures.
  public struct Frame {
    /// When it was taken, in seconds since the first one.
    public let time: TimeInterval
    /// What the screen showed.
    public let picture: Picture
  }

  /// In the order in which they were taken.
  public internal(set) var frames: [Frame] = []

  /// Returns one picture with all of them side by side, in lines, with their times below.
  ///
  /// - Parameters:
  ///   - width: How wide each is made, in points.
  ///   - columns: How many stand in a line.
  public func picture(width: CGFloat = 195, columns: Int = 8) -> Picture? {
    guard let first = frames.first?.picture, first.image.size.width > 0 else { return nil }
    let size = CGSize(width: width, height: width * first.image.size.height / first.image.size.width)
    let columns = min(max(columns, 1), frames.count)
    let lines = (frames.count + columns - 1) / columns
    let (gap, caption): (CGFloat, CGFloat) = (12, 24)
    let whole = CGSize(
      width: gap + CGFloat(columns) * (size.width + gap),
      height: gap + CGFloat(lines) * (size.height + caption + gap))
    let format = UIGraphicsImageRendererFormat()
    format.scale = first.image.scale
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { context in
      UIColor(white: 0.82, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: whole))
      for (index, frame) in frames.enumerated() {
        let place = CGPoint(
          x: gap + CGFloat(index % columns) * (size.width + gap),
          y: gap + CGFloat(index / columns) * (size.height + caption + gap))
        frame.picture.image.draw(in: CGRect(origin: place, size: size))
        let text = "\(frame.time.inHundredths) s" as NSString
        text.draw(
          at: CGPoint(x: place.x, y: place.y + size.height + 4),
          withAttributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.black])
      }
    }
    return Picture(image: image)
  }

  /// Writes the picture with all of them as a PNG file.
  ///
  /// - Throws: Foundation's error when that fails.
  public func save(to file: URL) throws {
    guard let picture = picture() else { throw CocoaError(.fileWriteUnknown) }
    try picture.save(to: file)
  }
}

extension TimeInterval {
  fileprivate var inHundredths: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// Takes a picture whenever some time has passed.
@MainActor
final class Camera {
  private let interval: TimeInterval
  private let area: CGRect?
  private let start: TimeInterval
  private(set) var strip = Filmstrip()
  private var count = 0
  /// Those of a phone's screen take 5 MB each.
  private static let mostFrames = 100

  init(interval: TimeInterval, area: CGRect?, start: TimeInterval) {
    self.interval = interval
    self.area = area
    self.start = start
  }

  /// When the next picture is due; never once there are enough.
  var nextTime: TimeInterval { count < Self.mostFrames ? start + Double(count) * interval : .infinity }

  func take(_ app: TestApp) {
    count += 1
    let picture = app.picture()
    strip.frames.append(
      Filmstrip.Frame(time: app.time - start, picture: area.map { picture.cropped(to: $0) } ?? picture))
  }
}

extension TestApp {
  /// Takes pictures while the closure lets time pass, the first one before it does.
  ///
  /// - Parameters:
  ///   - interval: How often, in seconds of the screen's clock; at most 100 are taken.
  ///   - area: The part of the screen, in points; all of it without one.
  ///   - action: What happens meanwhile.
  /// - Returns: The pictures.
  public func filmstrip(
    every interval: TimeInterval = 0.1, of area: CGRect? = nil, _ action: () throws -> Void
  ) rethrows -> Filmstrip {
    let outer = camera
    let camera = Camera(interval: max(interval, 0.001), area: area, start: time)
    camera.take(self)
    self.camera = camera
    defer { self.camera = outer }
    try action()
    return camera.strip
  }

  /// Takes pictures while the closure lets time pass, and saves them side by side as a PNG file.
  ///
  /// `name`: the file's name, without ".png", in the folder that `KEYBOARD_TESTING_OUTPUT` names, by default
  /// `.build/keyboard-testing` of the test's package. `interval`: how often, in seconds of the screen's clock; at most
  /// 100 are taken. `area`: the part of the screen, in points; all of it without one.
  ///
  /// - Returns: The pictures.
  /// - Throws: What the closure throws, and Foundation's error when the file cannot be written.
  @discardableResult
  public func filmstrip(
    _ name: String, every interval: TimeInterval = 0.1, of area: CGRect? = nil, file: StaticString = #filePath,
    _ action: () throws -> Void
  ) throws -> Filmstrip {
    let strip = try filmstrip(every: interval, of: area, action)
    try strip.save(to: OutputFolder.url(for: "\(file)").appending(path: name + ".png"))
    return strip
  }
}
