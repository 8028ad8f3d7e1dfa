// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Testing

@testable import ExtensionHost

/// How a keyboard failed, in words and back.
@Suite struct GuestFaultTests {
  private let faults: [GuestFault] = [
    .ended("signal 4"), .noAnswer, .notReading, .memory(mebibytes: 120, limit: 96), .flood, .typesUnasked,
    .wrongVersion(7), .wrongPicture("too short"), .start("it is a link"),
  ]

  @Test func `the kind of a fault is known by its stored description`() {
    for fault in faults { #expect(GuestFault.Kind(description: fault.description) == fault.kind, "\(fault)") }
    #expect(GuestFault.Kind(description: "crashed") == nil)
  }

  @Test func `no kind's description begins as another's`() {
    for kind in GuestFault.Kind.allCases {
      #expect(GuestFault.Kind.allCases.count { $0.rawValue.hasPrefix(kind.rawValue) } == 1)
    }
  }

  @Test func `a description says how much memory it was`() {
    #expect(faults[3].description == "it uses too much memory: 120 MiB, more than the 96 that keyboards may have")
  }
}
