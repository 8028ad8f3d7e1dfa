// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CFuzzer

/// Reads the bytes as lines of the channel between apps and the keyboard.
private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  ChannelFuzzing(Array(UnsafeBufferPointer(start: data, count: count))).play()
  return 0
}

private var count = CommandLine.argc
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
