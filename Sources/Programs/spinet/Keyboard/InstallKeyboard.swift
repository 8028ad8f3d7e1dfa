// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
internal import LinuxSystem

/// `spinet keyboard install`: puts a bundle where keyboards are looked for.
enum InstallKeyboard {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let path = options.files.first ?? "."
    let isBundle = Files.exists(path + "/Info.plist") && !Files.exists(path + "/Package.swift")
    let bundle = isBundle ? path : try build(path, options)
    let project = isBundle ? nil : try? Files.realPath(path)
    let keyboard = try install(
      bundle, isForEverybody: options.has("--system"), project: project, isUpdate: options.has("--update"))
    // Settings are a person's own; under sudo they would be root's.
    let isUnderSudo = Process.user == 0 && Environment.value("SUDO_USER") != nil
    if options.has("--enable"), !isUnderSudo {
      try EnableKeyboard.enable(keyboard)
    } else if isUnderSudo || !EnableKeyboard.isEnabled(keyboard.identifier) {
      let who = isUnderSudo ? ", as yourself," : ""
      Terminal.print("Enable it\(who) with: spinet keyboard enable \(keyboard.identifier)")
    }
    return .success
  }

  private static func build(_ path: String, _ options: Options) throws(Failure) -> String {
    guard !path.hasSuffix(InstalledKeyboard.folderSuffix) else {
      throw Failure("\(path) is no bundle: there is no Info.plist in it")
    }
    return try KeyboardProject(folder: path, scratch: options["--scratch-path"].last).build(
      .release, allowsUnconfined: options.has("--yes"))
  }

  /// Copies a bundle, checks the copy, and puts it in place of a former one.
  private static func install(
    _ bundle: String, isForEverybody: Bool, project: String?, isUpdate: Bool
  ) throws(Failure) -> InstalledKeyboard {
    let usual = isForEverybody ? InstalledKeyboards.systemFolders.first : InstalledKeyboards.personalFolder
    guard let folder = usual else { throw Failure("there is no place for keyboards; set HOME or XDG_DATA_HOME") }
    let identifier = try identifier(of: bundle)
    let place = place(of: identifier, in: folder)
    let isNew = !Files.exists(place)
    let succession = isForEverybody ? nil : KeyboardSuccession(to: identifier, in: folder)
    do throws(Failure) {
      try FolderReplacement.put(at: place) { staged throws(Failure) in
        try copy(bundle, to: staged)
        let (keyboard, problems) = InstalledKeyboard.read(folder: staged)
        guard keyboard != nil else {
          throw Failure("the bundle cannot be used:\n\(KeyboardProject.lines(problems))")
        }
      }
    } catch {
      let needsRoot = isForEverybody && Process.user != 0
      throw needsRoot ? Failure("\(error.message)\nInstalling for everybody needs root: use sudo") : error
    }
    let (keyboard, problems) = InstalledKeyboard.read(folder: place)
    guard let keyboard else { throw Failure(KeyboardProject.lines(problems)) }
    if !problems.isEmpty { Terminal.report(KeyboardProject.lines(problems)) }
    let name = keyboard.name(for: KeyboardSearch.languages)
    Terminal.print("\(isNew ? "Installed" : "Replaced") \(name), \(identifier), in \(place)")
    try succession?.settle(keyboard, project: project, isUpdate: isUpdate)
    if let first = InstalledKeyboards.find()[identifier], first.folder != keyboard.folder {
      Terminal.report("\(first.folder) has the same identifier and counts before it")
    }
    return keyboard
  }

  private static func copy(_ bundle: String, to target: String) throws(Failure) {
    for name in Files.names(in: bundle) {
      let source = "\(bundle)/\(name)"
      let told = printable(source, limit: 4096)
      do {
        try Files.copy(source, to: "\(target)/\(name)")
      } catch {
        let hint = error.call == "copy" ? "; a bundle has files and folders only, no links" : ""
        throw Failure("\(told) cannot be copied: \(error.explanation)\(hint)")
      }
    }
  }

  private static func identifier(of bundle: String) throws(Failure) -> String {
    let plist = bundle + "/Info.plist"
    let bytes = try Failure.explain("\(plist) cannot be read") { () throws(SystemCallError) in
      try Files.read(plist, limit: 1 << 20)
    }
    let (manifest, problems) = KeyboardManifest.read(bytes, file: plist)
    guard let manifest else { throw Failure("the bundle cannot be used:\n\(KeyboardProject.lines(problems))") }
    return manifest.identifier
  }

  /// Where a keyboard of this identifier stands already, whatever its folder is called; else by its identifier, which no
  /// other keyboard has.
  private static func place(of identifier: String, in folder: String) -> String {
    let real = (try? Files.realPath(folder)) ?? folder
    let former = InstalledKeyboards.find(in: [real])[identifier]?.folder
    if let former, Path.folder(of: former) == real { return former }
    return "\(real)/\(identifier)\(InstalledKeyboard.folderSuffix)"
  }
}
