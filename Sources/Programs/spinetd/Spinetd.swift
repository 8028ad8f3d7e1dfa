// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import WaylandPlatform

@main
enum Spinetd {
  static func main() {
    Process.forbidCores()
    Process.setReadable(false)
    Log.reportProblems()
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      Process.exit(status: try Daemon(options).run())
    } catch let exit as Options.Exit {
      switch exit {
      case .print(let text):
        Console.print(text)
        Process.exit(status: 0)
      case .misuse(let text): fail(text, status: 2)
      }
    } catch let error as any ExplainedError {
      fail(error.report)
    } catch {
      fail("unexpected error")
    }
  }

  private static func fail(_ message: String, status: Int32 = 1) -> Never {
    Log(.program).error("\(fault: message)")
    Process.exit(status: status)
  }
}

/// Something that the keyboard cannot do without is missing.
struct StartError: ExplainedError {
  enum Code { case missing }

  var code: Code { .missing }
  let message: String
  let advice: String?
}
