# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""The log of a Wayland client is read right, whatever stands around its lines."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bench"))

from clock import log_milliseconds  # noqa: E402
from process_figures import Usage  # noqa: E402
from wayland_log import WaylandLog  # noqa: E402

SHOW = b"""[1000.100]  -> wl_compositor@3.create_surface(new id wl_surface@14)
[1000.200]  -> zwlr_layer_shell_v1@5.get_layer_surface(new id zwlr_layer_surface_v1@16, wl_surface@14, nil, 3, "osk")
[1000.300]  -> wl_surface@14.commit()
[1001.000] zwlr_layer_surface_v1@16.configure(1, 720, 300)
[1002.000]  -> wl_surface@14.attach(wl_buffer@18, 0, 0)
[1002.250]  -> wl_surface@14.commit()
"""


class WaylandLogTests(unittest.TestCase):
    def setUp(self):
        self.file = tempfile.NamedTemporaryFile()
        self.addCleanup(self.file.close)
        self.log = WaylandLog(self.file.name)

    def write(self, text):
        self.file.write(text)
        self.file.flush()
        return self.log.update()

    def test_the_first_frame_is_the_first_commit_with_a_buffer(self):
        log = self.write(SHOW)
        self.assertEqual(log.messages[log.first_frame()].time, 1002250)
        self.assertTrue(log.is_shown)

    def test_a_commit_without_a_new_buffer_is_no_frame(self):
        self.write(SHOW)
        end = len(self.log)
        self.write(b"[1003.000]  -> wl_surface@14.commit()\n")
        self.assertIsNone(self.log.first_frame(end))
        self.assertTrue(self.log.is_shown)

    def test_no_buffer_and_a_destroyed_surface_both_hide(self):
        self.write(SHOW + b"[1003.000]  -> wl_surface@14.attach(nil, 0, 0)\n[1003.001]  -> wl_surface@14.commit()\n")
        self.assertFalse(self.log.is_shown)
        self.write(SHOW + b"[1004.000]  -> zwlr_layer_surface_v1@16.destroy()\n")
        self.assertFalse(self.log.is_shown)

    def test_pictures_of_other_surfaces_are_frames_but_do_not_show_the_keyboard(self):
        self.write(b"[1.000]  -> wl_surface@9.attach(wl_buffer@4, 0, 0)\n[1.001]  -> wl_surface@9.commit()\n")
        self.assertEqual(self.log.frames(0, 2), [1])
        self.assertIsNone(self.log.first_frame())
        self.assertFalse(self.log.is_shown)

    def test_noise_half_lines_and_newer_libraries(self):
        self.write(b"no message\n\0[12.345] wl_touch@15.do")
        self.assertEqual(len(self.log), 0)
        self.write(b"wn(3, 4, wl_surface@14, 0, 1.5, 2.5)\nwarn: [13.000] {Default Queue}  -> wl_surface#7.commit()\n")
        self.write(b"[14.000] discarded wl_touch@15.up(1, 2, 0)\n")
        self.assertEqual([(m.time, m.name, m.is_request) for m in self.log.messages],
                         [(12345, "down", False), (13000, "commit", True)])

    def test_text_requests_and_damage(self):
        self.write(
            b"[1.000]  -> wl_surface@9.damage_buffer(-1, -1, 10, 20)\n[1.001]  -> wl_surface@9.damage(0, 0, 3, 4)\n"
            b'[1.002]  -> zwp_input_method_v2@11.commit_string("key(1)")\n[1.003]  -> zwp_virtual_keyboard_v1@4.key(1, 2, 1)\n')
        self.assertEqual(self.log.first_text(0, 4), 2)
        self.assertEqual(self.log.first_text(3, 4), 3)
        self.assertEqual(self.log.damaged_pixels(0, 4), 212)


class FigureTests(unittest.TestCase):
    def test_milliseconds_across_the_wrap_of_the_log_clock(self):
        self.assertEqual(log_milliseconds((1 << 32) - 500, 1500), 2)
        self.assertEqual(log_milliseconds(1500, 500), -1)

    def test_threads_that_came_count_and_those_that_went_do_not(self):
        used = Usage({"1": (5_000_000, 9), "3": (1_000_000, 2)}) - Usage({"1": (2_000_000, 4), "2": (9_000_000, 9)})
        self.assertEqual((used.cpu_milliseconds, used.context_switches), (4, 7))


if __name__ == "__main__":
    unittest.main()
