import Dispatch

// A process of its own around a session store: to be killed, to run out of room, to be measured.
//
//   store-fixture kill  FILE              saves rounds and prints each that is committed, until it is killed
//   store-fixture fill  FILE              runs into a limit of the file size, and goes on when it is gone
//   store-fixture bench FILE SESSIONS SECONDS DURABILITY [OF]
//                                         prints what a commit of so many sessions (of so many) costs

let arguments = CommandLine.arguments
guard arguments.count > 2 else { fatalError("store-fixture kill|fill|bench FILE …") }
let fixture: any Fixture =
  switch arguments[1] {
  case "kill": Rounds(path: arguments[2])
  case "fill": Filling(path: arguments[2])
  default: Bench(arguments)
  }
fixture.start()
dispatchMain()
