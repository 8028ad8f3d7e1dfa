// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Phrases
internal import RemoteProtocol
internal import RemoteTrust
internal import Storage
internal import UIKit

/// Where phones reach this device to type here, and those that may.
final class PhonesPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.phones)) }

  required init?(coder: NSCoder) { nil }

  override func refresh() {
    super.refresh()
    refreshEditing()
  }

  override func refreshEditing() { showEditButton(while: !model.phones.isEmpty) }

  override func makeSections() -> [FormSection] {
    [
      FormSection("remote-typing", header: said(.phonesAddress), footer: said(.phonesAddressFooter), addresses),
      FormSection("phones", header: said(.pairedPhones), footer: said(.pairedPhonesFooter), phones),
    ]
  }

  private var addresses: [FormRow] {
    let chosen = model.settings.remoteAddress ?? "off"
    return (["off"] + model.phoneAddresses).map { value in
      let name = value == "off" ? said(.oneHandedOff) : value
      return .choice("\(value)-remote-typing", name, isChosen: value == chosen) { [weak self] in
        self?.attempt { try self?.model.set("remote-typing", to: value) }
      }
    }
  }

  private var phones: [FormRow] {
    let phones = model.phones
    guard !phones.isEmpty else { return [FormRow("none", said(.noPhones)).with { $0.look = .note }] }
    let now = WallClock.nowSeconds
    return phones.map { phone in
      FormRow("phone \(phone.id.text)", phone.name).with {
        $0.detail = lastUse(of: phone, at: now)
        $0.onDelete = { [weak self] in self?.attempt { try self?.model.remove(phone) } }
      }
    }
  }

  private func lastUse(of phone: PairedDevice, at now: Int64) -> String {
    guard phone.isKnown(at: now) else { return said(.phoneExpired) }
    let days = max(0, now - phone.used) / (24 * 60 * 60)
    return switch days {
    case 0: said(.phoneUsedToday)
    case 1: said(.phoneUsedYesterday)
    default: said(.phoneUsedBefore, "\(days)")
    }
  }
}
