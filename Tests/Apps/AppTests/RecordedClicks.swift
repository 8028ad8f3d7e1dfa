// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import TestSupport

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
    try ScriptFile.write("exec cat >> '\(record)'", to: sounds)
    return keyboard
  }
}
