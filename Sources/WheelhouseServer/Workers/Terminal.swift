import Glibc

/// The terminal a server was started in, if there was one.
///
/// SIGHUP has two meanings: reload, when a person or program sends it; and the terminal is gone, when
/// the kernel does. A server that was started by hand must not live on in secret after the second.
struct Terminal {
  private let wasThere: Bool

  init() {
    var usual = sigaction()
    unsafe sigaction(SIGHUP, nil, &usual)
    // nohup: whoever wrote that wants it to live on.
    let isIgnored = unsafe unsafeBitCast(usual.__sigaction_handler.sa_handler, to: Int.self) == 1
    wasThere = !isIgnored && Self.isThere
  }

  var isGone: Bool { wasThere && !Self.isThere }

  private static var isThere: Bool {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }
}
