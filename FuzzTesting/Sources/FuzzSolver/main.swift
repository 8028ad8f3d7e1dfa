// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CFuzzer

/// Plays the bytes as calls to a constraint solver.
private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var run = SolverFuzzing(Array(UnsafeBufferPointer(start: data, count: count)))
  run.play()
  return 0
}

private var count = CommandLine.argc
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
