// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases

extension Lesson.Step {
  func title(_ name: String) -> String {
    switch self {
    case .choose: said(.lessonChooseTitle, name)
    case .enter: said(.lessonEnterTitle, name)
    case .type: said(.lessonTypeTitle, name)
    case .leave: said(.lessonLeaveTitle)
    }
  }

  func text(_ name: String) -> String {
    switch self {
    case .choose:
      said(.lessonChoose)
    case .enter:
      said(.lessonEnter, name)
    case .type:
      said(.lessonType)
    case .leave:
      said(.lessonLeave)
    }
  }
}

/// What is said when everything is done.
enum LessonEnd {
  static var title: String { said(.lessonEndTitle) }

  static func text(_ name: String) -> String {
    said(.lessonEnd, name)
  }
}
