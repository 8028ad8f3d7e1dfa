// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSeccomp
internal import LinuxSystem

/// A policy as a program for the kernel, made by libseccomp. Programs of another architecture are ended.
struct SystemCallFilter {
  /// The program, which stays as it is and may be given to any number of keyboards.
  let file: AnonymousFile

  init(_ policy: SystemCallPolicy) throws(SandboxError) {
    guard let context = seccomp_init(Self.failing(with: EPERM)) else {
      throw SandboxError(.noFilter, "libseccomp has no memory.")
    }
    defer { seccomp_release(context) }
    // A tree is asked a few times for each call, a list as often as it is long.
    seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2)
    for rule in policy.rules { try Self.add(rule, to: context) }
    let numbers = policy.unknown.map { seccomp_syscall_resolve_name($0) }.filter { $0 != __NR_SCMP_ERROR }
    for number in numbers + Array(policy.unknownNumbers) {
      try Self.check(seccomp_rule_add_array(context, Self.failing(with: ENOSYS), number, 0, nil), "\(number)")
    }
    file = try AnonymousFile(name: "spinet-filter", orElse: SandboxError.system) { descriptor throws(SandboxError) in
      try Self.check(seccomp_export_bpf(context, descriptor), "the program")
    }
  }

  private static func add(_ rule: SystemCallRule, to context: scmp_filter_ctx) throws(SandboxError) {
    let number = seccomp_syscall_resolve_name(rule.name)
    guard number != __NR_SCMP_ERROR else { return }
    let comparisons = rule.conditions.map {
      scmp_arg_cmp(arg: $0.argument, op: SCMP_CMP_MASKED_EQ, datum_a: $0.mask, datum_b: $0.value)
    }
    try check(
      seccomp_rule_add_array(
        context, action(rule.verdict), number, UInt32(comparisons.count), comparisons), rule.name)
  }

  private static func check(_ result: Int32, _ what: String) throws(SandboxError) {
    if result != 0 { throw SandboxError(.noFilter, "libseccomp does not take \(what): error \(-result).") }
  }

  // SCMP_ACT_ALLOW, SCMP_ACT_NOTIFY and SCMP_ACT_ERRNO, which are macros. Source: seccomp_rule_add(3).
  private static func action(_ verdict: SystemCallRule.Verdict) -> UInt32 {
    switch verdict {
    case .allow: 0x7FFF_0000
    case .hold: 0x7FC0_0000
    case .fail(let error): failing(with: error)
    }
  }

  private static func failing(with error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }
}
