// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Property lists for tests.
enum Plist {
  static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// A keyboard that has what one needs; lines are counted from the header's first, so that `<dict>` is line 4.
  static let morse = """
    <dict>
    <key>CFBundleIdentifier</key>
    <string>org.example.morse</string>
    <key>CFBundleDisplayName</key>
    <string>Morse</string>
    <key>CFBundleExecutable</key>
    <string>Morse</string>
    <key>NSExtension</key>
    <dict>
    <key>NSExtensionPointIdentifier</key>
    <string>com.apple.keyboard-service</string>
    <key>NSExtensionPrincipalClass</key>
    <string>Morse.KeyboardViewController</string>
    </dict>
    </dict>
    """

  static func bytes(_ body: String) -> [UInt8] { Array((header + body + "\n</plist>\n").utf8) }

  /// The Morse keyboard with one piece of it replaced.
  static func morse(_ piece: String, _ replacement: String) -> [UInt8] {
    precondition(morse.contains(piece))
    return bytes(morse.split(separator: piece, maxSplits: 1).joined(separator: replacement))
  }

  /// The Morse keyboard with attributes of the extension.
  static func morse(attributes: String) -> [UInt8] {
    let key = "<key>NSExtensionPointIdentifier</key>"
    return morse(key, "<key>NSExtensionAttributes</key>\n<dict>\(attributes)</dict>\n\(key)")
  }

  /// The Morse keyboard with further keys.
  static func morse(top: String) -> [UInt8] {
    morse("<key>CFBundleIdentifier</key>", top + "<key>CFBundleIdentifier</key>")
  }
}
