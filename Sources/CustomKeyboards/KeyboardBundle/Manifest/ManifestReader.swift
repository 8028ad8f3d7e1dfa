// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

extension KeyboardManifest {
  /// Reads the `Info.plist` of a keyboard.
  ///
  /// Any bytes are accepted.
  ///
  /// - Parameter file: What to call the file in problems.
  /// - Returns: The manifest, `nil` when there is an error among the problems; and the problems in the order of lines.
  package static func read(
    _ bytes: [UInt8], file: String = "Info.plist"
  ) -> (manifest: KeyboardManifest?, problems: [BundleProblem]) {
    do throws(BundleProblem) {
      var reader = ManifestReader(try PropertyListParser.parse(bytes, file: file), file: file)
      let manifest = reader.manifest()
      let problems = reader.problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
      return (problems.contains { $0.severity == .error } ? nil : manifest, problems)
    } catch {
      return (nil, [error])
    }
  }
}

/// Takes what a keyboard needs out of a property list, and writes down what is wrong.
struct ManifestReader {
  private let root: PropertyList
  private let file: String
  private(set) var problems: [BundleProblem] = []

  init(_ root: PropertyList, file: String) {
    self.root = root
    self.file = file
  }

  mutating func manifest() -> KeyboardManifest? {
    guard case .dictionary(let top) = root.value else {
      report(root.line, .error, "expected a <dict> with the keyboard's keys, found \(root.kind)")
      return nil
    }
    let identifier = required(
      "CFBundleIdentifier", in: top, KeyboardManifest.identifierRule, BundleIdentifier.isValid)
    let executable = required(
      "CFBundleExecutable", in: top, "must be the name of a file in the bundle, without a path",
      KeyboardManifest.isFileName)
    let nameKey =
      top["CFBundleDisplayName"] == nil && top["CFBundleName"] != nil ? "CFBundleName" : "CFBundleDisplayName"
    let name = required(nameKey, in: top, KeyboardManifest.textRule, KeyboardManifest.isText)
    let language = optional(
      "CFBundleDevelopmentRegion", in: top, "must be a language such as en", KeyboardManifest.isLanguageTag)
    let usage = usageDescriptions(in: top)
    let groups = appGroups(in: top, of: identifier)
    guard let entry = top["NSExtension"] else {
      missing("NSExtension", root.line, "a <dict> that says what the extension is")
      return nil
    }
    guard let inside = dictionary(entry, "NSExtension"), let principal = principalClass(in: inside, entry.line),
      let identifier, let executable, let name
    else { return nil }
    var manifest = KeyboardManifest(
      identifier: identifier, displayName: name, executable: executable, principalClass: principal)
    manifest.version = optional(
      "CFBundleShortVersionString", in: top, KeyboardManifest.textRule, KeyboardManifest.isText)
    manifest.developmentLanguage = language ?? manifest.developmentLanguage
    manifest.usageDescriptions = usage
    manifest.appGroups = groups
    readAttributes(in: inside, into: &manifest)
    if !manifest.requestsOpenAccess, let key = usage.keys.sorted().first, let line = top[key]?.line {
      report(line, .warning, "'\(key)' has no effect: RequestsOpenAccess is not true")
    }
    return manifest
  }

  private mutating func principalClass(in inside: [String: PropertyList], _ line: Int) -> String? {
    if let story = inside["NSExtensionMainStoryboard"] {
      report(story.line, .error, "there are no storyboards here; name the class with NSExtensionPrincipalClass")
      return nil
    }
    let point = required(
      "NSExtensionPointIdentifier", in: inside, "must be com.apple.keyboard-service", line: line
    ) { $0 == "com.apple.keyboard-service" }
    let principal = required(
      "NSExtensionPrincipalClass", in: inside, "must name the controller's class, such as Morse.KeyboardViewController",
      line: line, KeyboardManifest.isClassName)
    return point == nil ? nil : principal
  }
}

// MARK: - Attributes

extension ManifestReader {
  static let attributes = ["IsASCIICapable", "PrefersRightToLeft", "PrimaryLanguage", "RequestsOpenAccess"]

