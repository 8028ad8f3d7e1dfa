// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import RemoteProtocol
internal import RemoteTrust

/// What `spinet type` says when it does not go on, with what to do.
extension Failure {
  static func disorder(_ address: RemoteAddress) -> Failure {
    Failure("\(address.authority) does not speak as Spinet does; both devices need versions of it that fit")
  }

  static func ended(_ end: CallPacket.End, _ address: RemoteAddress, isIn: Bool) -> Failure {
    switch end {
    case .unreachable:
      Failure(
        "nothing of Spinet answers at \(address.authority); see whether the device is on and in the same network, and what "
          + "\"spinet settings get remote-typing\" says there")
    case .closed where isIn: Failure("\(address.authority) has gone")
    case .closed: Failure("\(address.authority) has hung up; try again in a moment")
    case .notConfined:
      Failure("spinet-caller cannot give up files and system calls on this machine, and does not connect without that")
    }
  }

  static func refused(_ refusal: HostHandshake.Refusal, _ address: RemoteAddress, isPaired: Bool) -> Failure {
    let place = address.authority
    let anew = "pair anew: \"spinet pair new\" there, \"spinet type --pair\" here"
    switch refusal {
    case .otherCertificate where isPaired:
      return Failure(
        "the key of \(place) is not the one that it had when you paired. Somebody may be between the two devices. Nothing was sent. "
          + "If Spinet was installed anew there, \(anew)")
    case .otherCertificate:
      return Failure(
        "\(place) is encrypted by another key than it says. Somebody is between the two devices. Nothing was sent; try "
          + "another network")
    case .impostor:
      return Failure(
        "\(place) does not have the secret of the link; it is not the device that shows it. Nothing was typed. Have it show a new "
          + "one, and look at the address in it")
    case .forgotten:
      return Failure(
        "\(place) does not know this device any more: it was taken out of its list, or was not used for 90 days; \(anew)"
      )
    case .denied(.wrong), .denied(.spent):
      return Failure(
        "\(place) does not take the link: it is good for one device and five minutes. Show a new one with \"spinet pair new\" there"
      )
    case .denied(.pace): return Failure("\(place) was asked too often; try again in a minute")
    case .denied(.elsewhere): return Failure("this device types on \(place) by another \"spinet type\" now")
    case .disorder: return .disorder(address)
    }
  }

  /// Why a change was not made.
  static func text(of refusal: RemoteRefusal) -> String {
    switch refusal {
    case .late: "another field was chosen meanwhile"
    case .moved: "the text there has changed"
    case .returnKey: "Return does nothing in that field now"
    case .pace: "it was too much at once"
    }
  }
}
