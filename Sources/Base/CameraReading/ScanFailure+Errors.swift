// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Camera
package import ScanProtocol
package import TextReading

extension ScanFailure {
  /// What has kept a camera, or a file in its place, from being looked at.
  package init(_ error: any Error) {
    switch (error as? CameraError)?.code {
    case nil, .noCamera: self = .noCamera
    case .notAllowed: self = .notAllowed
    case .busy: self = .busy
    default: self = .silent
    }
  }

  /// What has kept pictures from being read.
  package init(_ error: TextReaderError) {
    self = error.code == .invalidPicture || error.code == .tooLarge ? .silent : .noReader
  }
}

extension TextReaderError {
  /// Whether no picture can be read.
  package var isOfReader: Bool { [.noReader, .noTrainedData, .notConfined].contains(code) }

  /// How many pictures in a row may not be read: the next one may be a better one.
  package static let mostInARow = 3
}
