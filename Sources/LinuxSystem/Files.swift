// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Whole files, read and written at once.
public enum Files {
  /// The largest file that is read unless a caller says otherwise, in bytes.
  public static let usualLimit = 16 << 20

  /// Returns a file's content.
  ///
  /// - Throws: Whatever the system says; `EFBIG` for a file over the limit.
  public static func read(_ path: String, limit: Int = usualLimit) throws(SystemCallError) -> [UInt8] {
    let file = try FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC), call: "open")
    var information = stat()
    guard fstat(file.rawValue, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    guard information.st_size <= limit else { throw SystemCallError(call: "read", errno: EFBIG) }
    var content: [UInt8] = []
    content.reserveCapacity(Int(information.st_size))
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(file.rawValue, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemCallError(call: "read", errno: errno) }
      if count == 0 { return content }
      guard content.count + count <= limit else { throw SystemCallError(call: "read", errno: EFBIG) }
      content += chunk.prefix(count)
    }
  }

  /// Whether something stands at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the names in a folder, sorted; empty when there is none.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
