# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""erased.py PROGRAM: erases what spinet-remote keeps, as the settings do, while a phone is in; prints what became of it."""

import os
import sys

from bed import Remote

remote = Remote(sys.argv[1])
client, token = remote.pair()
before = remote.fingerprint
for name in os.listdir(remote.state):
    os.remove(remote.state + "/" + name)
remote.process.wait(60)
print("the program ends")
remote.keyboard.close()
assert not os.path.exists(remote.run + "/address")
remote.start()
print("another key" if remote.fingerprint != before else "the same key")
devices = remote.state + "/devices"
print("no phone" if not os.path.exists(devices) or not open(devices).read() else "a phone")
remote.stop()
