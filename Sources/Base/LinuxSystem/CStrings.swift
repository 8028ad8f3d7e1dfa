// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Lists of C strings with a null at the end, as `execve(2)` takes them.
enum CStrings {
  static func with<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let list: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for string in list { free(string) } }
    return list.withUnsafeBufferPointer { buffer in
      // Never empty: the null is in it.
      body(buffer.baseAddress!)
    }
  }
}
