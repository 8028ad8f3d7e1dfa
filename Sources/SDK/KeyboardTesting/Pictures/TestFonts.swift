// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitCore

/// The fonts that texts are set in while tests run.
@MainActor
public enum TestFonts {
  /// Has all texts of the process set in the fonts of a folder, so that pictures are the same whatever is installed.
  ///
  /// Call it before anything is shown, and in one way only: tests of all suites share the process. The system's typeface is
  /// Inter or Cantarell if the folder has it, else whatever is there.
  ///
  /// - Throws: Foundation's error when there is no font in the folder.
  public static func useOnly(in folder: URL) throws {
    guard InstalledFonts.useOnly(in: folder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
    }
  }
}
