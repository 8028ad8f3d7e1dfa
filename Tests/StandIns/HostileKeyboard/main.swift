// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// hostile-keyboard [NAME=VALUE…] WISH…: tries what a keyboard must not be able to do, and does what it must be, and
// tells the host on descriptor 3, a packet for each wish: `denied`, `succeeded`, `works` or `fails`, and how. Without a word,
// as keyboards are started that are installed, it is in everybody's way, or types what nobody wants typed.

import Glibc
import TestSupport

/// What the host tells of itself, so that there is something to reach.
var facts: [String: String] = [:]

func tell(_ words: String) {
  let bytes = Array(words.utf8.prefix(4000))
  _ = bytes.withUnsafeBytes { send(3, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
}

if CommandLine.arguments.count == 1 {
  if let plan = Typist.Plan.ofBundle { Typist(plan).run() }
  Rampage().run()
}
for word in CommandLine.arguments.dropFirst() {
  if let denial = SandboxDenial(rawValue: word) {
    switch denial.outcome(facts) {
    case .denied(let how): tell("denied \(how)")
    case .succeeded(let how): tell("succeeded \(how)")
    }
  } else if let ability = SandboxAbility(rawValue: word) {
    if let complaint = await ability.complaint() { tell("fails \(complaint)") } else { tell("works") }
  } else if let deed = Deed(rawValue: word) {
    deed.run()
  } else if let mark = word.firstIndex(of: "=") {
    facts[String(word[..<mark])] = String(word[word.index(after: mark)...])
  } else {
    tell("fails: no wish \(word)")
  }
}
