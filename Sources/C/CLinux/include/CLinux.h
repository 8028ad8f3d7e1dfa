// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// The parts of Linux that Swift's Glibc module does not export: headers missing from its module map, declarations
// behind _GNU_SOURCE, and function-like macros. No policy and no allocation here.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/types.h>

#include "closer.h"
#include "confine.h"

/// memfd_create(2) with MFD_CLOEXEC and sealing allowed. Needs _GNU_SOURCE. Returns a descriptor or -errno.
int spn_memfd_create(const char *name);

/// accept4(2) with SOCK_CLOEXEC and SOCK_NONBLOCK. Needs _GNU_SOURCE. Returns a descriptor or -errno.
int spn_accept(int socket);

/// SO_PEERCRED of unix(7): the process at the other end of a connection when it was made. struct ucred needs _GNU_SOURCE.
/// Returns its number, 0 for one that cannot be seen from here, or -errno.
int spn_peer_process(int socket);

/// F_ADD_SEALS of fcntl(2) with F_SEAL_SHRINK, so that whoever maps the file cannot be hit by SIGBUS. Returns 0 or -errno.
int spn_seal_against_shrinking(int fd);

/// F_GET_SEALS of fcntl(2). Returns 1 when a file can never get smaller, 0 when it can, or -errno for what is no such file.
int spn_cannot_shrink(int fd);

/// sendmsg(2) without waiting, with one descriptor or, for -1, none. CMSG_* are macros. Returns the bytes sent or -errno.
ssize_t spn_send_packet(int socket, const void *bytes, size_t count, int passed);

/// recvmsg(2) without waiting. The descriptor that came along, with FD_CLOEXEC, is stored in `passed`, or -1. Returns the bytes
/// received, 0 at the end, or -errno: -EMSGSIZE for a packet larger than the buffer and for one with several descriptors, all of
/// which are closed by spn_close_elsewhere.
ssize_t spn_receive_packet(int socket, void *bytes, size_t capacity, int *passed);

/// renameat2(2) with RENAME_EXCHANGE. Needs _GNU_SOURCE. Returns 0 or -errno.
int spn_exchange(const char *path, const char *other);

/// madvise(2) with MADV_DONTNEED for the program's own code, found by dl_iterate_phdr(3). The kernel maps what runs again, from
/// where it keeps the file.
void spn_forget_code(void);

/// malloc_trim(3) of all that is free.
void spn_trim_heap(void);

/// prctl(2) with PR_SET_DUMPABLE. prctl is variadic. Returns 0 or -errno.
int spn_set_dumpable(int dumpable);

/// mlock2(2) with MLOCK_ONFAULT: pages stay in memory from when they are first used. Needs _GNU_SOURCE. Returns 0 or -errno.
int spn_lock_pages(const void *start, size_t size);

/// Overwrites 64 KiB of the stack below the caller, where functions that have returned left what they worked with.
void spn_overwrite_stack(void);

/// The descriptor that is readable while libdispatch's main queue has work, for loops that run it. libdispatch has it.
/// Source: its private/queue_private.h.
int _dispatch_get_main_queue_handle_4CF(void);
