// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a program says of its own work, on standard error: the lines of one area.
///
///     private let log = Log(.guests)
///     log.debug("\(name: identifier) starts ahead")
///
/// `SPINETD_LOG` chooses what is shown (`LogLevels`). Without it lines are as they always were, `PROGRAM: WHAT`; with it each
/// also has its time on the monotonic clock, its level and its area. A line that is not shown is not made.
/// `Documentation/Development.md` says what belongs to which level.
package struct Log: Sendable {
  private let area: LogArea
  private let settings: Settings

  /// What decides how lines look and where they go.
  struct Settings: Sendable {
    var levels = LogLevels()
    /// Whether each line has its time, level and area.
    var isDetailed = false
    var program = ""
    var write: @Sendable (String) -> Void = { Console.report($0) }
    var now: @Sendable () -> Int64 = { MonotonicClock.nowMicroseconds }
  }

  init(_ area: LogArea, _ settings: Settings) { (self.area, self.settings) = (area, settings) }

  /// The log of this process in an area.
  package init(_ area: LogArea) { self.init(area, Self.ofProcess.settings) }
}

// MARK: - Saying something

extension Log {
  /// What keeps the program from doing what it should.
  package func error(_ text: @autoclosure () -> LogText) { say(.error, text) }
  /// What goes on, but not as somebody expects.
  package func warning(_ text: @autoclosure () -> LogText) { say(.warning, text) }
  /// What has happened, for those who look after the program.
  package func info(_ text: @autoclosure () -> LogText) { say(.info, text) }
  /// What happens, for those who look for a fault.
  package func debug(_ text: @autoclosure () -> LogText) { say(.debug, text) }

  /// Whether lines of a level are shown, for what takes long to find out.
  package func shows(_ level: LogLevel) -> Bool { settings.levels.shows(level, in: area) }

  private func say(_ level: LogLevel, _ text: () -> LogText) {
    guard shows(level) else { return }
    settings.write(settings.prefix(level, area) + text().line)
  }
}

extension Log.Settings {
  fileprivate func prefix(_ level: LogLevel, _ area: LogArea) -> String {
    guard isDetailed else { return program + ": " }
    let milliseconds = String(now() / 1_000 % 1_000)
    let padding = String(repeating: "0", count: 3 - milliseconds.count)
    return "\(now() / 1_000_000).\(padding)\(milliseconds) \(program): \(level.rawValue): \(area.rawValue): "
  }
}

// MARK: - The process's

extension Log {
  /// The variable that says what is shown.
  package static let variable = "SPINETD_LOG"

  /// Reports mistakes in `SPINETD_LOG`; the program whose log it is calls this once at its start, and its helpers do not.
  package static func reportProblems() {
    for problem in ofProcess.problems { Log(.program).error("\(name: variable): \(fault: problem)") }
  }

  private static let ofProcess: (settings: Settings, problems: [String]) = {
    let (levels, problems) = LogLevels.parse(Environment.value(variable) ?? "")
    var settings = Settings(levels: levels, isDetailed: Environment.value(variable) != nil)
    settings.program = CommandLine.name
    return (settings, problems)
  }()
}

extension CommandLine {
  /// What the program is called, without its folder.
  fileprivate static var name: String {
    arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "spinet"
  }
}
