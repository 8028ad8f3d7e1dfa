// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#include "CSystemd.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>

static struct spn_sdbus bus_functions;

// The address by which sd-bus knows the version of its object tables; part of the library, so it is looked up too.
static void *vtable_format;

static int resolve(void *library) {
  const struct {
    const char *name;
    void *place;
  } wanted[] = {
#define FUNCTION(name) {"sd_bus_" #name, &bus_functions.name}
    FUNCTION(open_user),
    {"sd_bus_new", &bus_functions.new_bus},
    FUNCTION(set_address),
    FUNCTION(set_bus_client),
    FUNCTION(start),
    FUNCTION(unref),
    FUNCTION(close),
    FUNCTION(get_fd),
    FUNCTION(get_events),
    FUNCTION(get_timeout),
    FUNCTION(process),
    FUNCTION(send),
    FUNCTION(call_async),
    FUNCTION(add_match_async),
    FUNCTION(request_name_async),
    FUNCTION(emit_properties_changed_strv),
    FUNCTION(add_object_vtable),
    FUNCTION(add_fallback),
    FUNCTION(reply_method_return),
    FUNCTION(reply_method_error),
    FUNCTION(slot_set_destroy_callback),
    FUNCTION(slot_set_floating),
    FUNCTION(message_new_method_call),
    FUNCTION(message_new_method_return),
    FUNCTION(message_new_signal),
    FUNCTION(message_get_path),
    FUNCTION(message_get_interface),
    FUNCTION(message_get_member),
    FUNCTION(message_get_destination),
    FUNCTION(message_set_expect_reply),
    FUNCTION(message_set_auto_start),
    FUNCTION(message_append_basic),
    FUNCTION(message_append_array),
    FUNCTION(message_open_container),
    FUNCTION(message_close_container),
    FUNCTION(message_is_method_error),
    FUNCTION(message_get_error),
    FUNCTION(message_read_basic),
    FUNCTION(message_read_array),
    FUNCTION(message_peek_type),
    FUNCTION(message_enter_container),
    FUNCTION(message_exit_container),
    FUNCTION(message_skip),
    FUNCTION(message_unref),
#undef FUNCTION
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *address = dlsym(library, wanted[i].name);
    if (!address) return 0;
    // POSIX lets dlsym's result be a function; C has no cast for it but a copy through void *.
    *(void **)wanted[i].place = address;
  }
  vtable_format = dlsym(library, "sd_bus_object_vtable_format");
  return vtable_format != NULL;
}

const struct spn_sdbus *spn_sdbus_load(void) {
  static const char *const names[] = {"libsystemd.so.0", "libelogind.so.0", "libbasu.so.0"};
  static enum { UNTRIED, LOADED, MISSING } state;
  for (size_t i = 0; state == UNTRIED && i < sizeof names / sizeof *names; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library) continue;
    if (resolve(library)) state = LOADED;
    else dlclose(library);
  }
  if (state == UNTRIED) state = MISSING;
  return state == LOADED ? &bus_functions : NULL;
}

static int set_visible(sd_bus_message *message, void *userdata, sd_bus_error *error) {
  (void)error;
  const struct spn_osk0 *object = userdata;
  int visible = 0;
  int result = bus_functions.message_read_basic(message, SD_BUS_TYPE_BOOLEAN, &visible);
  if (result < 0) return result;
  object->set_visible(object->context, visible);
  return bus_functions.reply_method_return(message, NULL);
}

static int get_visible(sd_bus *bus, const char *path, const char *interface, const char *property,
                       sd_bus_message *reply, void *userdata, sd_bus_error *error) {
  (void)bus, (void)path, (void)interface, (void)property, (void)error;
  const struct spn_osk0 *object = userdata;
  int visible = object->is_visible(object->context) != 0;
  return bus_functions.message_append_basic(reply, SD_BUS_TYPE_BOOLEAN, &visible);
}

int spn_osk0_add(sd_bus *bus, struct spn_osk0 *object) {
  // SD_BUS_VTABLE_START takes the address of a variable of the library and so needs it at link time; the rest is ours.
  static sd_bus_vtable table[] = {
    {.type = _SD_BUS_VTABLE_START,
     .x = {.start = {.element_size = sizeof(sd_bus_vtable), .features = _SD_BUS_VTABLE_PARAM_NAMES}}},
    SD_BUS_METHOD_WITH_NAMES("SetVisible", "b", SD_BUS_PARAM(visible), NULL, "", set_visible,
                             SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_PROPERTY("Visible", "b", get_visible, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
    SD_BUS_VTABLE_END,
  };
  if (!vtable_format) return -ENOSYS;
  table[0].x.start.vtable_format_reference = vtable_format;
  return bus_functions.add_object_vtable(bus, NULL, "/sm/puri/OSK0", "sm.puri.OSK0", table, object);
}
