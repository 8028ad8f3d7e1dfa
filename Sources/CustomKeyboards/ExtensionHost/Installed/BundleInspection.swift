// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import LinuxSystem

/// A look at everything in a bundle, for somebody other than the person or root who could write it: in portions, since there can be
/// many files.
///
/// Whoever can write a bundle can type as this person. Links inside are refused, because a keyboard cannot follow them out of
/// its bundle.
nonisolated struct BundleInspection {
  /// What has not been looked at, the next last.
  private var waiting: [(path: String, depth: Int)]
  private var entries = 0

  private static let entryLimit = 10_000
  private static let depthLimit = 16

  /// - Parameter folder: An absolute path without links.
  init(folder: String) { waiting = [(folder, 0)] }

  /// Looks at some more files and folders.
  ///
  /// - Parameter portion: How many; those that were looked at are taken off.
  /// - Returns: Whether that was all.
  /// - Throws: What speaks against trusting the bundle.
  mutating func advance(_ portion: inout Int) throws(BundleProblem) -> Bool {
    while portion > 0, let (path, depth) = waiting.popLast() {
      portion -= 1
      entries += 1
      guard entries <= Self.entryLimit, depth <= Self.depthLimit else {
        throw BundleProblem(
          file: path, line: 0, .error,
          "is too much: a bundle has \(Self.entryLimit) files and \(Self.depthLimit) levels of folders at most")
      }
      guard try Self.trustedKind(of: path) == .folder else { continue }
      for name in Files.names(in: path).reversed() { waiting.append(("\(path)/\(name)", depth + 1)) }
    }
    return waiting.isEmpty
  }
}

// MARK: - Who may write it

nonisolated extension BundleInspection {
  /// What speaks against trusting what stands at a path, not looking into folders; `nil` for nothing.
  static func distrust(of path: String) -> BundleProblem? {
    do throws(BundleProblem) {
      _ = try trustedKind(of: path)
      return nil
    } catch {
      return error
    }
  }

  private static func trustedKind(of path: String) throws(BundleProblem) -> FileStatus.Kind {
    func problem(_ message: String) -> BundleProblem { BundleProblem(file: path, line: 0, .error, message) }
    let status: FileStatus
    do {
      status = try Files.status(path, followingLinks: false)
    } catch {
      throw problem("cannot be read: \(error.explanation)")
    }
    switch status.kind {
    case .link: throw problem("is a link; a bundle holds no links, put the file itself there")
    case .other: throw problem("is no file and no folder; remove it")
    case .file, .folder: break
    }
    guard status.owner == 0 || status.owner == Process.user else {
      throw problem("belongs to somebody else; install the keyboard as yourself, or as root for everybody")
    }
    guard !status.isWritableByOthers else {
      throw problem("can be written by others, who could read what is typed; chmod -R go-w takes that away")
    }
    return status.kind
  }
}
