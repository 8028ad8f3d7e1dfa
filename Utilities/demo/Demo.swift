import Geometry
import TestBed
@main
enum Demo {
  static func main() throws {
    for name in CommandLine.arguments.dropFirst() {
      var o = SessionOptions(); o.hasXWayland = name == "x11"
      if name == "firefox" || name == "chromium" { o.pixelWidth = 800; o.pixelHeight = 1280 }
      let t0 = Clock.now()
      let session = try Session(o)
      let t1 = Clock.now()
      do {
      _ = try session.start(["wvkbd-mobintl", "-L", "240"], name: "wvkbd")
      let app = try App(AppKind(rawValue: name)!, in: session)
      print(name, t1 - t0, Clock.now() - t1)
      print(try app.fieldFrames())
      try session.takeScreenshot(to: "/tmp/tb/\(name).png");
      do { try app.focus(app.kind.mainField) } catch { print(error)}
      try session.injector.tap(Point(x: 300, y: 200))
      _ = app.wait(within: 2) { $0.contains { $0.event == "focus"} }
      print(app.events)
      let f = try session.focusedWindowFrame()
      print(f as Any, try name == "foot" ? [:] : app.fieldFrames().count)
      for _ in 0..<2 {try session.injector.tap(Point(x: o.pixelWidth == 800 ? 300 : 50, y: o.pixelWidth == 800 ? 1150 : 600)) }
      print(app.received("xx", in: app.kind.mainField, within: 1))
      try session.takeScreenshot(to: "/tmp/tb/\(name).png")
      } catch { print(error); try session.takeScreenshot(to: "/tmp/tb/\(name).png"); print(try session.run(["sh","-c", "cat \(session.folder)/logs/*"]).output) }
      session.stop()
      session.removeFolder()
    }
  }
}
