// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Debian 12's headers end at version 2, so the structures are laid out here. Source: landlock.rst of Linux.
struct ruleset {
  uint64_t files;
  uint64_t ports;
  uint64_t scopes;
};
struct path_rule {
  uint64_t files;
  int32_t beneath;
} __attribute__((packed));
enum { CREATE_RULESET_VERSION = 1, RULE_PATH_BENEATH = 1 };

static int result_of(long value) { return value < 0 ? -errno : (int)value; }

int spn_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, CREATE_RULESET_VERSION);
  return version < 0 ? 0 : (int)version;
}

int spn_landlock_create(uint64_t files, uint64_t ports, uint64_t scopes, size_t size) {
  struct ruleset ruleset = {.files = files, .ports = ports, .scopes = scopes};
  return result_of(syscall(SYS_landlock_create_ruleset, &ruleset, size < sizeof ruleset ? size : sizeof ruleset, 0));
}

int spn_landlock_allow(int ruleset, uint64_t files, int beneath) {
  struct path_rule rule = {.files = files, .beneath = beneath};
  return result_of(syscall(SYS_landlock_add_rule, ruleset, RULE_PATH_BENEATH, &rule, 0));
}

int spn_landlock_restrict(int ruleset) { return result_of(syscall(SYS_landlock_restrict_self, ruleset, 0)); }

int spn_no_new_privileges(void) { return result_of(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)); }

int spn_end_with_parent(void) { return result_of(prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)); }

int spn_seccomp_load(const void *program, size_t count) {
  struct sock_fprog filter = {
      .len = (unsigned short)(count / sizeof(struct sock_filter)), .filter = (struct sock_filter *)program};
  return result_of(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter));
}

int spn_seccomp_let_through(int listener) {
  // Room for the fields of later kernels, which write as many as they know. Source: SECCOMP_GET_NOTIF_SIZES of seccomp(2).
  union {
    struct seccomp_notif question;
    char room[1024];
  } held;
  union {
    struct seccomp_notif_resp answer;
    char room[1024];
  } reply;
  memset(&held, 0, sizeof held);
  memset(&reply, 0, sizeof reply);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &held) < 0) return -errno;
  reply.answer.id = held.question.id;
  reply.answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  return result_of(ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &reply));
}

int spn_close_range(unsigned int first, unsigned int last) {
  return result_of(syscall(SYS_close_range, first, last, 0));
}

int spn_execute(int program, char *const arguments[], char *const environment[]) {
  return result_of(syscall(SYS_execveat, program, "", arguments, environment, AT_EMPTY_PATH));
}

int spn_set_limit(int resource, uint64_t limit) {
  struct rlimit both;
  if (getrlimit(resource, &both) < 0) return -errno;
  // What is limited more already stays so: only root could raise it.
  if (both.rlim_max < limit) limit = both.rlim_max;
  both.rlim_cur = both.rlim_max = limit;
  return result_of(setrlimit(resource, &both));
}

int spn_duplicate(int fd, int lowest) { return result_of(fcntl(fd, F_DUPFD_CLOEXEC, lowest)); }

int spn_open_place(const char *path) { return result_of(open(path, O_PATH | O_CLOEXEC)); }

int spn_pidfd_open(pid_t process) { return result_of(syscall(SYS_pidfd_open, process, 0)); }

int spn_pidfd_signal(int process, int signal) {
  return result_of(syscall(SYS_pidfd_send_signal, process, signal, NULL, 0));
}

int spn_seal_for_good(int fd) {
  return result_of(fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL));
}

int spn_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
