// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CFuzzer

/// Reads the bytes as what `spinet-scanner` says.
private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  ScanFuzzing(Array(UnsafeBufferPointer(start: data, count: count))).play()
  return 0
}

private var count = CommandLine.argc
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
