// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// oldkernel COMMAND [ARGUMENT...]: runs a command for which the kernel has no Landlock, as before Linux 5.13.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

// The calls have these numbers on every architecture.
enum { landlock_create_ruleset = 444, landlock_restrict_self = 446 };

int main(int argc, char **argv) {
  if (argc < 2) {
    fputs("usage: oldkernel COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  struct sock_filter steps[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, landlock_create_ruleset, 0, 2),
      BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, landlock_restrict_self, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof steps / sizeof *steps, .filter = steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) < 0) {
    perror("oldkernel");
    return 2;
  }
  execvp(argv[1], argv + 1);
  perror(argv[1]);
  return 127;
}
