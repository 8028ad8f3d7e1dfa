// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Preloaded into an unmodified compositor built on wlroots 0.15 (sway 1.7, phoc 0.24), this adds input devices to its
// headless backend and drives them from a Unix stream socket, so that touches take the whole real way to an app.
//
// Environment:
//   SPINET_INJECT_SOCKET   path of the socket to listen on; without it nothing is added
//   SPINET_INJECT_DEVICES  comma-separated list of touch, second-touch, pointer, keyboard, second-keyboard; the second ones
//                          are other products, 0:2, so that sway can give them to another seat or another layout
//   SPINET_INJECT_SIZE     WxH, the size of the space that coordinates are given in
// Commands, one per line or with semicolons between those that reach the clients in one go, as what a touch screen
// reports of one moment does. Each line is answered by "ok T" with T the CLOCK_MONOTONIC time in microseconds, or by "error":
//   down FINGER X Y · move FINGER X Y · up FINGER · cancel FINGER · frame      touch
//   pointer X Y · button CODE 0|1 · scroll VALUE · pointer-frame               pointer, codes of input-event-codes.h
//   key CODE 0|1 · other-key CODE 0|1              keyboard and second keyboard, codes of input-event-codes.h
//   size W H                                                                   a new size of the coordinate space
//   unplug N                                                                   takes away the Nth output, from 1
//   pull KIND · plug KIND     takes away touch, pointer or keyboard, and adds it again
//   drive N                   lets touch commands go to the Nth touch screen, from 1
//   remove-seat NAME          tells clients that a seat has gone
//   dragging · droppable      change nothing: "ok" while a client drags something, and where it would be taken if dropped
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server-core.h>
#include <wlr/backend/headless.h>
#include <wlr/backend/multi.h>
#include <wlr/interfaces/wlr_input_device.h>
#include <wlr/interfaces/wlr_keyboard.h>
#include <wlr/types/wlr_data_device.h>
#include <wlr/types/wlr_input_device.h>
#include <wlr/types/wlr_keyboard.h>
#include <wlr/types/wlr_output.h>
#include <wlr/types/wlr_pointer.h>
#include <wlr/types/wlr_seat.h>
#include <wlr/types/wlr_touch.h>

struct connection {
  int fd;
  struct wl_event_source *source;
  size_t length;
  char buffer[4096];
};

static struct wl_display *display;
static struct wlr_backend *headless;
static struct wlr_input_device *touches[2], *pointer, *keyboards[2];
// The place in `touches` of the touch screen that commands drive.
static size_t driven;
static double width = 720, height = 1440;

static long long monotonic_microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

static bool run_touch(const char *name, uint32_t time, int finger, double x, double y) {
  struct wlr_input_device *touch = touches[driven];
  if (!touch) return false;
  if (!strcmp(name, "down")) {
    struct wlr_event_touch_down event = {touch, time, finger, x / width, y / height};
    wl_signal_emit(&touch->touch->events.down, &event);
  } else if (!strcmp(name, "move")) {
    struct wlr_event_touch_motion event = {touch, time, finger, x / width, y / height};
    wl_signal_emit(&touch->touch->events.motion, &event);
  } else if (!strcmp(name, "up")) {
    struct wlr_event_touch_up event = {touch, time, finger};
    wl_signal_emit(&touch->touch->events.up, &event);
  } else if (!strcmp(name, "cancel")) {
    struct wlr_event_touch_cancel event = {touch, time, finger};
    wl_signal_emit(&touch->touch->events.cancel, &event);
  } else if (!strcmp(name, "frame")) {
    wl_signal_emit(&touch->touch->events.frame, NULL);
  } else {
    return false;
  }
  return true;
}

static bool run_pointer(const char *name, uint32_t time, double a, double b) {
  if (!strcmp(name, "pointer")) {
    struct wlr_event_pointer_motion_absolute event = {pointer, time, a / width, b / height};
    wl_signal_emit(&pointer->pointer->events.motion_absolute, &event);
  } else if (!strcmp(name, "button")) {
    enum wlr_button_state state = b != 0 ? WLR_BUTTON_PRESSED : WLR_BUTTON_RELEASED;
    struct wlr_event_pointer_button event = {pointer, time, (uint32_t)a, state};
    wl_signal_emit(&pointer->pointer->events.button, &event);
  } else if (!strcmp(name, "scroll")) {
    struct wlr_event_pointer_axis event = {
        pointer, time, WLR_AXIS_SOURCE_WHEEL, WLR_AXIS_ORIENTATION_VERTICAL, a, a < 0 ? -1 : 1};
    wl_signal_emit(&pointer->pointer->events.axis, &event);
  } else if (!strcmp(name, "pointer-frame")) {
    wl_signal_emit(&pointer->pointer->events.frame, pointer->pointer);
  } else {
    return false;
  }
  return true;
}

