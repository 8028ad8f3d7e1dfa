// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardLayout
internal import LinuxSystem

/// `spinet layout test`: runs keyboardTest3 files.
enum LayoutTestCommand {
  static func run(_ files: [String], _ loader: LayoutLoader) -> ExitStatus {
    var passed = 0
    var failed = 0
    for file in files {
      do throws(LayoutErrors) {
        let test = try KeyboardTestReader.read(try loader.bytes(at: file), file: file)
        let keyboard = try loader.keyboard(named: test.keyboard, forTest: file)
        for result in KeyboardTestRunner.run(test, on: keyboard) {
          passed += result.failures.isEmpty ? 1 : 0
          failed += result.failures.isEmpty ? 0 : 1
          for failure in result.failures {
            Terminal.print("\(failure)")
          }
        }
      } catch {
        failed += 1
        for problem in error.errors {
          Terminal.print("\(problem)")
        }
      }
    }
    Terminal.print("\(passed) passed, \(failed) failed")
    return failed == 0 ? .success : .failure
  }
}
