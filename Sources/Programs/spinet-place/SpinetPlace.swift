// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem

/// Says where the device is, for `spinetd`: the names of the city, of its region and of its country, a line each.
///
///     spinet-place LANGUAGE
///
/// A program of its own: it is started when you ask for it, brings libraries and data that the keyboard does without, and is gone
/// when it has answered. Where it has no answer it prints none, says why on standard error, and ends with status 1.
@main
enum SpinetPlace {
  static func main() {
    guard CommandLine.arguments.count == 2 else { fail("what follows should be a language, such as ko-KR") }
    // First: where nobody could name it, nobody is asked for the place.
    guard let cities = GeoNames(language: CommandLine.arguments[1]) else {
      fail("the library libgeonames.so.0 is missing; install it, on Debian the package libgeonames0")
    }
    do {
      let loop = try EventLoop()
      let finder = try FixFinder(loop: loop) { result in
        switch result {
        case .success(let fix):
          guard let names = cities.names(around: fix) else { fail("there is no city within 30 km") }
          for name in [names.city, names.region, names.country] { Console.print(name) }
          loop.stop(status: 0)
        case .failure(let failure): fail(failure.message)
        }
      }
      let status = try loop.run()
      withExtendedLifetime(finder) {}
      Process.exit(status: status)
    } catch let error as SessionBusError {
      fail(error.message)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    Log(.desktop).warning("no city was found: \(fault: message)")
    Process.exit(status: 1)
  }
}
