// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Tells when what a path leads to changes: when it is written, replaced, moved away, removed, or comes to be.
///
/// Every part of the path may be a symbolic link, may be missing, and may go and come again.
@MainActor
package final class FileWatch {
  private let inotify: Inotify
  private var watch: EventLoopWatch?
  private let path: String
  private let kind: Kind
  private let onChange: () -> Void
  /// What is looked out for, by the kernel's number of the folder.
  private var stops: [Int32: PathRoad.Stop] = [:]

  private enum Kind {
    /// The file itself.
    case file
    /// What stands in a folder, and in the folders there.
    case folder
  }

  /// Watches one file.
  ///
  /// - Throws: When the system lets no more be watched.
  package convenience init(path: String, loop: EventLoop, onChange: @escaping () -> Void) throws(SystemCallError) {
    try self.init(path, .file, loop, onChange)
  }

  /// Watches what stands in a folder and in the folders there, and nothing further down.
  ///
  /// - Throws: When the system lets no more be watched.
  package convenience init(folder: String, loop: EventLoop, onChange: @escaping () -> Void) throws(SystemCallError) {
    try self.init(folder, .folder, loop, onChange)
  }

  private init(
    _ path: String, _ kind: Kind, _ loop: EventLoop, _ onChange: @escaping () -> Void
  ) throws(SystemCallError) {
    self.path = path
    self.kind = kind
    self.onChange = onChange
    inotify = try Inotify()
    try takeRoad()
    watch = try loop.watch(inotify.descriptor) { [weak self] _ in self?.read() }
  }
}

// MARK: - The road

extension FileWatch {
  /// How often a road is looked at that changes while it is taken.
  private static let mostLooks = 5
  /// How many folders in a folder are watched.
  private static let mostFolders = 256

  private var road: PathRoad {
    var road = PathRoad(to: path)
    guard kind == .folder, let end = road.end, Self.isFolder(end) else { return road }
    road.add(end, .all)
    let folders = Files.names(in: end).map { end + "/" + $0 }.filter(Self.isFolder)
    for folder in folders.prefix(Self.mostFolders) { road.add(folder, .all) }
    return road
  }

  private static func isFolder(_ path: String) -> Bool { (try? Files.status(path))?.kind == .folder }

  /// Looks out for everything that may change where the path leads to.
  private func takeRoad() throws(SystemCallError) {
    var road = road
    for _ in 0..<Self.mostLooks {
      try lookOut(along: road)
      // Somebody may have changed it before it was looked out for.
      let now = self.road
      guard now != road else { return }
      road = now
    }
  }

  private func lookOut(along road: PathRoad) throws(SystemCallError) {
    var new: [Int32: PathRoad.Stop] = [:]
    for stop in road.stops {
      do throws(SystemCallError) {
        let number = try inotify.add(stop.folder, forNames: stop.names != .none)
        if let other = new[number] {
          new[number]?.names = other.names.union(stop.names)
        } else {
          new[number] = stop
        }
      } catch {
        // A folder that may be passed and not be read, or that has just gone.
        guard error.isOfLimit else { continue }
        throw error
      }
    }
    for number in stops.keys where new[number] == nil { inotify.remove(number) }
    stops = new
  }
}

// MARK: - What happens

extension FileWatch {
  private func read() {
    var isOther = false
    var isChanged = false
    for event in inotify.read() {
      if event.isOverflow {
        (isOther, isChanged) = (true, true)
        continue
      }
      guard let stop = stops[event.watch] else { continue }
      if event.isOfFolderItself {
        (isOther, isChanged) = (true, true)
      } else if stop.names.contains(event.name) {
        isOther = isOther || !event.isWritten
        isChanged = isChanged || !isBegun(event, in: stop.folder)
      }
    }
    // Where nothing more can be watched, what is watched already goes on.
    if isOther { try? takeRoad() }
    if isChanged { onChange() }
  }

  /// Whether it tells of a file that somebody has begun to write, which tells of its end as well.
  private func isBegun(_ event: Inotify.Event, in folder: String) -> Bool {
    guard event.isCreated, let status = try? Files.status("\(folder)/\(event.name)", followingLinks: false) else {
      return false
    }
    return status.kind == .file && status.linkCount == 1
  }
}
