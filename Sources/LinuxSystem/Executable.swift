// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The program file that this process runs, and those installed with it.
public enum Executable {
  /// The folder of the program file, without a slash at its end; `nil` when `/proc` is not there.
  public static var folder: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    let name = String(cString: path)
    guard let slash = name.lastIndex(of: "/") else { return nil }
    return String(name[..<slash])
  }

  /// Finds a helper program: beside this one, as in a build folder, or in `../libexec/spinet`, where it is installed.
  public static func helper(_ name: String) -> String? {
    guard let folder else { return nil }
    return ["\(folder)/\(name)", "\(folder)/../libexec/spinet/\(name)"].first { access($0, X_OK) == 0 }
  }
}
