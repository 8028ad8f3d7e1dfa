// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// A thread that closes what strangers have passed to this process: close(2) of a socket, or of a file of a network or of
// another process, waits for as long as its maker likes. In C because it must have nothing to do with what belongs to the main thread.
#pragma once

#include <stddef.h>

/// How many things wait to be closed at the most.
enum { SPN_MOST_CLOSES = 1024 };

/// Has a descriptor closed by the thread, which is started when it is first needed. The caller must not use the descriptor
/// any more. Returns 0, or -EAGAIN where too much waits: the descriptor then stays open for good.
int spn_close_elsewhere(int fd);

/// The same for munmap(2), which lets go of a file, too, and frees its memory.
int spn_unmap_elsewhere(void *address, size_t length);

/// How many of both are not done yet.
size_t spn_pending_closes(void);
