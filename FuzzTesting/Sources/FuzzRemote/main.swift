// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CFuzzer

@testable import RemoteTrust

/// Reads the bytes as what devices say, as what the program that speaks to them says, and as the list of devices.
private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  RemoteFuzzing(bytes).play()
  HostFuzzing(bytes).play()
  let text = String(decoding: bytes, as: UTF8.self)
  let list = DeviceList(text: text)
  precondition(DeviceList(text: list.text) == list, "a list is not read as it was written")
  if let offer = PairingOffer(text: text) {
    precondition(PairingOffer(text: offer.text) == offer, "an offer is not read as it was written")
  }
  return 0
}

private var count = CommandLine.argc
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
