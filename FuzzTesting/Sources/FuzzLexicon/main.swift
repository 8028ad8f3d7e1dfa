// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CFuzzer

/// Reads the bytes as vCards, as text replacements, and as a lexicon on its way.
private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  LexiconFuzzing(Array(UnsafeBufferPointer(start: data, count: count))).play()
  return 0
}

private var count = CommandLine.argc
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
