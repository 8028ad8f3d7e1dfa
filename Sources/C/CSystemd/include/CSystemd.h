// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// sd-bus, loaded when it is first wanted and not when the daemon starts: it brings seven libraries, which cost half a
// millisecond before main and most of a megabyte, and nothing needs it before the first frame. Systems without systemd
// have the same functions in libelogind or libbasu.
#pragma once

#include <systemd/sd-bus.h>

/// The functions that Spinet uses; each is described in the manual page of sd_bus_ and its name.
struct spn_sdbus {
  __typeof__(sd_bus_open_user) *_Nonnull open_user;
  __typeof__(sd_bus_new) *_Nonnull new_bus;
  __typeof__(sd_bus_set_address) *_Nonnull set_address;
  __typeof__(sd_bus_set_bus_client) *_Nonnull set_bus_client;
  __typeof__(sd_bus_start) *_Nonnull start;
  __typeof__(sd_bus_unref) *_Nonnull unref;
  __typeof__(sd_bus_close) *_Nonnull close;
  __typeof__(sd_bus_get_fd) *_Nonnull get_fd;
  __typeof__(sd_bus_get_events) *_Nonnull get_events;
  __typeof__(sd_bus_get_timeout) *_Nonnull get_timeout;
  __typeof__(sd_bus_process) *_Nonnull process;
  __typeof__(sd_bus_send) *_Nonnull send;
  __typeof__(sd_bus_call_async) *_Nonnull call_async;
  __typeof__(sd_bus_add_match_async) *_Nonnull add_match_async;
  __typeof__(sd_bus_request_name_async) *_Nonnull request_name_async;
  __typeof__(sd_bus_emit_properties_changed_strv) *_Nonnull emit_properties_changed_strv;
  __typeof__(sd_bus_add_object_vtable) *_Nonnull add_object_vtable;
  __typeof__(sd_bus_add_fallback) *_Nonnull add_fallback;
  __typeof__(sd_bus_reply_method_return) *_Nonnull reply_method_return;
  __typeof__(sd_bus_reply_method_error) *_Nonnull reply_method_error;
  __typeof__(sd_bus_slot_set_destroy_callback) *_Nonnull slot_set_destroy_callback;
  __typeof__(sd_bus_slot_set_floating) *_Nonnull slot_set_floating;
  __typeof__(sd_bus_message_new_method_call) *_Nonnull message_new_method_call;
  __typeof__(sd_bus_message_new_method_return) *_Nonnull message_new_method_return;
  __typeof__(sd_bus_message_new_signal) *_Nonnull message_new_signal;
  __typeof__(sd_bus_message_get_path) *_Nonnull message_get_path;
  __typeof__(sd_bus_message_get_interface) *_Nonnull message_get_interface;
  __typeof__(sd_bus_message_get_member) *_Nonnull message_get_member;
  __typeof__(sd_bus_message_get_destination) *_Nonnull message_get_destination;
  __typeof__(sd_bus_message_set_expect_reply) *_Nonnull message_set_expect_reply;
  __typeof__(sd_bus_message_set_auto_start) *_Nonnull message_set_auto_start;
  __typeof__(sd_bus_message_append_basic) *_Nonnull message_append_basic;
  __typeof__(sd_bus_message_append_array) *_Nonnull message_append_array;
  __typeof__(sd_bus_message_open_container) *_Nonnull message_open_container;
  __typeof__(sd_bus_message_close_container) *_Nonnull message_close_container;
  __typeof__(sd_bus_message_is_method_error) *_Nonnull message_is_method_error;
  __typeof__(sd_bus_message_get_error) *_Nonnull message_get_error;
  __typeof__(sd_bus_message_read_basic) *_Nonnull message_read_basic;
  __typeof__(sd_bus_message_read_array) *_Nonnull message_read_array;
  __typeof__(sd_bus_message_peek_type) *_Nonnull message_peek_type;
  __typeof__(sd_bus_message_enter_container) *_Nonnull message_enter_container;
  __typeof__(sd_bus_message_exit_container) *_Nonnull message_exit_container;
  __typeof__(sd_bus_message_skip) *_Nonnull message_skip;
  __typeof__(sd_bus_message_unref) *_Nonnull message_unref;
};

/// Loads sd-bus with dlopen(3), once. Returns NULL when no library on this system has all of it; never unloaded.
const struct spn_sdbus *_Nullable spn_sdbus_load(void);

/// What the object of the interface sm.puri.OSK0 asks and does; the owner keeps it alive as long as the bus.
struct spn_osk0 {
  void *_Nullable context;
  void (*_Nonnull set_visible)(void *_Nullable context, int visible);
  int (*_Nonnull is_visible)(void *_Nullable context);
};

/// Puts the object /sm/puri/OSK0 on the bus; here because sd-bus describes objects by macros. Returns 0 or -errno.
int spn_osk0_add(sd_bus *_Nonnull bus, struct spn_osk0 *_Nonnull object);
