// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension CompositorReport {
  /// A compositor that starts its keyboard itself, and takes none from other programs.
  enum Starter {
    case kwin, weston, other

    /// - Returns: `nil` for a compositor of which any program can be the keyboard, or none.
    init?(_ names: Set<String>) {
      guard !names.contains("zwp_input_method_manager_v2") else { return nil }
      // Others have some of KWin's protocols, but not that of Plasma's shell.
      if names.contains("org_kde_plasma_shell") {
        self = .kwin
      } else if names.contains("zwp_input_method_v1") {
        self = names.contains("weston_desktop_shell") ? .weston : .other
      } else {
        return nil
      }
    }

    private var name: String {
      switch self {
      case .kwin: "KWin"
      case .weston: "Weston"
      case .other: "This compositor"
      }
    }

    /// Whether an interface is told to the keyboard alone, so that nothing is known of it here.
    func hides(_ interface: String) -> Bool {
      self == .kwin && (interface == "zwp_input_method_v1" || interface == "zwp_input_panel_v1")
    }

    func advice(keyboard: RunningProgram?) -> [String] {
      var advice = [keyboardAdvice(keyboard)]
      advice.append(
        "The keyboard does not float here: the place that \(name) has for it, input-panel-v1, is at the bottom of the screen. And "
          + "apps without text input hear no keys of it: \(name) has no virtual-keyboard-v1.")
      if self == .kwin {
        advice.append(
          "KWin shows the keyboard for a field that was touched; with KWIN_IM_SHOW_ALWAYS=1 in its environment for each field that "
            + "has the focus.")
      }
      return advice
    }

    private func keyboardAdvice(_ keyboard: RunningProgram?) -> String {
      if let keyboard, keyboard.name == "spinetd" { return "\(keyboard) runs as the keyboard of this session: good." }
      let running = keyboard.map { "\($0) runs. " } ?? ""
      switch self {
      case .kwin:
        return running
          + "KWin starts its keyboard itself: choose Spinet in System Settings, Keyboard, Virtual Keyboard."
      case .weston:
        return running
          + "Weston starts its keyboard itself: write path= and the path of spinetd below [input-method] in weston.ini."
      case .other: return running + "This compositor starts its keyboard itself: choose spinetd in its settings."
      }
    }
  }
}
