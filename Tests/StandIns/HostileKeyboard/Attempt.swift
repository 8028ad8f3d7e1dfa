// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

/// How an attempt went.
enum Outcome {
  /// It was refused; the words say by which error.
  case denied(String)
  /// It was not, which is what a sandbox must not let happen.
  case succeeded(String)

  /// Denied when all of them are; the first one that is not tells.
  static func all(_ outcomes: [Outcome]) -> Outcome {
    for outcome in outcomes { if case .succeeded = outcome { return outcome } }
    let words = outcomes.map { outcome in
      switch outcome {
      case .denied(let words), .succeeded(let words): words
      }
    }
    return .denied(words.joined(separator: ", "))
  }

  /// Of a call that returns -1 and sets `errno` when it fails.
  static func of(_ name: String, _ result: Int32) -> Outcome {
    result < 0 ? .denied("\(name): \(error(errno))") : .succeeded("\(name) gave \(result)")
  }

  static func error(_ number: Int32) -> String { String(cString: strerror(number)) }
}

/// Makes a system call by its number.
func call(
  _ name: String, _ number: Int32, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0, _ f: Int = 0
) -> Outcome {
  let result = spn_system_call(Int(number), a, b, c, d, e, f)
  return result < 0 ? .denied("\(name): \(Outcome.error(Int32(-result)))") : .succeeded("\(name) gave \(result)")
}

/// An address of a C string, for a system call. The string stays for the rest of this short life.
func address(_ string: String) -> Int { Int(bitPattern: strdup(string)) }

/// Memory full of zeros, for a system call.
func zeros(_ byteCount: Int) -> Int { Int(bitPattern: calloc(1, byteCount)) }

/// Makes a file in memory that can be sealed.
func fileInMemory(_ name: String) -> Int32 {
  Int32(spn_system_call(Int(SYS_memfd_create), address(name), 3, 0, 0, 0, 0))
}
