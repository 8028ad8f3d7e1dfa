// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// A module for an unmodified Weston 10 (`--modules=`), whose headless backend has no input: adds a seat with devices, and drives them
// from a Unix stream socket, so that touches take the whole real way to an app.
//
// Environment, and the form of commands and answers, as in inject.c. Commands:
//   down FINGER X Y · move FINGER X Y · up FINGER · frame      touch, in logical pixels of the output
//   key CODE 0|1                                               keyboard, codes of input-event-codes.h
//   transform N                                                turns the output, by the numbers of wl_output.transform
//   place WORD X Y                                             moves the window whose title or app ID has this word in it;
//                                                              "error" until it is on the screen
#define _GNU_SOURCE
#include <libweston/libweston.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

// What backends call and no public header declares.
void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
int weston_seat_init_touch(struct weston_seat *seat);
int weston_seat_init_keyboard(struct weston_seat *seat, struct xkb_keymap *keymap);
struct weston_touch_device *weston_touch_create_touch_device(
    struct weston_touch *touch, const char *path, void *data, const struct weston_touch_device_ops *ops);
void notify_touch_normalized(
    struct weston_touch_device *device, const struct timespec *time, int finger, double x, double y, const void *norm,
    int type);
void notify_touch_frame(struct weston_touch_device *device);
void notify_key(
    struct weston_seat *seat, const struct timespec *time, uint32_t key, enum wl_keyboard_key_state state,
    enum weston_key_state_update update);

struct connection {
  int fd;
  struct wl_event_source *source;
  size_t length;
  char buffer[4096];
};

static struct weston_compositor *compositor;
static struct weston_seat seat;
static struct weston_touch_device *touch;

static struct weston_output *first_output(void) {
  if (wl_list_empty(&compositor->output_list)) return NULL;
  return wl_container_of(compositor->output_list.next, (struct weston_output *)NULL, link);
}

// Moves a window that is on the screen; Weston's shell puts windows anywhere.
static bool place(const char *word, double x, double y) {
  struct weston_view *view;
  wl_list_for_each(view, &compositor->view_list, link) {
    char label[256] = "";
    if (view->surface->get_label) view->surface->get_label(view->surface, label, sizeof label);
    if (!strstr(label, word)) continue;
    weston_view_set_position(view, x, y);
    // What is sent next finds it there.
    weston_view_update_transform(view);
    weston_compositor_schedule_repaint(compositor);
    return true;
  }
  return false;
}

static bool run(const char *line) {
  char name[16], word[64];
  double a = 0, b = 0, c = 0;
  if (sscanf(line, "place %63s %lf %lf", word, &a, &b) == 3) return place(word, a, b);
  if (sscanf(line, "%15s %lf %lf %lf", name, &a, &b, &c) < 1) return false;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  struct weston_output *output = first_output();
  if (!output) return false;
  double x = output->x + b, y = output->y + c;
  if (touch && !strcmp(name, "down")) {
    notify_touch_normalized(touch, &now, (int)a, x, y, NULL, WL_TOUCH_DOWN);
  } else if (touch && !strcmp(name, "move")) {
    notify_touch_normalized(touch, &now, (int)a, x, y, NULL, WL_TOUCH_MOTION);
  } else if (touch && !strcmp(name, "up")) {
    notify_touch_normalized(touch, &now, (int)a, 0, 0, NULL, WL_TOUCH_UP);
  } else if (touch && !strcmp(name, "frame")) {
    notify_touch_frame(touch);
  } else if (seat.keyboard_device_count && !strcmp(name, "key")) {
    notify_key(&seat, &now, (uint32_t)a, b != 0, STATE_UPDATE_AUTOMATIC);
  } else if (!strcmp(name, "transform")) {
    weston_output_set_transform(output, (uint32_t)a);
  } else {
    return false;
  }
  return true;
}

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
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int size = run_line(line)
        ? snprintf(answer, sizeof answer, "ok %lld\n", now.tv_sec * 1000000LL + now.tv_nsec / 1000)
        : snprintf(answer, sizeof answer, "error\n");
    // The events leave before the answer does: whoever has read the answer knows that they wait in the clients' sockets.
    wl_display_flush_clients(compositor->wl_display);
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
  struct wl_event_loop *loop = wl_display_get_event_loop(compositor->wl_display);
  connection->source = wl_event_loop_add_fd(loop, client, WL_EVENT_READABLE, on_commands, connection);
  return 0;
}

static int listen_on(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0 || strlen(path) >= sizeof address.sun_path) return -1;
  strcpy(address.sun_path, path);
  if (bind(fd, (struct sockaddr *)&address, sizeof address) < 0 || listen(fd, 4) < 0) return -1;
  struct wl_event_loop *loop = wl_display_get_event_loop(compositor->wl_display);
  return wl_event_loop_add_fd(loop, fd, WL_EVENT_READABLE, on_connection, NULL) ? 0 : -1;
}

__attribute__((visibility("default"))) int wet_module_init(struct weston_compositor *for_compositor, int *argc, char *argv[]) {
  const char *path = getenv("SPINET_INJECT_SOCKET");
  const char *devices = getenv("SPINET_INJECT_DEVICES");
  compositor = for_compositor;
  if (!path) return 0;
  if (!devices) devices = "touch";
  weston_seat_init(&seat, compositor, "seat0");
  if (strstr(devices, "keyboard")) weston_seat_init_keyboard(&seat, NULL);
  if (strstr(devices, "touch") && weston_seat_init_touch(&seat) == 0)
    touch = weston_touch_create_touch_device(seat.touch_state, "spinet-touch", NULL, NULL);
  if (listen_on(path) == 0) return 0;
  perror("inject: cannot listen");
  return -1;
}