// The outputs in the order in which they came; those that have gone are NULL.
static struct {
  struct wlr_output *output;
  struct wl_listener gone;
} outputs[8];
static size_t output_count;

static void on_output_gone(struct wl_listener *listener, void *data) {
  for (size_t i = 0; i < output_count; i++)
    if (outputs[i].output == data) outputs[i].output = NULL;
  wl_list_remove(&listener->link);
}

static void on_new_output(struct wl_listener *listener, void *data) {
  if (output_count == sizeof outputs / sizeof *outputs) return;
  struct wlr_output *output = data;
  outputs[output_count].output = output;
  outputs[output_count].gone.notify = on_output_gone;
  wl_signal_add(&output->events.destroy, &outputs[output_count++].gone);
}

static bool unplug(size_t number) {
  if (number < 1 || number > output_count || !outputs[number - 1].output) return false;
  wlr_output_destroy(outputs[number - 1].output);
  return true;
}

// The variable of a kind of device that can be pulled and plugged.
static struct wlr_input_device **device_of(const char *kind, enum wlr_input_device_type *type) {
  if (!strcmp(kind, "touch")) return *type = WLR_INPUT_DEVICE_TOUCH, &touches[0];
  if (!strcmp(kind, "pointer")) return *type = WLR_INPUT_DEVICE_POINTER, &pointer;
  if (!strcmp(kind, "keyboard")) return *type = WLR_INPUT_DEVICE_KEYBOARD, &keyboards[0];
  return NULL;
}

static bool pull(const char *kind) {
  enum wlr_input_device_type type;
  struct wlr_input_device **device = device_of(kind, &type);
  if (!device || !*device) return false;
  wlr_input_device_destroy(*device);
  *device = NULL;
  return true;
}

static bool plug(const char *kind) {
  enum wlr_input_device_type type;
  struct wlr_input_device **device = device_of(kind, &type);
  if (!device || *device) return false;
  *device = wlr_headless_add_input_device(headless, type);
  return *device != NULL;
}

static struct wlr_seat *seats[4];

static bool remove_seat(const char *name) {
  for (size_t i = 0; i < sizeof seats / sizeof *seats; i++)
    if (seats[i] && !strcmp(seats[i]->name, name)) {
      // The compositor keeps the seat, which it could not do without; clients see what they see when it goes.
      wl_global_remove(seats[i]->global);
      seats[i] = NULL;
      return true;
    }
  return false;
}

// The drag of the first seat, as far as the compositor has heard of it.
static bool is_dragging(void) { return seats[0] && seats[0]->drag && seats[0]->drag->source; }

// What the compositor asks itself when a button or a finger is let go.
static bool is_droppable(void) {
  if (!is_dragging()) return false;
  struct wlr_drag *drag = seats[0]->drag;
  return drag->focus_client && drag->source->accepted && drag->source->current_dnd_action;
}

static bool run(const char *line) {
  char name[16], word[16];
  double a = 0, b = 0, c = 0;
  if (sscanf(line, "%15s %lf %lf %lf", name, &a, &b, &c) < 1) return false;
  uint32_t time = monotonic_microseconds() / 1000;
  if (!strcmp(name, "size") && a > 0 && b > 0) {
    width = a;
    height = b;
    return true;
  }
  if (!strcmp(name, "dragging")) return is_dragging();
  if (!strcmp(name, "droppable")) return is_droppable();
  if (!strcmp(name, "unplug")) return unplug((size_t)a);
  if (!strcmp(name, "drive") && a >= 1 && a <= 2) return driven = (size_t)a - 1, true;
  if (sscanf(line, "pull %15s", word) == 1) return pull(word);
  if (sscanf(line, "plug %15s", word) == 1) return plug(word);
  if (sscanf(line, "remove-seat %15s", word) == 1) return remove_seat(word);
  size_t other = !strcmp(name, "other-key");
  if ((other || !strcmp(name, "key")) && keyboards[other]) {
    struct wlr_event_keyboard_key event = {
        .time_msec = time,
        .keycode = (uint32_t)a,
        .update_state = true,
        .state = b != 0 ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED};
    wlr_keyboard_notify_key(keyboards[other]->keyboard, &event);
    return true;
  }
  return run_touch(name, time, (int)a, b, c) || (pointer && run_pointer(name, time, a, b));
}

// Runs all commands of a line.
static bool run_line(char *line) {
  bool is_right = true;
  for (char *command; (command = strsep(&line, ";"));) is_right = run(command) && is_right;
  return is_right;
}

