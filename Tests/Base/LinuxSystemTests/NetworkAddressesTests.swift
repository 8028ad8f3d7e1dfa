// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Testing

@Suite struct NetworkAddressesTests {
  @Test("VK-16 the addresses of this device are numbers, each once, and none of the loopback") func all() {
    let addresses = NetworkAddresses.all
    #expect(Set(addresses).count == addresses.count)
    for address in addresses {
      #expect(!address.isEmpty && address.allSatisfy { $0.isHexDigit || ".:".contains($0) })
      #expect(!address.hasPrefix("127.") && address != "::1")
    }
  }
}
