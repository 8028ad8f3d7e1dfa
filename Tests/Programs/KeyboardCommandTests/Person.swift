// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Somebody at a shell, with a home of their own, who runs the program that was built together with the tests.
final class Person {
  let home: String
  /// Added to the environment, and in place of what is there.
  var environment: [String: String] = [:]
  /// Where commands are run, below the home.
  var folder = ""

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    home = url.resolvingSymlinksInPath().path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// Runs `spinet keyboard`.
  @discardableResult
  func keyboard(_ arguments: String...) throws -> Outcome { try keyboard(arguments) }

  func keyboard(_ arguments: [String]) throws -> Outcome { try spinet(["keyboard"] + arguments) }

  /// Runs `spinet` with any command.
  func spinet(_ arguments: [String]) throws -> Outcome {
    let process = try process(running: arguments)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // It reports less than a pipe holds, so that it never waits for this.
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let reported = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: reported, as: UTF8.self))
  }

  /// A run of `spinet keyboard` that has not begun.
  func process(_ arguments: [String]) throws -> Process { try process(running: ["keyboard"] + arguments) }

  /// A run of `spinet` that has not begun.
  func program(_ arguments: [String]) throws -> Process { try process(running: arguments) }

  private func process(running arguments: [String]) throws -> Process {
    let bundle = try #require(CommandLine.arguments.last { $0.hasSuffix(".xctest") })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("spinet")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: home + "/" + folder)
    let usual = [
      "HOME": home, "PATH": "\(home)/bin:/usr/bin:/bin", "XDG_DATA_DIRS": home + "/system", "LANG": "C.UTF-8",
    ]
    process.environment = usual.merging(environment) { $1 }
    return process
  }
}

// MARK: - Files

extension Person {
  var keyboards: String { home + "/.local/share/spinet/keyboards" }

  /// The settings file; `nil` for none.
  var settings: String? {
    get { read(".config/spinet/settings.conf") }
    set { try? newValue.map { try write($0, to: ".config/spinet/settings.conf") } }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: home + "/" + path) }

  func read(_ path: String) -> String? { try? String(contentsOfFile: home + "/" + path, encoding: .utf8) }

  func write(_ text: String, to path: String, permissions: Int = 0o644) throws {
    let file = home + "/" + path
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if permissions & 0o111 == 0 {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } else {
      try ScriptFile.writeWhole(text, to: file)
    }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
  }

  /// Writes a bundle as its maker would hand it out.
  func makeBundle(
    _ path: String, name: String = "Morse", identifier: String = "org.example.morse", program: String = "one",
    asksForAccess: Bool = false
  ) throws {
    let access = """
      <key>NSContactsUsageDescription</key><string>To know names</string>
      <key>NSLocationWhenInUseUsageDescription</key><string>To say where you are</string>
      <key>com.apple.security.application-groups</key><array><string>group.org.example.morse</string></array>
      """
    try write(
      """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundleExecutable</key><string>Program</string>
      \(asksForAccess ? access : "")
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string>
      <key>NSExtensionPrincipalClass</key><string>Morse.KeyboardViewController</string>
      <key>NSExtensionAttributes</key><dict>
      <key>PrimaryLanguage</key><string>ko-KR</string>
      <key>RequestsOpenAccess</key><\(asksForAccess)/>
      </dict></dict></dict></plist>
      """, to: path + "/Info.plist")
    try write(program, to: path + "/Program", permissions: 0o755)
    try write("CFBundleDisplayName = \"모스\";\n", to: path + "/ko.lproj/InfoPlist.strings")
  }
}

// MARK: - Swift

extension Person {
  /// Puts a `swift` on `PATH` whose toolchain "builds" a program and writes into the build folder what it was asked.
  ///
  /// - Parameters:
  ///   - also: What else it does when it builds, in sh.
  ///   - first: What it does each time with the streams that it is given, in sh.
  func fakeSwift(status: Int = 0, also: String = "", first: String = "") throws {
    try write(
      """
      #!/bin/sh
      echo '  "runtimeResourcePath": "\(home)/toolchain/usr/lib/swift",'

      """, to: "bin/swift", permissions: 0o755)
    try write(
      """
      #!/bin/sh
      \(first)
      words="$*"
      while [ "$1" != --scratch-path ]; do shift; done
      products=$2/products
      echo "$words" >>"$2/asked"
      case "$words" in
      *--show-bin-path*) echo "$products" ;;
      *) [ \(status) = 0 ] && mkdir -p "$products/Lib_Lib.resources" && echo built >"$products/Morse" &&
        chmod 700 "$products/Morse" && echo {} >"$products/Lib_Lib.resources/data"
        { \(also.isEmpty ? ":" : also)
        } >"$2/found" 2>&1 ;;
      esac
      exit \(status)

      """, to: "toolchain/usr/bin/swift", permissions: 0o755)
  }
}
