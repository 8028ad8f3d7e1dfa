// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The text that a picture shows.
package struct RecognizedText: Hashable, Sendable {
  /// The picture's size in pixels, which the boxes of lines are within.
  package var width: Int
  package var height: Int
  /// In the order in which people read them.
  package var lines: [Line]

  package init(width: Int, height: Int, lines: [Line]) {
    self.width = width
    self.height = height
    self.lines = lines
  }

  /// One line of it.
  package struct Line: Hashable, Sendable {
    /// Never empty, and without line breaks.
    package var text: String
    /// How sure the reader is, from 0 to 100.
    package var confidence: Int
    package var box: Box

    package init(text: String, confidence: Int, box: Box) {
      self.text = text
      self.confidence = confidence
      self.box = box
    }
  }

  /// Where a line is, in pixels of the picture, from its top left corner. Around a line that is askew it has room at the corners.
  package struct Box: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
