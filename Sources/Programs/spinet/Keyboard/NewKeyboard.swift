// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel
internal import KeyboardBundle
internal import LinuxSystem

/// `spinet keyboard new`: writes the package of a keyboard to begin with.
enum NewKeyboard {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let name = options.files[0]
    guard isModuleName(name) else {
      throw .usage("a keyboard's name is a Swift module's: letters and digits, a letter first, such as Morse")
    }
    guard !taken.contains(name.lowercased()) else {
      throw .usage("\(name) is the name of a module that keyboards use; choose another")
    }
    let language = options["--language"].last ?? "en-US"
    guard KeyboardManifest.isLanguageTag(language) else {
      throw .usage("--language is a tag such as en-US or ko-KR, not \"\(language)\"")
    }
    let identifier = options["--identifier"].last ?? "org.example.\(name.lowercased())"
    guard BundleIdentifier.isValid(identifier) else {
      throw .usage("--identifier is a name such as org.example.morse, not \"\(identifier)\"")
    }
    guard !Files.exists(name) else {
      throw Failure("there is a \(name) here already; go elsewhere or choose another name")
    }
    let sdk = try SDKSources.find(options["--sdk"].last)
    let template = KeyboardTemplate(name: name, identifier: identifier, language: language, sdk: sdk)
    try Failure.explain("\(name) cannot be written") { () throws(SystemCallError) in
      for (path, text) in template.files {
        try Files.makeFolder(Path.folder(of: "\(name)/\(path)"), permissions: 0o755)
        try Files.write(Array(text.utf8), to: "\(name)/\(path)", permissions: 0o644)
      }
    }
    Terminal.print(
      """
      Made \(name):
      \(template.files.map { "  \(name)/\($0.path)" }.joined(separator: "\n"))

      Next:
        cd \(name)
        spinet keyboard install --enable     # builds, installs and enables it; some minutes the first time
      """)
    return .success
  }

  /// Modules that a keyboard is built with, in small letters.
  private static let taken: Set<String> = [
    "swift", "foundation", "uikit", "uikitcore", "corelocation", "testing", "keyboardtesting", "headlessplatform",
    "spinet",
    "main",
  ]

  private static func isModuleName(_ name: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    return (1...64).contains(name.utf8.count) && name.utf8.first.map(isLetter) == true
      && name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }
}
