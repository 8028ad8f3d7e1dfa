// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// A client of an unmodified KWin that runs with KWIN_WAYLAND_NO_PERMISSION_CHECKS=1: passes touches on from a Unix stream socket through
// KWin's own protocol for that, org_kde_kwin_fake_input, whose description is in fake-input.xml.
//
// usage: inject-kwin SOCKET, with WAYLAND_DISPLAY. The form of commands and answers is as in inject.c. Commands:
//   down FINGER X Y · move FINGER X Y · up FINGER · frame      touch, in logical pixels of all outputs
//   pointer X Y · button CODE 0|1 · pointer-frame              pointer, codes of input-event-codes.h
//   key CODE 0|1                                               keyboard, codes of input-event-codes.h
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

#include "fake-input.h"

static struct wl_display *display;
static struct org_kde_kwin_fake_input *input;

static void on_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  if (!strcmp(interface, "org_kde_kwin_fake_input") && version >= 4)
    input = wl_registry_bind(registry, name, &org_kde_kwin_fake_input_interface, 4);
}

static void on_global_remove(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener registry_listener = {on_global, on_global_remove};

static bool run(const char *line) {
  char name[16];
  double a = 0, b = 0, c = 0;
  if (sscanf(line, "%15s %lf %lf %lf", name, &a, &b, &c) < 1) return false;
  if (!strcmp(name, "down")) {
    org_kde_kwin_fake_input_touch_down(input, (uint32_t)a, wl_fixed_from_double(b), wl_fixed_from_double(c));
  } else if (!strcmp(name, "move")) {
    org_kde_kwin_fake_input_touch_motion(input, (uint32_t)a, wl_fixed_from_double(b), wl_fixed_from_double(c));
  } else if (!strcmp(name, "up")) {
    org_kde_kwin_fake_input_touch_up(input, (uint32_t)a);
  } else if (!strcmp(name, "frame")) {
    org_kde_kwin_fake_input_touch_frame(input);
  } else if (!strcmp(name, "pointer")) {
    org_kde_kwin_fake_input_pointer_motion_absolute(input, wl_fixed_from_double(a), wl_fixed_from_double(b));
  } else if (!strcmp(name, "button")) {
    org_kde_kwin_fake_input_button(input, (uint32_t)a, b != 0);
  } else if (!strcmp(name, "key")) {
    org_kde_kwin_fake_input_keyboard_key(input, (uint32_t)a, b != 0);
  } else {
    return !strcmp(name, "pointer-frame") || !strcmp(name, "size");
  }
  return true;
}

static bool run_line(char *line) {
  bool is_right = true;
  for (char *command; (command = strsep(&line, ";"));) is_right = run(command) && is_right;
  // The answer to this comes when the compositor has handled what was sent before.
  return wl_display_roundtrip(display) >= 0 && is_right;
}

static void serve(FILE *client) {
  char line[4096];
  while (fgets(line, sizeof line, client)) {
    line[strcspn(line, "\n")] = 0;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (run_line(line))
      fprintf(client, "ok %lld\n", now.tv_sec * 1000000LL + now.tv_nsec / 1000);
    else
      fputs("error\n", client);
    fflush(client);
  }
}

int main(int count, char *arguments[]) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (count != 2 || strlen(arguments[1]) >= sizeof address.sun_path) return 2;
  display = wl_display_connect(NULL);
  if (!display) return fputs("inject-kwin: no compositor\n", stderr), 1;
  wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
  wl_display_roundtrip(display);
  if (!input) return fputs("inject-kwin: the compositor takes no touches of clients\n", stderr), 1;
  org_kde_kwin_fake_input_authenticate(input, "spinet", "tests");
  wl_display_roundtrip(display);
  strcpy(address.sun_path, arguments[1]);
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) < 0 || listen(fd, 4) < 0)
    return perror("inject-kwin: cannot listen"), 1;
  for (int client; (client = accept(fd, NULL, NULL)) >= 0;) {
    FILE *stream = fdopen(client, "r+");
    if (!stream) return 1;
    serve(stream);
    fclose(stream);
  }
  return 0;
}
