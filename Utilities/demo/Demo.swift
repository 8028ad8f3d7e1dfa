import TestBed
@main
enum Demo {
  static func main() throws { print(Checkout.root) }
}
