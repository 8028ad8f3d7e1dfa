// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// supervise COMMAND [ARGUMENT…]: runs a command so that nothing of it can outlive the test that started it.
//
// It has its three streams and nothing else of whoever started it, whose other files would stay open for as long as it runs.
//
// Standard input is the lifeline: when its other end closes, because the test stopped or died, every descendant is killed,
// those included that left the process group or the session. SIGTERM is passed on to the command. When the command ends,
// whatever it left behind is killed and its exit status becomes ours (128 + signal when a signal ended it).
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t parent_of(const char *pid) {
  char path[64], stat[512];
  snprintf(path, sizeof path, "/proc/%.20s/stat", pid);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t length = read(fd, stat, sizeof stat - 1);
  close(fd);
  if (length <= 0) return -1;
  stat[length] = 0;
  // The name in parentheses may hold anything, a closing parenthesis included.
  char *end = strrchr(stat, ')');
  int parent = -1;
  if (!end || sscanf(end + 1, " %*c %d", &parent) != 1) return -1;
  return parent;
}

static void kill_children(void) {
  DIR *proc = opendir("/proc");
  if (!proc) return;
  for (struct dirent *entry; (entry = readdir(proc));) {
    pid_t pid = atoi(entry->d_name);
    if (pid > 1 && parent_of(entry->d_name) == getpid()) kill(pid, SIGKILL);
  }
  closedir(proc);
}

// Orphans become our children because we are the subreaper, so that a round of killing shows the next generation.
static void kill_descendants(void) {
  do {
    kill_children();
  } while (waitpid(-1, NULL, 0) > 0 || errno == EINTR);
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fputs("usage: supervise COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  close_range(3, ~0U, 0);
  sigset_t signals, original;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, &original);
  int events = signalfd(-1, &signals, SFD_CLOEXEC);
  if (events < 0 || prctl(PR_SET_CHILD_SUBREAPER, 1) < 0) {
    perror("supervise");
    return 2;
  }
  pid_t command = fork();
  if (command < 0) {
    perror("supervise: fork");
    return 2;
  }
  if (command == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    int null = open("/dev/null", O_RDONLY);
    dup2(null, 0);
    setpgid(0, 0);
    execvp(argv[1], argv + 1);
    fprintf(stderr, "supervise: %s: %s\n", argv[1], strerror(errno));
    _exit(127);
  }
  for (;;) {
    struct pollfd waiting[] = {{.fd = 0, .events = POLLIN}, {.fd = events, .events = POLLIN}};
    if (poll(waiting, 2, -1) < 0 && errno != EINTR) break;
    char byte;
    if (waiting[0].revents && read(0, &byte, 1) <= 0) break;
    struct signalfd_siginfo info;
    if (!(waiting[1].revents & POLLIN) || read(events, &info, sizeof info) != sizeof info) continue;
    if (info.ssi_signo == SIGTERM) kill(command, SIGTERM);
    int status;
    for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) > 0;) {
      if (ended != command) continue;
      kill_descendants();
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
  }
  kill_descendants();
  return 128 + SIGKILL;
}
