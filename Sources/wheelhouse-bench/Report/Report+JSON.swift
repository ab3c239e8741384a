extension Report {
  /// The same as one JSON object.
  var json: String {
    """
    {"machine":{"processor":\(quoted(machine.processor)),"cores":\(machine.cores),\
    "kernel":\(quoted(machine.kernel)),"date":\(quoted(machine.date))},\
    "figures":[\(figures.map(object).joined(separator: ","))],\
    "idleBytesPerSession":\(memory?.bytesPerSession.fixed(0) ?? "null"),\
    "durable":[\(durable.map(object).joined(separator: ","))],\
    "bars":[\(bars.map(object).joined(separator: ","))]}
    """
  }

  private func object(_ figures: Figures) -> String {
    """
    {"scenario":\(quoted(figures.name)),"sessions":\(figures.sessions),\
    "commandsPerSecond":\(figures.commandsPerSecond.fixed(0)),\
    "p50Microseconds":\((figures.latency.percentile(0.5) / 1000).fixed(1)),\
    "p99Microseconds":\((figures.latency.percentile(0.99) / 1000).fixed(1)),\
    "cpuMicroseconds":\(figures.cpuMicroseconds.fixed(3)),\
    "echoMicroseconds":\(figures.echoMicroseconds?.fixed(3) ?? "null"),\
    "ratio":\(figures.ratio?.fixed(3) ?? "null"),"bytes":\(figures.bytes.fixed(1))}
    """
  }

  private func object(_ bar: Bar) -> String {
    """
    {"bar":\(quoted(bar.text)),"limit":\(bar.limit.fixed(1)),"unit":\(quoted(bar.unit)),\
    "value":\(bar.value?.fixed(3) ?? "null"),"missed":\(bar.isMissed)}
    """
  }

  private func object(_ figure: DurableFigure) -> String {
    """
    {"figure":\(quoted(figure.name)),"value":\(figure.value.fixed(3)),\
    "unit":\(quoted(figure.unit)),"bar":\(quoted(figure.bar)),"missed":\(figure.isMissed)}
    """
  }

  private func quoted(_ text: String) -> String {
    let plain = text.unicodeScalars.filter { $0.value >= 32 && $0 != "\"" && $0 != "\\" }
    return "\"\(String(String.UnicodeScalarView(plain)))\""
  }
}
