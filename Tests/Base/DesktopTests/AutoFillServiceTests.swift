// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Desktop

@Suite struct AutoFillServiceTests {
  private func offer(_ arguments: [String], on bus: PrivateBus) throws -> (status: Bool, text: String) {
    let name = AutoFillService.name
    let program = try bus.run(
      "/usr/bin/gdbus",
      [
        "call", "--address", bus.address, "--dest", name, "--object-path", AutoFillService.path, "--method",
        "\(name).OfferCode",
        // Without the quotation marks digits would be a number.
      ] + arguments.map { "'\($0)'" })
    try bus.wait("gdbus to end") { !program.isRunning }
    program.readOutput()
    return (program.lines.contains("()"), program.lines.joined())
  }

  @Test("ED-1 another program hands a code over by D-Bus, and is told when it is not taken") func handsOver() throws {
    let bus = try PrivateBus()
    var codes: [[String]] = []
    var answer = CodeAnswer.isOffered
    let service = AutoFillService(bus: try bus.connect(), report: { Issue.record("\($0)") }) {
      codes.append([$0, $1])
      return answer
    }
    defer { withExtendedLifetime(service) {} }
    try bus.waitForOwner(of: AutoFillService.name)
    #expect(try offer(["482913", "Bank"], on: bus).status)
    #expect(codes == [["482913", "Bank"]])
    for refusal in [CodeAnswer.isNoCode, .comesTooOften, .notWanted] {
      answer = refusal
      #expect(try !offer(["482913", "Bank"], on: bus).status)
    }
    #expect(codes.count == 4)
    // Nothing of these is looked at.
    for arguments in [["482913"], [String(repeating: "1", count: 300), "Bank"]] {
      #expect(try !offer(arguments, on: bus).status)
    }
    #expect(codes.count == 4)
  }
}
