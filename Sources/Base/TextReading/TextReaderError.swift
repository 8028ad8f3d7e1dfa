// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// A picture was not read.
package struct TextReaderError: ExplainedError, Hashable, Sendable {
  /// What went wrong, for programs.
  package let code: Code
  package let message: String
  package let advice: String?
  /// What the system refused, where it was that.
  package let refusal: SystemCallError?

  init(_ code: Code, _ message: String, advice: String? = nil, refusal: SystemCallError? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.refusal = refusal
  }

  package var cause: (any Error)? { refusal }
}

extension TextReaderError {
  /// What went wrong.
  package struct Code: Hashable, Sendable {
    private enum Storage: Hashable {
      case noReader, noTrainedData, notConfined, invalidPicture, tooLarge, tooSlow, ended, system
    }
    private let storage: Storage

    /// `spinet-reader`, which is installed with Spinet, is not there.
    package static var noReader: Self { Self(storage: .noReader) }
    /// Tesseract has no trained data of the language.
    package static var noTrainedData: Self { Self(storage: .noTrainedData) }
    /// The system does not let the reader give up its rights, so that it reads nothing.
    package static var notConfined: Self { Self(storage: .notConfined) }
    /// What should be a picture is none.
    package static var invalidPicture: Self { Self(storage: .invalidPicture) }
    /// The picture has more pixels or bytes than are read.
    package static var tooLarge: Self { Self(storage: .tooLarge) }
    /// Reading took too long.
    package static var tooSlow: Self { Self(storage: .tooSlow) }
    /// The reader has ended in the middle of a picture.
    package static var ended: Self { Self(storage: .ended) }
    /// A system call failed.
    package static var system: Self { Self(storage: .system) }
  }

  static var noReader: TextReaderError {
    TextReaderError(
      .noReader, "The program that reads text in pictures, spinet-reader, is missing", advice: "install Spinet again.")
  }

  static func noTrainedData(of languages: [ReadingLanguage]) -> TextReaderError {
    TextReaderError(
      .noTrainedData, "Tesseract has not been trained for the language",
      advice: "install \(languages.map(\.package).joined(separator: " and ")).")
  }

  static var notConfined: TextReaderError {
    TextReaderError(
      .notConfined, "Pictures are read in a sandbox, which this system does not allow",
      advice: "use a Linux kernel with seccomp.")
  }

  static var invalidPicture: TextReaderError {
    TextReaderError(.invalidPicture, "This is no picture, or it is damaged", advice: "choose a PNG or JPEG file.")
  }

  static var tooLarge: TextReaderError {
    TextReaderError(.tooLarge, "The picture is too large", advice: "make it smaller, or cut out the text.")
  }

  static var tooSlow: TextReaderError {
    TextReaderError(.tooSlow, "Reading the picture takes too long", advice: "cut out the text.")
  }

  static var ended: TextReaderError {
    TextReaderError(.ended, "The picture could not be read: spinet-reader has ended", advice: "try another picture.")
  }

  static func system(_ error: SystemCallError) -> TextReaderError {
    TextReaderError(.system, "Pictures cannot be read", refusal: error)
  }
}
