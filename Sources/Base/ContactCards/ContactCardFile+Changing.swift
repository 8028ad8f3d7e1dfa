// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension ContactCardFile {
  /// Why the card could not be read or changed.
  package struct Failure: ExplainedError {
    /// What went wrong, for programs.
    package let code: Code
    /// What went wrong and what to do, for people; has nothing of the card.
    package let message: String

    /// What went wrong.
    package enum Code: Hashable, Sendable {
      /// The file cannot be read or written.
      case refused
      /// The file is no card, or the card cannot be written.
      case noCard(ContactCardError.Code)
      /// Another program has changed these parts as well, to something else.
      case conflict([ContactCard.Part])
    }
  }

  /// Reads the card; one that is not there is empty.
  package func load() throws(Failure) -> ContactCard {
    guard Files.exists(path) else { return ContactCard() }
    do {
      return try Self.card(in: Files.read(path, limit: ContactCard.mostBytes + 1))
    } catch let error as ContactCardError {
      throw failure(error)
    } catch {
      throw Failure(code: .refused, message: "\(path) cannot be read: \(error)")
    }
  }

  /// Changes the card, while others that would change it wait.
  ///
  /// What others have changed in the file meanwhile is kept. The file can be read by the person alone afterwards.
  ///
  /// - Parameters:
  ///   - base: The card as it was read.
  ///   - card: What has become of it.
  ///   - overwrites: Whether parts that others have changed meanwhile, too, are replaced; otherwise that is an error.
  ///   - patience: How long to wait for another program that changes the file.
  /// - Returns: The card as the file has it now.
  @discardableResult
  package func change(
    from base: ContactCard, to card: ContactCard, overwrites: Bool = false, patience: Duration = .seconds(5)
  ) throws(Failure) -> ContactCard {
    let result: Result<ContactCard, Failure>
    do throws(SystemCallError) {
      result = try Files.change(
        path, limit: ContactCard.mostBytes + 1, permissions: 0o600, patience: patience, needsLock: true
      ) { bytes in
        do throws(ContactCardError) {
          let merge = ContactCard.merge(
            try card.normalized(), with: try Self.card(in: bytes ?? []).normalized(), since: try base.normalized())
          guard overwrites || merge.conflicts.isEmpty else {
            return (nil, .failure(Self.conflict(merge.conflicts)))
          }
          return (try merge.card.vCard(over: bytes ?? []), .success(merge.card))
        } catch {
          return (nil, .failure(failure(error)))
        }
      }
      if case .success = result, try Files.status(path).permissions & 0o077 != 0 {
        try Files.setPermissions(0o600, of: path)
      }
    } catch {
      let reason = error.call == "flock" ? "another program is changing it; try again" : error.explanation
      throw Failure(code: .refused, message: "\(path) cannot be changed: \(reason)")
    }
    return try result.get()
  }

  /// What an empty file holds is no card yet.
  private static func card(in bytes: [UInt8]) throws(ContactCardError) -> ContactCard {
    try bytes.isEmpty ? ContactCard() : ContactCard(parsing: bytes)
  }

  private func failure(_ error: ContactCardError) -> Failure {
    Failure(code: .noCard(error.code), message: "\(path): \(error)")
  }

  private static func conflict(_ parts: [ContactCard.Part]) -> Failure {
    let names = parts.map { "\($0)" }.joined(separator: ", ")
    return Failure(
      code: .conflict(parts), message: "another program has changed \(names) meanwhile; read the card again")
  }
}
