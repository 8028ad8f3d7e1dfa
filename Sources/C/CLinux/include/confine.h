// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What confines a process and starts another program in its place: calls that glibc has no function for, or declares
// only with _GNU_SOURCE. Nothing here decides what is allowed.
#pragma once

#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// landlock_create_ruleset(2) with LANDLOCK_CREATE_RULESET_VERSION. Returns the version of the interface, 0 where the
/// kernel has none or it is turned off.
int spn_landlock_version(void);

/// landlock_create_ruleset(2) for the rights on files, on TCP ports, and the scopes, of which the kernel reads the
/// first `size` bytes: 8 for version 1, 16 since version 4, 24 since version 6. Returns a descriptor or -errno.
int spn_landlock_create(uint64_t files, uint64_t ports, uint64_t scopes, size_t size);

/// landlock_add_rule(2): what is beneath a descriptor gets these rights. Returns 0 or -errno.
int spn_landlock_allow(int ruleset, uint64_t files, int beneath);

/// landlock_restrict_self(2). Returns 0 or -errno.
int spn_landlock_restrict(int ruleset);

/// PR_SET_NO_NEW_PRIVS of prctl(2), which is variadic. Returns 0 or -errno.
int spn_no_new_privileges(void);

/// PR_SET_PDEATHSIG of prctl(2) with SIGKILL. Returns 0 or -errno.
int spn_end_with_parent(void);

/// seccomp(2) with SECCOMP_SET_MODE_FILTER and SECCOMP_FILTER_FLAG_NEW_LISTENER: loads a program of `count` bytes. Returns
/// the listener's descriptor, which closes when a program is started, or -errno.
int spn_seccomp_load(const void *program, size_t count);

/// Takes the call that a listener holds, which has to be readable, and lets it through. Returns 0 or -errno.
/// Source: seccomp_unotify(2).
int spn_seccomp_let_through(int listener);

/// close_range(2) without flags. Returns 0 or -errno.
int spn_close_range(unsigned int first, unsigned int last);

/// execveat(2) of what is behind a descriptor. Returns -errno, or not at all.
int spn_execute(int program, char *const arguments[], char *const environment[]);

/// setrlimit(2) with the same soft and hard limit, or a hard limit that is lower already; its first parameter is an enum in C and a number elsewhere.
/// Returns 0 or -errno.
int spn_set_limit(int resource, uint64_t limit);

/// fcntl(2) with F_DUPFD_CLOEXEC and the lowest number that is wanted. Returns a descriptor or -errno.
int spn_duplicate(int fd, int lowest);

/// O_PATH of open(2), with O_CLOEXEC. Needs _GNU_SOURCE. Returns a descriptor or -errno.
int spn_open_place(const char *path);

/// pidfd_open(2); the descriptor closes when a program is started. Returns a descriptor or -errno.
int spn_pidfd_open(pid_t process);

/// pidfd_send_signal(2). Returns 0 or -errno.
int spn_pidfd_signal(int process, int signal);

/// F_ADD_SEALS of fcntl(2) with every seal there is: what a file of memory holds stays as it is. Returns 0 or -errno.
int spn_seal_for_good(int fd);

/// posix_spawn_file_actions_addclosefrom_np(3). Needs _GNU_SOURCE. Returns 0 or an error number.
int spn_spawn_close_from(posix_spawn_file_actions_t *actions, int first);
