import Glibc

do throws(BenchError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  if options.isHelp {
    print(Options.usage)
    exit(0)
  }
  let report = try Bench(options: options).run()
  print(options.isJSON ? report.json : report.markdown)
  exit(options.isCheck && report.isBehind ? 1 : 0)
} catch {
  note(error.description)
  exit(2)
}
