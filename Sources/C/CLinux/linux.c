// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

int spn_memfd_create(const char *name) {
  int fd = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  return fd < 0 ? -errno : fd;
}

int spn_accept(int socket) {
  int fd = accept4(socket, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  return fd < 0 ? -errno : fd;
}

int spn_peer_process(int socket) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) < 0 ? -errno : peer.pid;
}

int spn_seal_against_shrinking(int fd) {
  return fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK) < 0 ? -errno : 0;
}

int spn_cannot_shrink(int fd) {
  int seals = fcntl(fd, F_GET_SEALS);
  return seals < 0 ? -errno : (seals & F_SEAL_SHRINK) != 0;
}

ssize_t spn_send_packet(int socket, const void *bytes, size_t count, int passed) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  union {
    char space[CMSG_SPACE(sizeof(int))];
    struct cmsghdr alignment;
  } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (passed >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.space;
    message.msg_controllen = sizeof control.space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &passed, sizeof(int));
  }
  ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
  return sent < 0 ? -errno : sent;
}

ssize_t spn_receive_packet(int socket, void *bytes, size_t capacity, int *passed) {
  struct iovec part = {.iov_base = bytes, .iov_len = capacity};
  // Room for all that a packet can bring (SCM_MAX_FD of Linux): the kernel closes what there is no room for, in this thread.
  union {
    char space[CMSG_SPACE(253 * sizeof(int))];
    struct cmsghdr alignment;
  } control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.space, .msg_controllen = sizeof control.space};
  *passed = -1;
  int hasMore = 0;
  ssize_t count = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (count < 0) return -errno;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t descriptors = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < descriptors; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof(int));
      if (*passed < 0) {
        *passed = descriptor;
      } else {
        hasMore = 1;
        spn_close_elsewhere(descriptor);
      }
    }
  }
  if (hasMore || message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) {
    if (*passed >= 0) spn_close_elsewhere(*passed);
    *passed = -1;
    return -EMSGSIZE;
  }
  return count;
}

int spn_exchange(const char *path, const char *other) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE) < 0 ? -errno : 0;
}
