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
    wasThere = !isIgnored && Self.failure == nil
  }

  /// Whether it was there and is no more.
  ///
  /// That it cannot be opened is not enough: a server that has no descriptors left cannot open anything.
  var isGone: Bool {
    guard wasThere, let failure = Self.failure else { return false }
    return failure == ENXIO || failure == EIO
  }

  /// Why it cannot be opened; nil where it can.
  private static var failure: Int32? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    return nil
  }
}
