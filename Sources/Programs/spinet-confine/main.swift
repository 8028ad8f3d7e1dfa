// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// spinet-confine WORD…: runs inside the sandbox, before the keyboard, and becomes the keyboard. It gives up what
// bubblewrap cannot take away, in this order, because each step needs what the later ones forbid.

import Confinement
import LinuxSystem

/// Tells the host what went wrong, which is the last thing that happens here.
func fail(_ message: String) -> Never {
  Console.report("spinet-confine: \(message)")
  Process.exit(status: 125)
}

guard let confinement = Confinement(words: CommandLine.arguments.dropFirst()) else { fail("invalid arguments") }
let place = Confinement.programDescriptor
let problems = Confinement.Descriptor.problems.rawValue
let (spareProblems, permission) = (place + 1, place + 2)
func open(_ program: String) -> Int32 {
  do throws(SystemCallError) { return try Files.place(program).release() } catch {
    fail("\(program) cannot be opened: \(error.explanation)")
  }
}
do throws(SystemCallError) {
  let filter = try Files.content(of: Confinement.Descriptor.filter.rawValue)
  try Process.copyDescriptor(open(confinement.program), to: place)
  try Process.copyDescriptor(problems, to: spareProblems)
  try Process.copyDescriptor(Confinement.Descriptor.permission.rawValue, to: permission)
  try Process.closeDescriptors(Confinement.Descriptor.filter.rawValue...place - 1)
  try Process.closeDescriptors(permission + 1...Int32.max)
  Process.keepFilesPrivate()
  for (limit, value) in confinement.limits { try limit.set(value) }
  try Process.gainNoPrivileges()
  if let grants = confinement.grants { try Landlock.confine(to: grants, connecting: confinement.isConnecting) }
  // The host lets one call through, the one below, and closes what tells of them.
  let calls = try Process.filterSystemCalls(by: filter)
  try HeldCall.pass(calls, over: permission)
  // From here on standard error is the keyboard's: what the host reads of problems is never a keyboard's word.
  try Process.replaceDescriptor(problems, by: Confinement.Descriptor.output.rawValue)
} catch {
  fail("\(error.call): \(error.explanation)")
}
do throws(SystemCallError) {
  try Process.execute(place, words: [confinement.program] + confinement.arguments, environment: confinement.environment)
} catch {
  try? Process.replaceDescriptor(problems, by: spareProblems)
  fail("\(confinement.program) cannot be run: \(error.explanation)")
}
