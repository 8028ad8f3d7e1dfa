// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestBed

/// Types into real apps while the machine gets in the way, and compares every letter; see CONTRIBUTING.md.
@main
enum Soak {
  static func main() {
    Interruption.watch()
    do {
      let options = try SoakOptions(CommandLine.arguments.dropFirst())
      let missing = Programs.missing(of: ["sway", "swaymsg"] + options.clients.flatMap(\.kind.programs))
      guard missing.isEmpty else {
        throw BedError("missing: \(missing.joined(separator: ", ")); run Utilities/install-packages.sh test")
      }
      let ledger = Ledger()
      if let seed = options.replay {
        Worker(client: options.clients[0], options: options, ledger: ledger).replay(seed)
      } else {
        play(options, ledger)
      }
      say(ledger.table)
      exit(ledger.differences > 0 ? 1 : Interruption.hasCome ? 130 : 0)
    } catch {
      say("\(error)")
      exit(2)
    }
  }

  /// Plays all clients, some at once, each for its share of the time.
  private static func play(_ options: SoakOptions, _ ledger: Ledger) {
    say("seed \(options.seed); differences go to \(CaseFolder.run)")
    let workers = min(options.workers, options.clients.count)
    let rounds = (options.clients.count + workers - 1) / workers
    let share = Int64(options.minutes * 60_000_000 / Double(rounds))
    // Those of one round play together; each round is as long as the others.
    for round in 0..<rounds where !Interruption.hasCome {
      let end = Clock.now() + share
      let clients = options.clients[(round * workers)...].prefix(workers)
      let group = DispatchGroup()
      for client in clients {
        group.enter()
        Thread.detachNewThread {
          Worker(client: client, options: options, ledger: ledger).play(until: end)
          group.leave()
        }
      }
      group.wait()
    }
  }
}