static int close_connection(struct connection *connection) {
  wl_event_source_remove(connection->source);
  close(connection->fd);
  free(connection);
  return 0;
}

static int on_commands(int fd, uint32_t mask, void *data) {
  struct connection *connection = data;
  size_t room = sizeof connection->buffer - 1 - connection->length;
  ssize_t count = read(fd, connection->buffer + connection->length, room);
  if (count <= 0) return close_connection(connection);
  connection->length += count;
  connection->buffer[connection->length] = 0;
  char *line = connection->buffer;
  for (char *end; (end = strchr(line, '\n')); line = end + 1) {
    *end = 0;
    char answer[48];
    long long time = monotonic_microseconds();
    int size = run_line(line) ? snprintf(answer, sizeof answer, "ok %lld\n", time)
                              : snprintf(answer, sizeof answer, "error\n");
    // The events leave before the answer does: whoever has read the answer knows that they wait in the clients' sockets.
    wl_display_flush_clients(display);
    if (write(fd, answer, size) != size) return close_connection(connection);
  }
  connection->length = strlen(line);
  memmove(connection->buffer, line, connection->length);
  return 0;
}

static int on_connection(int fd, uint32_t mask, void *data) {
  int client = accept4(fd, NULL, NULL, SOCK_CLOEXEC);
  if (client < 0) return 0;
  struct connection *connection = calloc(1, sizeof *connection);
  if (!connection) {
    close(client);
    return 0;
  }
  connection->fd = client;
  struct wl_event_loop *loop = wl_display_get_event_loop(display);
  connection->source = wl_event_loop_add_fd(loop, client, WL_EVENT_READABLE, on_commands, connection);
  return 0;
}

struct wlr_seat *wlr_seat_create(struct wl_display *for_display, const char *name) {
  struct wlr_seat *(*original)(struct wl_display *, const char *) = dlsym(RTLD_NEXT, "wlr_seat_create");
  struct wlr_seat *seat = original(for_display, name);
  for (size_t i = 0; i < sizeof seats / sizeof *seats; i++)
    if (!seats[i]) {
      seats[i] = seat;
      break;
    }
  return seat;
}

static void find_headless(struct wlr_backend *backend, void *data) {
  if (wlr_backend_is_headless(backend)) headless = backend;
}

static void listen_on(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0 || strlen(path) >= sizeof address.sun_path) {
    fputs("inject: the socket's path is too long\n", stderr);
    return;
  }
  strcpy(address.sun_path, path);
  if (bind(fd, (struct sockaddr *)&address, sizeof address) < 0 || listen(fd, 4) < 0) {
    perror("inject: cannot listen");
    return;
  }
  wl_event_loop_add_fd(wl_display_get_event_loop(display), fd, WL_EVENT_READABLE, on_connection, NULL);
}

struct wlr_backend *wlr_backend_autocreate(struct wl_display *for_display) {
  struct wlr_backend *(*original)(struct wl_display *) = dlsym(RTLD_NEXT, "wlr_backend_autocreate");
  struct wlr_backend *backend = original(for_display);
  const char *path = getenv("SPINET_INJECT_SOCKET");
  const char *devices = getenv("SPINET_INJECT_DEVICES");
  const char *size = getenv("SPINET_INJECT_SIZE");
  if (!backend || !path) return backend;
  unsetenv("LD_PRELOAD");  // the compositor's children must not inherit us
  display = for_display;
  find_headless(backend, NULL);
  if (wlr_backend_is_multi(backend)) wlr_multi_for_each_backend(backend, find_headless, NULL);
  if (!headless) {
    fputs("inject: the compositor has no headless backend; set WLR_BACKENDS=headless\n", stderr);
    return backend;
  }
  if (size && sscanf(size, "%lfx%lf", &width, &height) != 2) fputs("inject: SPINET_INJECT_SIZE is not WxH\n", stderr);
  if (!devices) devices = "touch";
  if (strstr(devices, "touch")) touches[0] = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_TOUCH);
  if (strstr(devices, "second-touch")) touches[1] = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_TOUCH);
  if (touches[1]) touches[1]->product = 2;
  if (strstr(devices, "pointer")) pointer = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_POINTER);
  if (strstr(devices, "keyboard")) keyboards[0] = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_KEYBOARD);
  if (strstr(devices, "second-keyboard"))
    keyboards[1] = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_KEYBOARD);
  if (keyboards[1]) keyboards[1]->product = 2;
  static struct wl_listener new_output = {.notify = on_new_output};
  wl_signal_add(&headless->events.new_output, &new_output);
  listen_on(path);
  return backend;
}
