// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import KeyboardBundle
package import LinuxSystem
internal import PersonalWords
internal import Sandbox

/// The process of an installed keyboard in its sandbox.
final class SandboxedGuest: GuestProcess {
  private var process: SandboxedProcess!
  var onEnd: (String) -> Void = { _ in }

  init(_ sandbox: Sandbox, output: Int32?, loop: EventLoop) throws(SandboxError) {
    process = try SandboxedProcess(
      sandbox, packetByteCount: PacketLimits.packetByteCount, output: output, loop: loop
    ) { [weak self] end in self?.ended(end) }
  }

  var socket: PacketSocket { process.connection }

  func memory(over limit: Int) -> Int? {
    process.memoryUse(over: limit << 20).map { $0.total >> 20 }
  }

  var processorMicroseconds: Int64? { process.processorMicroseconds }
  func pause() { process.pause() }
  func resume() { process.resume() }
  func end() { process.kill() }

  private func ended(_ end: SandboxedProcess.End) {
    switch end {
    case .exited(let status): onEnd("with status \(status)")
    case .signal(let number): onEnd("by signal \(number)")
    case .notStarted(let error): onEnd(error.message)
    }
  }
}

/// Starts the processes of one keyboard.
package final class GuestStarter {
  private let profile: SandboxProfile
  private let folders: GrantedFolders?
  private let output: Int32?
  private let loop: EventLoop
  /// Made once: its filter takes a moment.
  private var sandbox: Sandbox?

  /// - Parameters:
  ///   - access: What it may reach beyond its own folders.
  ///   - output: A descriptor for what it prints; `nil` for nowhere.
  package init(_ keyboard: InstalledKeyboard, access: KeyboardAccess, output: Int32?, loop: EventLoop) {
    let addressBook = access.includesContacts ? AddressBook.folder(access.contactsSetting) : nil
    folders = access.folders(of: keyboard.identifier, addressBook: addressBook)
    var profile = SandboxProfile(
      bundle: keyboard.folder, executable: keyboard.manifest.executable,
      container: folders?.container ?? "")
    profile.groups = (folders?.groups ?? []).map {
      SandboxProfile.Group(identifier: $0.identifier, folder: $0.folder, isWritable: $0.isWritable)
    }
    profile.contacts = folders?.contacts
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
    try folders?.make()
    do throws(SandboxError) {
      let sandbox: Sandbox
      if let made = self.sandbox { sandbox = made } else { sandbox = try Sandbox(profile) }
      self.sandbox = sandbox
      return try SandboxedGuest(sandbox, output: output, loop: loop)
    } catch {
      throw .start(error.message)
    }
  }
}
