// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with bundles for one test.
final class BundleFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a bundle of a program that does nothing.
  ///
  /// - Returns: Its folder.
  @discardableResult
  func add(_ name: String, identifier: String = "org.example.morse", in folder: String = "") throws -> String {
    let bundle = path + folder + "/" + name
    try FileManager.default.createDirectory(atPath: bundle + "/ko.lproj", withIntermediateDirectories: true)
    try write(
      """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundleDisplayName</key><string>Morse</string>
      <key>CFBundleExecutable</key><string>Morse</string>
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string>
      <key>NSExtensionPrincipalClass</key><string>Morse.KeyboardViewController</string>
      </dict></dict></plist>
      """, to: bundle + "/Info.plist")
    try write("CFBundleDisplayName = \"모스\";\n", to: bundle + "/ko.lproj/InfoPlist.strings")
    try write("", to: bundle + "/Morse", permissions: 0o755)
    for part in ["", "/ko.lproj"] { try permit(0o755, bundle + part) }
    return bundle
  }

  func write(_ text: String, to path: String, permissions: Int = 0o644) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try permit(permissions, path)
  }

  func permit(_ permissions: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}
