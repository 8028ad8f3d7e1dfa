// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardAdministration
internal import LinuxSystem
internal import RemoteProtocol
internal import RemoteTrust
internal import Storage

/// The phones that may type on this device, in the files of the person.
struct PairingOfPerson {
  private let folders: RemoteFolders

  init() throws(Failure) {
    guard let folders = RemoteFolders(Environment.value) else {
      throw Failure("there is no XDG_RUNTIME_DIR; run this in your session")
    }
    self.folders = folders
  }

  /// Larger files are none of ours.
  private static let limit = 64 << 10

  /// Where phones reach this device.
  private struct Place {
    let host: String
    let fingerprint: String

    init?(_ text: String) {
      let words = text.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, let port = UInt16(words[1]), let fingerprint = Hexadecimal(String(words[2])),
        fingerprint.bytes.count == RemoteSizes.proof
      else { return nil }
      host = words[0].contains(":") ? "[\(words[0])]:\(port)" : "\(words[0]):\(port)"
      self.fingerprint = fingerprint.groups
    }
  }

  /// Offers to pair a phone, and shows how.
  func offer() throws(Failure) {
    guard let bytes = try? Files.read(folders.address, limit: Self.limit),
      let place = Place(String(decoding: bytes, as: UTF8.self))
    else {
      throw Failure(
        "the keyboard does not listen to phones; say where it should, as in \"spinet settings set remote-typing 192.168.1.5\""
      )
    }
    var generator = SystemRandomNumberGenerator()
    let offer = PairingOffer(at: WallClock.nowSeconds, using: &generator)
    let text = Array(offer.text.utf8)
    try Failure.explain("\(folders.offer) cannot be written") { () throws(SystemCallError) in
      try Files.change(folders.offer) { _ in (text, ()) }
    }
    let link = "https://\(place.host)/#\(offer.secret.text)"
    if let code = QRCode(link) { Terminal.print(code.lines.joined(separator: "\n")) }
    Terminal.print(
      """
      Scan this with the phone's camera, or open https://\(place.host)/ and enter:

          \(offer.code.prefix(3)) \(offer.code.suffix(3))

      The browser warns that it does not know this device. That is so at the first visit, when it
      trusts what it meets; the page says so, and shows a fingerprint. It should be this one:

          \(place.fingerprint)

      So should the SHA-256 fingerprint of the certificate, which the browser itself can show.
      It is the one to look at where you do not trust the network: a page can show anything.

      On a laptop with Spinet, run "spinet type" and give it this link:

          \(link)

      The code is good for one device, for 5 minutes and 5 tries. Show it to nobody else.
      """)
  }

  /// Lists the phones.
  func list() {
    let devices = phones.list.devices
    guard !devices.isEmpty else { return Terminal.print("No phone is paired.") }
    let now = WallClock.nowSeconds
    for device in devices {
      let days = max(0, now - device.used) / (24 * 60 * 60)
      let used = !device.isKnown(at: now) ? "expired" : days == 0 ? "used today" : "used \(days) d ago"
      Terminal.print("\(device.id.text)  \(used)  \(device.name)")
    }
  }

  /// Ends the pairing of a phone, also while it types.
  func remove(_ word: String) throws(Failure) {
    guard let id = Hexadecimal(word), phones.list[id] != nil else {
      throw Failure("there is no phone \"\(word)\"; see \"spinet pair list\"")
    }
    try change { $0.remove(id) }
  }

  /// Ends the pairing of all phones.
  func removeAll() throws(Failure) {
    try change { list in
      for device in list.devices { list.remove(device.id) }
    }
  }

  private var phones: PairedPhones { PairedPhones(path: folders.devices) }

  private func change(_ change: (inout DeviceList) -> Void) throws(Failure) {
    try Failure.explain("\(folders.devices) cannot be changed") { () throws(SystemCallError) in
      try phones.change(change)
    }
  }
}

extension Hexadecimal {
  /// The digits in groups of four, to be compared by eye.
  fileprivate var groups: String {
    text.enumerated().reduce(into: "") { groups, digit in
      if digit.offset > 0, digit.offset % 4 == 0 { groups += digit.offset % 32 == 0 ? "\n    " : " " }
      groups.append(digit.element)
    }
  }
}
