// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// A stand-in for `spinet-sounds` that writes down what it is told to play: `c` for a character, `d` for delete, `m` for a modifier.
enum RecordedClicks {
  /// Puts the keyboard's program beside the stand-in, and returns its path.
  ///
  /// - Parameter record: The file that is written to.
  static func keyboard(in session: Session, record: String) throws -> String {
    let folder = "\(session.folder)/programs"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let keyboard = "\(folder)/spinetd"
    try ProgramCopy.place(try Checkout.program("spinetd"), at: keyboard)
    try ProgramCopy.place(try Checkout.program("spinet-confine"), at: "\(folder)/spinet-confine")
    let sounds = "\(folder)/spinet-sounds"
    try "#!/bin/sh\nexec cat >> '\(record)'\n".write(toFile: sounds, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sounds)
    return keyboard
  }
}
