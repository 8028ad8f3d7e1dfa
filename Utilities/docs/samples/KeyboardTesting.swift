// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTesting
import UIKit

class SettingsController: UIViewController {}

@MainActor let app = TestApp { SettingsController() }
