// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import spinetd

@MainActor
@Suite struct OptionsTests {
  private func misuse(_ arguments: [String]) -> String? {
    do {
      _ = try Options(arguments)
    } catch .misuse(let text) {
      return text
    } catch {}
    return nil
  }

  @Test func `each option takes its value`() throws {
    let options = try Options(["--settings", "s", "--inspect", "/run/i", "--layouts", "a dir"])
    #expect(options.settingsPath == "s")
    #expect(options.inspectPath == "/run/i")
    #expect(options.layoutsPath == "a dir")
    let none = try Options([])
    #expect(none.settingsPath == nil && none.inspectPath == nil && none.layoutsPath == nil)
  }

  @Test func `an option without its value is misuse, also when another option follows`() {
    for option in ["--inspect", "--layouts", "--settings"] {
      #expect(misuse([option])?.contains(option) == true)
      #expect(misuse([option, "--inspect", "x"])?.contains(option) == true)
    }
  }

  @Test func `what is unknown is named`() {
    for argument in ["--inspekt", "x", "", "-v"] { #expect(misuse([argument])?.contains("'\(argument)'") == true) }
  }

  @Test func `help and version are printed`() {
    for argument in ["--help", "-h", "--version"] {
      do {
        _ = try Options([argument])
        Issue.record("\(argument) runs the keyboard")
      } catch {
        guard case .print(let text) = error else {
          Issue.record("\(argument) is misuse")
          continue
        }
        #expect(text.contains("spinetd"))
      }
    }
  }
}
