// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `spinet keyboard run`, with scripts that stand in for Swift and for sway.
@Suite struct RunTests {
  private let person: Person

  init() throws {
    person = try Person()
    try person.keyboard("new", "Morse")
    try person.fakeSwift()
    // Keeps what the session is made of, and starts what its settings say.
    try person.write(
      """
      #!/bin/sh
      echo "sway says little"
      cp -R "${2%/*}" "$HOME/session"
      sed -n 's/^exec //p' "$2" | sh

      """, to: "bin/sway", permissions: 0o755)
    try person.write("#!/bin/sh\n", to: "bin/swaymsg", permissions: 0o755)
    try person.write("#!/bin/sh\nshift\nexec \"$@\"\n", to: "bin/dbus-run-session", permissions: 0o755)
    person.environment["TMPDIR"] = person.home
  }

  @Test func `the app runs beside the keyboard, which comes first there, and nothing of the person's changes`() throws {
    person.settings = "keyboards = ko-KR, org.example.other # mine\nhaptics = off\n"
    let outcome = try person.keyboard("run", "Morse", "--full-access", "--in", "echo", "it's", "$HOME")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("it's $HOME\n") && !outcome.output.contains("sway says"))
    #expect(
      person.read("session/settings.conf") == """
        keyboards = org.example.morse, ko-KR, org.example.other # mine
        haptics = off
        full-access = org.example.morse

        """)
    #expect(person.read("session/data/spinet/keyboards/org.example.morse.keyboard/Morse") == "built\n")
    #expect(person.settings == "keyboards = ko-KR, org.example.other # mine\nhaptics = off\n")
    #expect(!person.exists(".local"))
    let left = try FileManager.default.contentsOfDirectory(atPath: person.home).filter { $0.hasPrefix("spinet-run") }
    #expect(left.isEmpty)
  }

  @Test func `an app that fails is told by the status`() throws {
    #expect(try person.keyboard("run", "Morse", "--in", "false").status == 1)
  }

  @Test func `a session that fails says why`() throws {
    try person.write("#!/bin/sh\necho no graphics >&2\nexit 5\n", to: "bin/sway", permissions: 0o755)
    let outcome = try person.keyboard("run", "Morse", "--in", "true")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("sway's exit status is 5, and it said:\nno graphics\n"))
  }
}
