// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import UIKit

/// What a pressed key sounds, feels and looks like.
final class FeedbackPage: SwitchesPage {
  init(_ model: SettingsModel) { super.init(model, title: .keyboardFeedback, SwitchGroup.feedback) }

  required init?(coder: NSCoder) { nil }
}
