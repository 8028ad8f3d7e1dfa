// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardBundle
import MorseUI
import TestSupport
import Testing

@testable import MorseKeyboard

/// What stands around the sources: the keyboard's bundle, and the project for iOS.
@MainActor @Suite struct BundleTests {
  private let folder = URL(filePath: SourceTree.path("Examples/MorseCoder"), directoryHint: .isDirectory)

  private func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: folder.appending(path: path))) }

  private func list(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: path))
    return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any], "\(path)")
  }

  @Test("CK-2 the manifest of the keyboard is one, names the controller, and has what the system wants to know")
  func manifest() throws {
    let (manifest, problems) = KeyboardManifest.read(try bytes("Info.plist"))
    #expect(problems.isEmpty)
    var keyboard = try #require(manifest)
    #expect(keyboard.principalClass == NSStringFromClass(MorseKeyboardController.self))
    #expect(keyboard.executable == "MorseKeyboard" && keyboard.requestsOpenAccess && keyboard.isASCIICapable)
    #expect(keyboard.appGroups == [SharedStore.group])
    for (language, name) in [("en", "Morse"), ("ko", "모스 부호")] {
      let file = "Resources/\(language).lproj/InfoPlist.strings"
      #expect(keyboard.addLocalization(try bytes(file), language: language, file: file).isEmpty)
      #expect(keyboard.localizations[language]?["CFBundleDisplayName"] == name)
      #expect(keyboard.localizations[language]?["NSLocationWhenInUseUsageDescription"] != nil)
    }
  }

  @Test func `app and keyboard belong together on iOS`() throws {
    let app = try list("iOS/Configuration/App-Info.plist")
    let keyboard = try list("Info.plist")
    let name = try #require(app["CFBundleIdentifier"] as? String)
    #expect((keyboard["CFBundleIdentifier"] as? String)?.hasPrefix(name + ".") == true)
    #expect(keyboard["CFBundlePackageType"] as? String == "XPC!" && app["CFBundlePackageType"] as? String == "APPL")
    for key in ["CFBundleShortVersionString", "CFBundleVersion", "NSLocationWhenInUseUsageDescription"] {
      #expect(app[key] as? String != nil && app[key] as? String == keyboard[key] as? String)
    }
    for target in ["MorseCoder", "MorseKeyboard"] {
      let rights = try list("iOS/Configuration/\(target).entitlements")
      #expect(rights["com.apple.security.application-groups"] as? [String] == [SharedStore.group])
    }
  }

  @Test func `every source file is in the Xcode project or in a library that it takes`() throws {
    let objects = try #require(list("iOS/MorseCoder.xcodeproj/project.pbxproj")["objects"] as? [String: [String: Any]])
    func values(_ key: String, of kind: String) -> [String] {
      objects.values.filter { ($0["isa"] as? String) == kind }.compactMap { $0[key] as? String }
    }
    let package = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    // A library takes what is below the folder of its name.
    let libraries = values("productName", of: "XCSwiftPackageProductDependency").filter {
      package.contains(".target(name: \"\($0)\"")
    }
    let folders = values("path", of: "PBXFileSystemSynchronizedRootGroup").filter { $0.hasPrefix("../Sources/") }
    #expect(folders.count == 2 && libraries.count == 3)
    let taken = Set(libraries + folders.map { String($0.dropFirst("../Sources/".count)) })
    // Programs of Linux alone.
    let others: Set = ["Demo", "Pictures"]
    let sources = folder.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path(percentEncoded: false)))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 40)
    for file in files {
      let top = String(file.prefix { $0 != "/" })
      #expect(taken.contains(top) || others.contains(top), "\(file) is in no target of the Xcode project")
      if file.hasSuffix("+Linux.swift"), taken.contains(top) {
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        #expect(text.contains("#if os(Linux)"), "\(file)")
      }
    }
  }

  @Test func `everything that the Xcode project names is there`() throws {
    let project = try list("iOS/MorseCoder.xcodeproj/project.pbxproj")
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    let root = try #require(project["rootObject"] as? String)
    #expect(objects[root]?["isa"] as? String == "PBXProject")
    // Every reference from one object to another.
    func check(_ value: Any, _ owner: String) {
      if let text = value as? String, text.hasPrefix("5B1E7C0D") { #expect(objects[text] != nil, "\(owner): \(text)") }
      if let values = value as? [Any] { for value in values { check(value, owner) } }
      if let values = value as? [String: Any] { for value in values.values { check(value, owner) } }
    }
    for (name, object) in objects { check(object, name) }
    var paths: [String] = []
    for object in objects.values {
      let kind = object["isa"] as? String ?? ""
      if kind.hasPrefix("PBXFileSystemSynchronized"), let path = object["path"] as? String { paths.append(path) }
      if let path = object["relativePath"] as? String { paths.append(path + "/Package.swift") }
      let settings = object["buildSettings"] as? [String: Any] ?? [:]
      for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
        if let path = settings[key] as? String { paths.append(path) }
      }
      if let name = settings["PRODUCT_BUNDLE_IDENTIFIER"] as? String, let plist = settings["INFOPLIST_FILE"] as? String
      {
        #expect(try list("iOS/" + plist)["CFBundleIdentifier"] as? String == name)
      }
    }
    #expect(Set(paths).count == 9)
    for path in paths {
      let file = folder.appending(path: "iOS").appending(path: path).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path(percentEncoded: false)), "\(path)")
    }
  }
}
