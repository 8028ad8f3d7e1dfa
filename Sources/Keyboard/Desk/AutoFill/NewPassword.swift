// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import StrongPasswords
internal import SystemKeyboard
internal import TextModel

/// A password that the keyboard has made up: the same for all fields for a new one that an app asks for one after another, as the second
/// of them is there to repeat it.
struct NewPassword {
  /// Whom it is for.
  struct Wish: Hashable {
    /// The app, as `DeskField` names it.
    let claimant: AnyHashable
    /// What it has to be like, in the words of the app.
    let rules: String?
  }

  /// The kind of text that a field for one has.
  static let content = "new-password"

  let wish: Wish
  let secret: SecretText
  /// The activation of the field in which it was taken, which needs it no second time.
  var takenActivation: Int?

  /// Makes up another one.
  ///
  /// - Parameter report: Called with a line for the log where the app's rules cannot be kept, and usual ones count.
  init(_ wish: Wish, report: (String) -> Void) {
    self.wish = wish
    var generator = SystemRandomNumberGenerator()
    do {
      let rules = try wish.rules.map { text throws(PasswordRulesError) in try PasswordRules(parsing: text) }
      secret = SecretText(
        try rules?.makePassword(using: &generator) ?? PasswordRules.makeUsualPassword(using: &generator))
    } catch {
      report("an app's rules for a new password do not count, and a usual one is offered: \(error)")
      secret = SecretText(PasswordRules.makeUsualPassword(using: &generator))
    }
  }
}

// MARK: - Passwords that the keyboard makes up

extension KeyboardDesk {
  /// What the field that has focus asks for; `nil` where it asks for no new password, or nobody knows whose it is.
  private var newPasswordWish: NewPassword.Wish? {
    guard situation.autoFill.makesPasswords, field.app != .desktop, let claim,
      claim.content?.rawValue == NewPassword.content, let claimant = field.claimant
    else { return nil }
    return NewPassword.Wish(claimant: claimant, rules: claim.passwordRules)
  }

  /// Returns what is offered in the field that has focus where it has no text; `nil` where it asks for no new password.
  func offerNewPassword() -> [AutoFillOffer]? {
    guard let wish = newPasswordWish else {
      forgetNewPassword()
      return nil
    }
    if newPassword?.wish != wish {
      forgetNewPassword()
      newPassword = NewPassword(wish) { services.perform(.report($0)) }
    }
    guard let newPassword, claim?.beginsEmpty == true, newPassword.takenActivation != field.state.activation else {
      return []
    }
    return [AutoFillOffer(strongPassword: newPassword.secret)]
  }

  /// The fields that it was for have closed.
  func forgetNewPassword() {
    guard let old = newPassword else { return }
    old.secret.wipe()
    newPassword = nil
    autoFill = []
  }
}
