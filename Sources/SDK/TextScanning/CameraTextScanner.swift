// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CameraReading
internal import Foundation
internal import LinuxSystem
internal import TextReading
package import UIKitCore

/// Reads text in what a camera sees, on threads of its own; `spinet-reader` does the reading in its sandbox.
@MainActor
package final class CameraTextScanner: TextScanner {
  private let languages: [ReadingLanguage]
  private let source: String?
  private let program: String?
  private var look: CameraLook?

  /// - Parameters:
  ///   - tags: The languages that the text may be in as BCP 47 tags, the likeliest first. What nobody reads is left out.
  ///   - source: A camera's device file, or a picture (PNG or JPEG) in the place of a camera; `nil` for the first camera that there is.
  ///   - program: What reads.
  package init(
    tags: [String], source: String? = CameraTextScanner.chosenSource, program: String? = Process.helper("spinet-reader")
  ) {
    languages = LanguageChoices.languages(tags)
    self.source = source
    self.program = program
  }

  isolated deinit { look?.stop() }

  /// What `SPINET_CAMERA` names in place of the first camera.
  package static var chosenSource: String? { CameraSource.chosen }

  /// Whether there may be a camera; none is opened for that.
  package static var hasCamera: Bool { CameraSource.isThere }

  package func start(_ tell: @escaping @MainActor (TextScanReport) -> Void) {
    stop()
    let look = CameraLook(tell)
    self.look = look
    let (source, program, languages) = (source, program, languages)
    Thread.detachNewThread { look.watch(source) }
    Thread.detachNewThread { look.read(by: program, languages) }
  }

  package func stop() {
    look?.stop()
    look = nil
  }
}
