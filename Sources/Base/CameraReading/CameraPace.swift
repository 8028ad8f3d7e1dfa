// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which of a camera's pictures show and which are read, by when they come, in microseconds.
package struct CameraPace: Sendable {
  private var count = 0
  private var lastPicture: Int64
  private var lastShown: Int64 = 0

  /// For how long a camera may send nothing.
  private static let patience: Int64 = 10_000_000
  /// From one picture that shows to the next.
  private static let pace: Int64 = 60_000
  /// A camera's first pictures are dark, while it looks how bright it is.
  private static let darkPictures = 5

  /// - Parameter time: When the camera was opened.
  package init(at time: Int64) { lastPicture = time }

  /// A picture has come.
  package mutating func note(at time: Int64) {
    lastPicture = time
    count += 1
  }

  /// Whether the picture may show.
  package func mayShow(at time: Int64) -> Bool { time - lastShown >= Self.pace }

  /// A picture shows.
  package mutating func noteShown(at time: Int64) { lastShown = time }

  /// Whether the picture is worth reading.
  package var mayRead: Bool { count > Self.darkPictures }

  /// Whether nothing has come for too long.
  package func isSilent(at time: Int64) -> Bool { time - lastPicture >= Self.patience }

  /// When that will be, if nothing comes.
  package var silence: Int64 { lastPicture + Self.patience }
}
