// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Where the device is, for apps of the SDK (Tests/StandIns/TypingApp).
  @Suite struct AppLocationTests {
    @Test func `an app that says what for hears the place that GeoClue tells, and one that does not is refused`() throws
    {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      let session = try Session(SessionOptions())
      defer {
        session.stop()
        session.removeFolder()
      }
      let service = try session.start(
        ["/usr/bin/python3", "\(Checkout.root)/Tests/Support/TestSystemBus/geoclue.py", "37.5665", "126.978"],
        name: "geoclue")
      try Wait.untilTrue("the location service") { service.output.contains("owner") }

      let refused = try session.start([try Checkout.program("typing-app"), "--location"], name: "refused")
      try Wait.untilTrue("a refusal", detail: { refused.output }) { refused.output.contains("location status denied") }
      #expect(refused.output.contains("its Info.plist has no NSLocationWhenInUseUsageDescription; add it"))
      #expect(!service.output.contains("GetClient"))
      refused.stop()

      // A bundle's Info.plist lies beside its program.
      let folder = "\(session.folder)/Typing"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try ProgramCopy.place(try Checkout.program("typing-app"), at: "\(folder)/typing-app")
      let information = [
        "CFBundleIdentifier": "org.example.typing", "NSLocationWhenInUseUsageDescription": "To send where you are.",
      ]
      try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        .write(to: URL(filePath: "\(folder)/Info.plist"))
      let app = try session.start(["\(folder)/typing-app", "--location"], name: "app")
      try Wait.untilTrue("the place", detail: { app.output + service.output }) {
        app.output.contains("location 37.5665 126.978")
      }
      let heard = app.output.split(separator: "\n").filter { $0.hasPrefix("location ") }
      #expect(
        heard == ["location status notDetermined", "location status authorizedWhenInUse", "location 37.5665 126.978"])
      #expect(service.output.contains("DesktopId org.example.typing"))
    }
  }
}
