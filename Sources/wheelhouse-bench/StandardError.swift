import Glibc

/// Tells the person at the terminal something that is no part of the report.
func note(_ text: String) {
  let line = Array("wheelhouse-bench: \(text)\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
