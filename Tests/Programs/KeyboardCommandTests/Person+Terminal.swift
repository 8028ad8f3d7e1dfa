// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

extension Person {
  /// Runs `spinet keyboard` at a terminal, where something has been typed.
  ///
  /// - Returns: What the terminal got to show, as output.
  func keyboardAtTerminal(_ arguments: [String], typed: String) throws -> Outcome {
    let process = try process(arguments)
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    defer { close(ours) }
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let terminal = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (terminal, terminal, terminal)
    try #require(Glibc.write(ours, typed, typed.utf8.count) == typed.utf8.count)
    try process.run()
    close(theirs)
    var shown: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    // It fails once nobody has the terminal any more.
    while case let count = Glibc.read(ours, &part, part.count), count > 0 { shown += part[..<count] }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: shown, as: UTF8.self), errors: "")
  }
}
