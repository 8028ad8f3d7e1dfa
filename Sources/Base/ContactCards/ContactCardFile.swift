// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The file with the person's own card.
package struct ContactCardFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Where the card is; `nil` when there is no place for it.
  package static var usualPath: String? { BaseFolder.data.path.map { $0 + "/spinet/me.vcf" } }

  /// Reads the card as it is now.
  ///
  /// - Parameter report: Called with one line for the log when there is something that cannot be read, or is no card.
  /// - Returns: `nil` where there is no card.
  package func read(report: (String) -> Void) -> ContactCard? {
    guard Files.exists(path) else { return nil }
    do {
      return try ContactCard(parsing: Files.read(path, limit: ContactCard.mostBytes + 1))
    } catch let error as ContactCardError {
      report("\(path): \(error); nothing of the card is offered")
    } catch {
      report("\(path): \(error); nothing of the card is offered")
    }
    return nil
  }
}
