// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import LinuxSystem

/// What a compositor offers a keyboard, what each missing protocol costs, and what to do about it.
package struct CompositorReport: Sendable {
  /// One for each protocol.
  package let lines: [Line]
  /// What kept the report from being complete or the keyboard from working, and what to do; empty when all is well.
  package let advice: [String]

  /// One protocol.
  package struct Line: Sendable {
    /// The name of the interface, as in its protocol.
    package let interface: String
    /// What the keyboard needs it for.
    package let use: String
    /// `nil` when the compositor does not offer it.
    package let version: UInt32?
    /// Whether the compositor offers it to the keyboard that it starts and to no other program.
    package let isForItsKeyboard: Bool
    /// What is lost without it.
    package let cost: String
    /// Whether there is no keyboard without it.
    package let isRequired: Bool
  }

  /// Whether the keyboard can show itself and type.
  package var isUsable: Bool { lines.allSatisfy { $0.version != nil || $0.isForItsKeyboard || !$0.isRequired } }

  private struct Need {
    var interface: String
    /// What older compositors have in its place.
    var olderInterface: String?
    var use: String
    var cost: String
    var isRequired = false
  }

  private static let everywhere: [Need] = [
    Need(
      interface: "wl_compositor", use: "surfaces", cost: "nothing can be shown", isRequired: true),
    Need(interface: "wl_shm", use: "pictures", cost: "nothing can be shown", isRequired: true),
    Need(
      interface: "wl_seat", use: "touch and pointer", cost: "the keyboard cannot be touched", isRequired: true),
  ]

  /// Where any program can be the keyboard.
  private static let open: [Need] = [
    Need(
      interface: "zwlr_layer_shell_v1", use: "a place at the screen's edge",
      cost: "the keyboard cannot be shown", isRequired: true),
    Need(
      interface: "zwp_input_method_manager_v2", use: "focus, text around the caret, commits",
      cost: "no showing on focus, no keys per field; typing goes through virtual keys"),
    Need(
      interface: "zwp_virtual_keyboard_manager_v1", use: "Return, arrows, apps without text input",
      cost: "no Return key, no X11 apps, no terminal keys"),
  ]

  /// Where the compositor starts its keyboard.
  private static let started: [Need] = [
    Need(
      interface: "zwp_input_panel_v1", use: "a place at the screen's edge",
      cost: "the keyboard cannot be shown", isRequired: true),
    Need(
      interface: "zwp_input_method_v1", use: "focus, text around the caret, commits, Return, arrows",
      cost: "nothing can be typed", isRequired: true),
    Need(
      interface: "zwp_virtual_keyboard_manager_v1", use: "apps without text input",
      cost: "no keys beside text input: none for X11 apps and others without it"),
  ]

  private static let extras: [Need] = [
    Need(
      interface: "wp_fractional_scale_manager_v1", use: "sharp pictures at scales such as 1.5",
      cost: "slightly soft pictures at fractional scales"),
    Need(interface: "wp_viewporter", use: "the same", cost: "slightly soft pictures at fractional scales"),
    Need(
      interface: "zwlr_foreign_toplevel_manager_v1", use: "apps that take the system's keyboard only",
      cost: "the setting no-custom-keyboards-in does nothing"),
    Need(
      interface: "ext_idle_notifier_v1", olderInterface: "org_kde_kwin_idle",
      use: "a caret that is put elsewhere in apps that do not tell",
      cost: "there the next letter of Korean may replace what stands before it"),
    Need(
      interface: "zxdg_output_manager_v1", use: "the screen's exact logical size",
      cost: "sizes at fractional scales are rounded"),
  ]

  /// - Parameters:
  ///   - isInputMethodTaken: Whether the compositor gives the input method to nobody else any more.
  ///   - keyboard: The on-screen keyboard that runs in the session, as far as that is known.
  ///   - rival: Another input method that runs there.
  package init(
    globals: [Connection.Global], isInputMethodTaken: Bool, keyboard: RunningProgram? = nil,
    rival: RunningProgram? = nil
  ) {
    let names = Set(globals.map(\.interface))
    let starter = Starter(names)
    lines = (Self.everywhere + (starter == nil ? Self.open : Self.started) + Self.extras).map { need in
      let interface =
        need.olderInterface.flatMap { names.contains(need.interface) || !names.contains($0) ? nil : $0 }
        ?? need.interface
      return Line(
        interface: interface, use: need.use,
        version: globals.filter { $0.interface == interface }.map(\.version).max(),
        isForItsKeyboard: starter?.hides(interface) ?? false, cost: need.cost, isRequired: need.isRequired)
    }
    if let starter {
      advice = starter.advice(keyboard: keyboard)
      return
    }
    var advice: [String] = []
    if !names.contains("zwlr_layer_shell_v1") {
      advice.append(
        "This compositor lets no client put a keyboard at the screen's edge. Use sway, labwc, wayfire, phoc (Phosh) "
          + "or another compositor with wlr-layer-shell.")
    }
    if names.contains("zwlr_layer_shell_v1"), !names.contains("zwp_input_method_manager_v2") {
      advice.append(
        "Without input-method-v2 show and hide the keyboard by hand: "
          + "busctl --user call sm.puri.OSK0 /sm/puri/OSK0 sm.puri.OSK0 SetVisible b true")
    }
    if isInputMethodTaken { advice.append(Self.advice(keyboard: keyboard, rival: rival)) }
    self.advice = advice
  }

  /// What to say of the program that owns the input method.
  private static func advice(keyboard: RunningProgram?, rival: RunningProgram?) -> String {
    let remedy = "Stop it, then start spinetd again; until then virtual keys and showing by hand work."
    switch (keyboard?.name == "spinetd" ? keyboard : nil, rival) {
    case (let spinetd?, nil): return "\(spinetd) runs and owns the input method: good."
    case (let spinetd?, let rival?):
      return "\(spinetd) runs, and \(rival) as well. Only one of them owns the input method: if the keyboard does not "
        + "come by itself, it is \(rival.name ?? "the other"). \(remedy)"
    case (nil, _):
      let owner = keyboard ?? rival
      return "Another input method owns this seat (perhaps "
        + (owner?.description ?? "squeekboard, stevia, fcitx5 or ibus") + "). \(remedy)"
    }
  }

  /// Asks the compositor that `WAYLAND_DISPLAY` names; the programs are those that `init` takes.
  @MainActor
  package static func make(keyboard: RunningProgram?, rival: RunningProgram?) throws -> CompositorReport {
    let loop = try EventLoop()
    let session = try WaylandSession(loop: loop)
    var isTaken = false
    session.onInputMethodUnavailable = { isTaken = true }
    try session.connection.roundTrip()
    return CompositorReport(
      globals: Array(session.connection.globals.values), isInputMethodTaken: isTaken, keyboard: keyboard, rival: rival)
  }
}

// MARK: - Text

extension CompositorReport {
  /// The report as a table for a terminal.
  package var text: String {
    let rows = lines.map { line in
      [
        line.state, line.interface, line.version.map { "v\($0)" } ?? "-", line.use,
        line.version == nil && !line.isForItsKeyboard ? line.cost : "",
      ]
    }
    let header = ["state", "protocol", "version", "used for", "without it"]
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var text = all.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) { line += cell + String(repeating: " ", count: width - cell.count + 2) }
      while line.last == " " { line.removeLast() }
      return line
    }
    text += advice.isEmpty ? [] : [""] + advice
    return text.joined(separator: "\n")
  }
}

extension CompositorReport.Line {
  /// In a word; one in capitals keeps the keyboard from working.
  fileprivate var state: String {
    if version != nil { return "ok" }
    if isForItsKeyboard { return "its own" }
    return isRequired ? "MISSING" : "missing"
  }
}
