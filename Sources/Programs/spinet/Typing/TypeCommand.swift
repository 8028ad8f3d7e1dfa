// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol
internal import RemoteTrust

/// `spinet type`: types on another device, by its remote typing.
enum TypeCommand: Command {
  static let name = help.name
  static let summary = help.summary

  private static let help = CommandHelp(
    name: "type", summary: "Types on another device that has Spinet, by your keyboard here or from a pipe.",
    forms: ["[--pair] [--lines]"],
    discussion: """
      The other device shows a QR code with "spinet pair new". The first time, and with --pair, the
      link in that code is asked for: paste it, or have a scanner write it to standard input. From
      then on the two know each other. The link is a secret for as long as it is good, so that it is
      never an argument, which other users of this machine could read.

      In a terminal each key goes to the field that has focus there at once; Ctrl-] or Ctrl-D leaves.
      Otherwise the text on standard input is typed, at most 64 KiB, without a line end behind its
      last line; the exit status is 0 once all of it has arrived, 1 where it has not, and 2 for a
      wrong command line.
      """,
    options: [
      CommandHelp.Option(name: "--pair", text: "Pairs with another device, or with the same one anew."),
      CommandHelp.Option(
        name: "--lines",
        text: """
          Presses Return at line ends of what is piped or pasted, also in fields
          that do not say that they take lines; most apps say nothing of it.
          """),
    ],
    examples: ["spinet type", "wl-paste | spinet type", "zbarcam --raw -1 | spinet type --pair"])

  static func help(_ words: [String]) -> String? { words.isEmpty ? help.text : nil }

  static func run(_ arguments: [String]) -> ExitStatus {
    let options: Options
    do throws(Options.Mistake) {
      options = try Options(arguments, known: help.optionNames, flags: help.flagNames)
    } catch {
      return .usage(error.message, help.text)
    }
    if options.wantsHelp {
      Terminal.print(help.text)
      return .success
    }
    guard options.files.isEmpty else {
      return .usage(
        "\"type\" takes no words: a link is a secret, and other users of this machine can read arguments. Paste it when it is asked for",
        help.text)
    }
    Process.forbidCores()
    Process.setReadable(false)
    Console.outliveReaders()
    return MainActor.assumeIsolated {
      do throws(Failure) {
        try run(isPairing: options.has("--pair"), pressesReturn: options.has("--lines"))
        return .success
      } catch {
        Terminal.report("spinet: \(error.message)")
        return .failure
      }
    }
  }

  @MainActor
  private static func run(isPairing: Bool, pressesReturn: Bool) throws(Failure) {
    guard !StandardInput.isTerminal || Console.isTerminal else {
      throw Failure(
        "standard output is no terminal, so that nobody would see where it is typed; run \"spinet type\" without redirecting it, or pipe the text to it"
      )
    }
    let file = try PairedHostFile()
    let loop: EventLoop
    do throws(SystemCallError) { loop = try EventLoop() } catch { throw Failure("nothing can be waited for", error) }
    let typist: RemoteTypist
    let address: RemoteAddress
    let host = isPairing ? nil : try file.read()
    if let host {
      address = host.address
      typist = RemoteTypist(.paired(host.token, certificate: host.certificate), at: address, loop: loop)
    } else {
      guard isPairing || StandardInput.isTerminal else {
        throw Failure(
          "this device is paired with no other one; run \"spinet type\" in a terminal and paste the link once")
      }
      let link = try readLink()
      address = link.address
      typist = RemoteTypist(.link(secret: link.secret), at: address, loop: loop)
    }
    typist.pressesReturn = pressesReturn
    if StandardInput.isTerminal {
      try TerminalTyping(typist, on: address, file: file, loop: loop).run()
    } else if host == nil {
      try PairingRun(typist, file: file, loop: loop).run()
      Terminal.print("This device types on \(address.authority) from now on.")
    } else {
      try PipedTyping(typist, on: address, text: PipedTyping.readText(), loop: loop).run()
    }
  }

  /// Asks for the link, or reads it where there is no terminal.
  private static func readLink() throws(Failure) -> RemoteLink {
    var bytes: [UInt8] = []
    if StandardInput.isTerminal {
      let line = try Failure.explain("the link cannot be asked for") { () throws(SystemCallError) in
        try StandardInput.readHiddenLine(
          prompt: "Link that \"spinet pair new\" shows on the other device (it is not shown here): ")
      }
      guard let line else { throw Failure("nothing was paired") }
      bytes = line
    } else {
      while bytes.count <= 1024, !bytes.contains(UInt8(ascii: "\n")) {
        let more = try Failure.explain("standard input cannot be read; nothing was paired") {
          () throws(SystemCallError) in try StandardInput.readOrFail()
        }
        if more.isEmpty { break }
        bytes += more
      }
      bytes = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let word = words.first, words.count == 1 else { throw Failure(noLink) }
    do throws(RemoteLink.Fault) { return try RemoteLink(word) } catch {
      switch error {
      case .address: throw Failure(noLink)
      case .secret:
        throw Failure(
          "the link has no secret behind its #, or not all of it; the six digits are for browsers. Paste the whole link of the QR code"
        )
      }
    }
  }

  private static let noLink =
    "that is no link of Spinet; it should be one like https://192.168.1.5:49283/#0123…, as the QR code of \"spinet pair new\" has it"
}
