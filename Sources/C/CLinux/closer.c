// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "closer.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct job {
  void *address;
  size_t length;
  int fd;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static struct job jobs[SPN_MOST_CLOSES];
// The job at `first` is the one under way.
static size_t first, count;
static int has_thread;

static void *work(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  for (;;) {
    while (count == 0) pthread_cond_wait(&condition, &mutex);
    struct job job = jobs[first];
    pthread_mutex_unlock(&mutex);
    if (job.address) munmap(job.address, job.length);
    else close(job.fd);
    pthread_mutex_lock(&mutex);
    first = (first + 1) % SPN_MOST_CLOSES;
    count--;
  }
  return NULL;
}

static int start(void) {
  pthread_attr_t attributes;
  pthread_t thread;
  sigset_t all, before;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 64 << 10);
  // Signals are for the thread that waits for them.
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int result = pthread_create(&thread, &attributes, work, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return result;
}

static int add(struct job job) {
  pthread_mutex_lock(&mutex);
  // Where there is no thread yet, and none can be made, the next job tries again.
  if (!has_thread) has_thread = start() == 0;
  int result = -EAGAIN;
  if (count < SPN_MOST_CLOSES) {
    jobs[(first + count) % SPN_MOST_CLOSES] = job;
    count++;
    result = 0;
    pthread_cond_signal(&condition);
  }
  pthread_mutex_unlock(&mutex);
  return result;
}

int spn_close_elsewhere(int fd) { return add((struct job){.fd = fd}); }

int spn_unmap_elsewhere(void *address, size_t length) {
  return add((struct job){.address = address, .length = length, .fd = -1});
}

size_t spn_pending_closes(void) {
  pthread_mutex_lock(&mutex);
  size_t pending = count;
  pthread_mutex_unlock(&mutex);
  return pending;
}
