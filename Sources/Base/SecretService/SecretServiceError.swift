// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Why the keeper of secrets has not done what it was asked. Nothing of a secret is part of it.
nonisolated package struct SecretServiceError: ExplainedError, Hashable, Sendable {
  /// What went wrong, for programs.
  package let code: Code
  /// The name of the error that the service has answered with; empty where it is another kind of error.
  let busError: String

  init(_ code: Code, busError: String = "") { (self.code, self.busError) = (code, busError) }

  /// What went wrong.
  package struct Code: Hashable, Sendable {
    fileprivate enum Storage: Hashable {
      case noService, noAnswer, badAnswer, isLocked, wasDismissed, noCollection, notFound, wasRefused, unfitName,
        unfitPassword
    }
    fileprivate let storage: Storage

    /// No program on the bus keeps secrets, and none can be started.
    package static var noService: Self { Self(storage: .noService) }
    /// The service does not answer in time, or has gone.
    package static var noAnswer: Self { Self(storage: .noAnswer) }
    /// What the service answers is nothing that the specification has, or more than is looked at.
    package static var badAnswer: Self { Self(storage: .badAnswer) }
    /// The keyring is locked.
    package static var isLocked: Self { Self(storage: .isLocked) }
    /// The person has turned the service's question away, or it could not be shown.
    package static var wasDismissed: Self { Self(storage: .wasDismissed) }
    /// There is no keyring that new secrets go to.
    package static var noCollection: Self { Self(storage: .noCollection) }
    /// There is no such secret, or not any more.
    package static var notFound: Self { Self(storage: .notFound) }
    /// The service has said no, by an error of its own.
    package static var wasRefused: Self { Self(storage: .wasRefused) }
    /// An app or a user name that cannot be saved.
    package static var unfitName: Self { Self(storage: .unfitName) }
    /// A password that cannot be saved or typed.
    package static var unfitPassword: Self { Self(storage: .unfitPassword) }
  }
}

// MARK: - For people

nonisolated extension SecretServiceError {
  package var message: String {
    switch code.storage {
    case .noService: "no program keeps passwords in this session"
    case .noAnswer: "the program that keeps passwords does not answer"
    case .badAnswer: "the program that keeps passwords gave an answer that makes no sense"
    case .isLocked: "the keyring is locked"
    case .wasDismissed: "the keyring's question was not answered, or could not be shown here"
    case .noCollection: "there is no keyring for new passwords"
    case .notFound: "no such password is saved"
    case .wasRefused: "the program that keeps passwords has refused" + (busError.isEmpty ? "" : " (\(busError))")
    case .unfitName: "an app or a user name is one line of at most \(SavedPassword.longestName) bytes"
    case .unfitPassword: "a password is one line of 1 to \(SavedPassword.longestPassword) bytes of UTF-8"
    }
  }

  package var advice: String? {
    switch code.storage {
    case .noService: "install and start gnome-keyring or KeePassXC"
    case .noAnswer: "start it anew, or try again later"
    case .isLocked: "unlock it with: spinet passwords unlock"
    case .wasDismissed: "try again in your desktop session, where the question can be shown"
    case .noCollection: "one is made when a password is kept: spinet passwords add"
    default: nil
    }
  }
}

// MARK: - From the bus

nonisolated extension SecretServiceError {
  /// What an error of the bus or of the service means. Source: the error names of the D-Bus specification and of the Secret
  /// Service API.
  init(busError name: String) {
    let code: Code =
      switch name {
      case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner": .noService
      case let name where name.hasPrefix("org.freedesktop.DBus.Error.Spawn."): .noService
      case "", "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout",
        "org.freedesktop.DBus.Error.TimedOut", "org.freedesktop.DBus.Error.Disconnected":
        .noAnswer
      case "org.freedesktop.Secret.Error.IsLocked": .isLocked
      case "org.freedesktop.Secret.Error.NoSuchObject", "org.freedesktop.DBus.Error.UnknownObject",
        "org.freedesktop.DBus.Error.UnknownMethod":
        .notFound
      default: .wasRefused
      }
    self.init(code, busError: name)
  }
}
