// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

// MARK: - The file

extension WordLearner {
  /// Whether words can be kept: the helper is there, and may write the file or make it. In a sandbox, or a home that is read-only, they
  /// cannot.
  package var canLearn: Bool {
    guard helper != nil, let path else { return false }
    // SQLite writes beside the file as well.
    return Files.canBeMade(path) && (!Files.exists(path) || Files.isWritable(path))
  }

  /// What tells one state of the file from another; `nil` where there is no file.
  var fileMark: [Int64]? {
    guard let path, let file = try? Files.status(path) else { return nil }
    // What was written last is beside the file, in one that whoever only reads makes as well.
    let ahead = try? Files.status(path + "-wal")
    return [file, ahead].flatMap { status in
      status.map { $0.byteCount > 0 ? [$0.modifiedNanoseconds, Int64($0.byteCount)] : [] } ?? []
    }
  }
}
