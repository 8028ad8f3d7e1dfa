// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import KeyboardBundle
package import LinuxSystem
internal import PersonalWords
internal import Sandbox

/// The process of an installed keyboard in its sandbox.
final class SandboxedGuest: GuestProcess {
  private var process: SandboxedProcess!
  var onEnd: (String) -> Void = { _ in }

  init(
    _ sandbox: Sandbox, output: Int32?, loop: EventLoop, prepare: @escaping GuestStarter.Preparation
  ) throws(SandboxError) {
    process = try SandboxedProcess(
      sandbox, packetByteCount: PacketLimits.packetByteCount, output: output, loop: loop, prepare: prepare
    ) { [weak self] end in self?.ended(end) }
  }

  var socket: PacketSocket { process.connection }

  func memory(over limit: Int) -> Int? {
    process.memoryUse(over: limit << 20).map { $0.total >> 20 }
  }

  var processorMicroseconds: Int64? { process.processorMicroseconds }
  var processorUse: ProcessorUse? { process.processorUse }
  func pause() { process.pause() }
  func resume() { process.resume() }
  func end() { process.kill() }

  private func ended(_ end: SandboxedProcess.End) {
    switch end {
    case .exited(let status): onEnd("with status \(status)")
    case .signal(let number): onEnd("by signal \(number)")
    case .notStarted(let error): onEnd(error.report)
    }
  }
}

/// Starts the processes of one keyboard.
package final class GuestStarter {
  /// Does something with a process that does nothing yet, and calls when it may begin.
  package typealias Preparation = (_ process: Int32, _ done: @escaping () -> Void) -> Void

  private let profile: SandboxProfile
  private let folders: GrantedFolders?
  private let output: Int32?
  private let loop: EventLoop
  private let prepare: Preparation
  /// Made once: its filter takes a moment.
  private var sandbox: Sandbox?

  /// - Parameters:
  ///   - access: What it may reach beyond its own folders.
  ///   - languages: The folder with the words of languages; `nil` for none.
  ///   - output: A descriptor for what it prints; `nil` for nowhere.
  ///   - prepare: Does what has to be done with a process's number before the keyboard begins in it.
  package init(
    _ keyboard: InstalledKeyboard, access: KeyboardAccess, languages: String?, output: Int32?, loop: EventLoop,
    prepare: @escaping Preparation = { $1() }
  ) {
    self.prepare = prepare
    let addressBook = access.includesContacts ? AddressBook.folder(access.contactsSetting) : nil
    folders = access.folders(of: keyboard.identifier, addressBook: addressBook)
    var profile = SandboxProfile(
      bundle: keyboard.folder, executable: keyboard.manifest.executable,
      container: folders?.container ?? "")
    profile.groups = (folders?.groups ?? []).map {
      SandboxProfile.Group(identifier: $0.identifier, folder: $0.folder, isWritable: $0.isWritable)
    }
    profile.contacts = folders?.contacts
    profile.languages = languages.flatMap { try? Files.realPath($0) }
    profile.hasNetwork = access.includesNetwork
    if let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first {
      profile.locale = locale
    }
    self.profile = profile
    self.output = output
    self.loop = loop
  }

  /// Starts a process; the folders that it keeps its data in are made where they are missing.
  package func start() throws(GuestFault) -> any GuestProcess {
    guard ForeignDescriptor.pendingCloses < GuestLimits.mostPendingCloses else {
      throw .start("too much that keyboards have passed to Spinet cannot be closed yet")
    }
    try folders?.make()
    do throws(SandboxError) {
      var sandbox: Sandbox
      if let made = self.sandbox { sandbox = made } else { sandbox = try Sandbox(profile) }
      try sandbox.update()
      self.sandbox = sandbox
      return try SandboxedGuest(sandbox, output: output, loop: loop, prepare: prepare)
    } catch {
      throw .start(error.report)
    }
  }
}