  private mutating func readAttributes(in inside: [String: PropertyList], into manifest: inout KeyboardManifest) {
    guard let entry = inside["NSExtensionAttributes"], let attributes = dictionary(entry, "NSExtensionAttributes")
    else {
      return
    }
    manifest.isASCIICapable = boolean("IsASCIICapable", in: attributes)
    manifest.prefersRightToLeft = boolean("PrefersRightToLeft", in: attributes)
    manifest.requestsOpenAccess = boolean("RequestsOpenAccess", in: attributes)
    let language = optional(
      "PrimaryLanguage", in: attributes, "must be a language such as en-US", KeyboardManifest.isLanguageTag)
    manifest.primaryLanguage = language ?? manifest.primaryLanguage
    for (key, value) in attributes where !Self.attributes.contains(key) {
      let known = Self.attributes.joined(separator: ", ")
      report(value.line, .warning, "'\(printable(key))' has no effect; the attributes of a keyboard are \(known)")
    }
  }

  private mutating func boolean(_ key: String, in entries: [String: PropertyList]) -> Bool {
    guard let entry = entries[key] else { return false }
    guard case .boolean(let value) = entry.value else {
      report(entry.line, .error, "'\(key)' must be <true/> or <false/>, not \(entry.kind)")
      return false
    }
    return value
  }

  private mutating func usageDescriptions(in top: [String: PropertyList]) -> [String: String] {
    var result: [String: String] = [:]
    for key in KeyboardManifest.usageKeys {
      result[key] = optional(key, in: top, KeyboardManifest.textRule, KeyboardManifest.isText)
    }
    return result
  }

  static let appGroupsKey = "com.apple.security.application-groups"

  /// - Parameter identifier: The keyboard's, which the groups go by; `nil` where it has none, which is an error by itself.
  private mutating func appGroups(in top: [String: PropertyList], of identifier: String?) -> [String] {
    guard let entry = top[Self.appGroupsKey] else { return [] }
    guard case .array(let items) = entry.value, items.count <= 8 else {
      report(entry.line, .error, "'\(Self.appGroupsKey)' must be an <array> of 8 strings at most")
      return []
    }
    var groups: [String] = []
    for item in items {
      guard case .string(let group) = item.value, group.hasPrefix("group."), BundleIdentifier.isValid(group),
        !groups.contains(where: { $0.lowercased() == group.lowercased() })
      else {
        report(item.line, .error, "a group must be a name such as group.org.example.morse, and each a different one")
        continue
      }
      if let identifier, !KeyboardManifest.isGroup(group, of: identifier) {
        let own = "group." + KeyboardManifest.family(of: identifier)
        report(
          item.line, .error,
          "\(identifier) cannot share '\(group)', which is somebody else's; its groups are \(own) and those that begin "
            + "with \(own).")
        continue
      }
      groups.append(group)
    }
    return groups
  }
}

// MARK: - Values

extension ManifestReader {
  private mutating func report(_ line: Int, _ severity: BundleProblem.Severity, _ message: String) {
    problems.append(BundleProblem(file: file, line: line, severity, message))
  }

  private mutating func missing(_ key: String, _ line: Int, _ rule: String) {
    report(line, .error, "'\(key)' is missing; it \(rule.hasPrefix("must") ? rule : "is \(rule)")")
  }

  private mutating func dictionary(_ entry: PropertyList, _ key: String) -> [String: PropertyList]? {
    if case .dictionary(let entries) = entry.value { return entries }
    report(entry.line, .error, "'\(key)' must be a <dict>, not \(entry.kind)")
    return nil
  }

  /// - Parameter line: Where the key is missed; that of the whole list unless told.
  private mutating func required(
    _ key: String, in entries: [String: PropertyList], _ rule: String, line: Int? = nil, _ isAllowed: (String) -> Bool
  ) -> String? {
    if entries[key] == nil { missing(key, line ?? root.line, rule) }
    return optional(key, in: entries, rule, isAllowed)
  }

  private mutating func optional(
    _ key: String, in entries: [String: PropertyList], _ rule: String, _ isAllowed: (String) -> Bool
  ) -> String? {
    guard let entry = entries[key] else { return nil }
    guard case .string(let text) = entry.value else {
      report(entry.line, .error, "'\(key)' must be a <string>, not \(entry.kind)")
      return nil
    }
    if text.contains("$(") {
      report(
        entry.line, .error, "'\(key)' has a variable of Xcode, '\(printable(text))'; write what it stands for")
      return nil
    }
    guard isAllowed(text) else {
      report(entry.line, .error, "'\(key)' cannot be '\(printable(text))'; it \(rule)")
      return nil
    }
    return text
  }
}
