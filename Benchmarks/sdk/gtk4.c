// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// The screens of bench-sdk in GTK 4. What it prints and reads is said in Benchmarks/README.md.

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

enum { COLUMNS = 10, ROWS = 20, LIST_ROWS = 1000, WARM_UP = 30 };

static const char *scenario;
static int frame, frames;
static GtkWidget *labels[COLUMNS * ROWS];
static GtkWidget *moved;

// Tells the bench where we are, and waits for it.
static void report(const char *line) {
  char answer[16];
  printf("%s\n", line);
  fflush(stdout);
  if (!fgets(answer, sizeof answer, stdin)) exit(1);
}

static GtkWidget *new_label(int number) {
  char text[16];
  snprintf(text, sizeof text, "View %d", number);
  return gtk_label_new(text);
}

static GtkWidget *fixed_screen(void) {
  moved = gtk_fixed_new();
  for (int i = 0; i < COLUMNS * ROWS; i++) {
    labels[i] = new_label(i);
    gtk_widget_set_size_request(labels[i], 60, 40);
    gtk_fixed_put(GTK_FIXED(moved), labels[i], i % COLUMNS * 64, i / COLUMNS * 44);
  }
  return moved;
}

static GtkWidget *grid_screen(void) {
  moved = gtk_grid_new();
  gtk_grid_set_row_homogeneous(GTK_GRID(moved), TRUE);
  gtk_grid_set_column_homogeneous(GTK_GRID(moved), TRUE);
  gtk_grid_set_row_spacing(GTK_GRID(moved), 4);
  gtk_grid_set_column_spacing(GTK_GRID(moved), 4);
  gtk_widget_set_halign(moved, GTK_ALIGN_START);
  for (int i = 0; i < COLUMNS * ROWS; i++) {
    GtkWidget *label = new_label(i);
    gtk_widget_set_size_request(label, 10, -1);
    gtk_grid_attach(GTK_GRID(moved), label, i % COLUMNS, i / COLUMNS, 1, 1);
  }
  gtk_widget_set_size_request(moved, 620, -1);
  return moved;
}

static void setup_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_size_request(box, -1, 38);
  gtk_box_append(GTK_BOX(box), gtk_image_new_from_icon_name("starred-symbolic"));
  gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
  gtk_list_item_set_child(item, box);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *label = gtk_widget_get_last_child(gtk_list_item_get_child(item));
  gtk_label_set_text(GTK_LABEL(label), gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

static GtkWidget *list_screen(void) {
  GtkStringList *rows = gtk_string_list_new(NULL);
  for (int i = 0; i < LIST_ROWS; i++) {
    char text[16];
    snprintf(text, sizeof text, "Row %d", i);
    gtk_string_list_append(rows, text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
  moved = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(moved), list);
  return moved;
}

static GtkWidget *text_screen(int length) {
  static const char line[] = "The quick brown fox jumps over the lazy dog, and again.\n";
  GString *text = g_string_new(NULL);
  while ((int)text->len < length) g_string_append(text, line);
  g_string_truncate(text, length);
  moved = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(moved), GTK_WRAP_WORD);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(moved));
  gtk_text_buffer_set_text(buffer, text->str, (int)text->len);
  g_string_free(text, TRUE);
  GtkTextIter end;
  gtk_text_buffer_get_end_iter(buffer, &end);
  gtk_text_buffer_place_cursor(buffer, &end);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), moved);
  return scrolled;
}

static void type(int number) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(moved));
  gtk_text_buffer_insert_at_cursor(buffer, number % 40 == 39 ? "\n" : "x", 1);
  gtk_text_view_scroll_mark_onscreen(GTK_TEXT_VIEW(moved), gtk_text_buffer_get_insert(buffer));
}

static void step(int number) {
  if (g_str_equal(scenario, "animate")) {
    for (int i = 0; i < COLUMNS * ROWS; i++)
      gtk_fixed_move(GTK_FIXED(moved), labels[i], i % COLUMNS * 64 + number, i / COLUMNS * 44 + number);
  } else if (g_str_has_prefix(scenario, "type")) {
    type(number);
  } else if (g_str_equal(scenario, "layout")) {
    gtk_widget_set_size_request(moved, 620 + number % 8 * 10, -1);
  } else {
    GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(moved));
    gtk_adjustment_set_value(place, number * 160.0);
  }
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock, (void)data;
  if (frame == WARM_UP) report("begin");
  if (frame == WARM_UP + frames) {
    char line[32];
    snprintf(line, sizeof line, "end %d", frames);
    report(line);
    exit(0);
  }
  // While warming up a few frames of the same, so that everything is there.
  step(frame < WARM_UP ? frame % 2 : frame - WARM_UP);
  frame++;
  return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *app, gpointer data) {
  (void)data;
  GtkWidget *window = gtk_application_window_new(app);
  GtkWidget *screen;
  if (g_str_equal(scenario, "animate")) {
    screen = fixed_screen();
  } else if (g_str_equal(scenario, "layout")) {
    screen = grid_screen();
  } else if (g_str_has_prefix(scenario, "type")) {
    screen = text_screen(g_str_equal(scenario, "typeLong") ? 100000 : 100);
  } else if (g_str_equal(scenario, "list")) {
    screen = list_screen();
  } else {
    screen = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_box_append(GTK_BOX(screen), gtk_label_new("Hello"));
    gtk_box_append(GTK_BOX(screen), gtk_button_new_with_label("A button"));
  }
  gtk_window_set_child(GTK_WINDOW(window), screen);
  gtk_window_set_default_size(GTK_WINDOW(window), 720, 1440);
  if (!g_str_equal(scenario, "start")) gtk_widget_add_tick_callback(screen, tick, NULL, NULL);
  gtk_window_present(GTK_WINDOW(window));
  if (g_str_has_prefix(scenario, "type")) gtk_widget_grab_focus(moved);
}

int main(int count, char **arguments) {
  scenario = count > 1 ? arguments[1] : "start";
  frames = count > 2 ? atoi(arguments[2]) : 60;
  GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), 0, NULL);
}
