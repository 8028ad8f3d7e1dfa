// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol
internal import RemoteTrust
internal import Storage

/// The file of the device that this one is paired with and types on, which its owner alone can read.
struct PairedHostFile {
  private let path: String

  init() throws(Failure) {
    guard let path = RemoteFolders.usualHost else {
      throw Failure("there is neither HOME nor XDG_STATE_HOME, where the pairing would be kept")
    }
    self.path = path
  }

  /// What is kept; `nil` where nothing is.
  func read() throws(Failure) -> PairedHost? {
    guard Files.exists(path) else { return nil }
    let bytes = try Failure.explain("\(path) cannot be read") { () throws(SystemCallError) in
      try Files.read(path, limit: 4096)
    }
    guard let host = PairedHost(text: String(decoding: bytes, as: UTF8.self)) else {
      throw Failure("\(path) is damaged; pair anew with \"spinet type --pair\"")
    }
    return host
  }

  /// Keeps another one in its place.
  func write(_ host: PairedHost) throws(Failure) {
    try Failure.explain("\(path) cannot be written") { () throws(SystemCallError) in
      try Array(host.text.utf8).withUnsafeBytes { bytes in
        Result { () throws(SystemCallError) in try Files.replace(path, with: [bytes], permissions: 0o600) }
      }.get()
    }
  }
}
