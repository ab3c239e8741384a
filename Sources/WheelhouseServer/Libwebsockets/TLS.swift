import COpenSSL
import CServerShims
import Glibc

/// Checks of TLS files, and what is set on the context libwebsockets makes of them.
enum TLS {
  /// Reads both files as the server will, so that a mistake is told in words.
  static func check(_ files: TLSFiles) throws(StartError) {
    unsafe SSL_CTX_free(try read(files))
  }

  /// The files to serve with: those that were named, or kept ones where those cannot be used.
  ///
  /// - Throws: when there are no others.
  static func usable(
    _ files: TLSFiles?, or kept: TLSFiles?, _ log: Log
  ) throws(StartError) -> TLSFiles? {
    guard let files else { return nil }
    do throws(StartError) {
      try check(files)
      return files
    } catch {
      guard let kept else { throw error }
      log.write(.error, "certificate_kept", [("why", error.message)])
      return kept
    }
  }

  /// Browsers show nobody a page over a certificate that has ended; what serves it says so.
  static func warnOfEnd(of files: TLSFiles, in log: Log) {
    guard let end = end(of: files) else { return }
    log.write(
      .warning, "certificate_ended",
      [
        ("file", files.certificate), ("at", end),
        ("do", "put a new one in its place and send SIGHUP"),
      ])
  }

  /// When the certificate has ended, as the log's times are; nil while it is good, and where it cannot be read.
  private static func end(of files: TLSFiles) -> String? {
    guard let context = unsafe try? read(files) else { return nil }
    defer { unsafe SSL_CTX_free(context) }
    guard let certificate = unsafe SSL_CTX_get0_certificate(context),
      let end = unsafe X509_get0_notAfter(certificate), unsafe X509_cmp_current_time(end) < 0
    else { return nil }
    var (days, seconds): (Int32, Int32) = (0, 0)
    guard unsafe ASN1_TIME_diff(&days, &seconds, nil, end) == 1 else { return nil }
    return UTC.log(time(nil) + Int(days) * 86_400 + Int(seconds)) + "Z"
  }

  private static func read(_ files: TLSFiles) throws(StartError) -> OpaquePointer {
    ERR_clear_error()
    guard let context = unsafe SSL_CTX_new(TLS_server_method()) else {
      throw .unavailable("OpenSSL did not start.")
    }
    unsafe SSL_CTX_set_default_passwd_cb(context, giveNoPassword)
    guard unsafe SSL_CTX_use_certificate_chain_file(context, files.certificate) == 1 else {
      unsafe SSL_CTX_free(context)
      throw .input(
        "--tls-cert \(files.certificate) is not a readable PEM certificate: \(reason(errors)).")
    }
    guard
      unsafe SSL_CTX_use_PrivateKey_file(context, files.key, SSL_FILETYPE_PEM) == 1,
      unsafe SSL_CTX_check_private_key(context) == 1
    else {
      unsafe SSL_CTX_free(context)
      throw .input("--tls-key \(files.key) " + faultOfKey(errors))
    }
    return unsafe context
  }

  private static func faultOfKey(_ errors: [UInt]) -> String {
    guard errors.contains(where: isForPassword) else {
      return "is not the PEM key of the certificate: \(reason(errors))."
    }
    return "is encrypted, and nobody is asked for its password. "
      + "Name a key that is not: openssl pkey -in KEY -out KEY2"
  }

  private static func isForPassword(_ error: UInt) -> Bool {
    ERR_GET_LIB(error) == ERR_LIB_PEM && ERR_GET_REASON(error) == PEM_R_BAD_PASSWORD_READ
  }

  /// What OpenSSL has to say since it was last cleared, the cause before what comes of it.
  private static var errors: [UInt] {
    var errors: [UInt] = []
    while case let error = ERR_get_error(), error != 0 { errors.append(error) }
    return errors
  }

  private static func reason(_ errors: [UInt]) -> String {
    var text = [CChar](repeating: 0, count: 256)
    unsafe ERR_error_string_n(errors.first ?? 0, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Gives new connections what the files have; old ones keep what they began with.
  ///
  /// - Throws: when the files cannot be used; nothing changed then.
  static func use(_ files: TLSFiles) throws(StartError) {
    let context = try unsafe read(files)
    unsafe shim_tls_use(context)
    unsafe SSL_CTX_free(context)
  }

  /// Allows TLS 1.2 and 1.3 only; called by libwebsockets with the context it made.
  nonisolated static func harden(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    _ = unsafe shim_tls_modern_only(context)
    unsafe shim_tls_follow(context)
  }
}

/// What OpenSSL asks for the password of a key, where it would ask whoever sits at the terminal and
/// hold up everything until there is an answer.
nonisolated private func giveNoPassword(
  _ room: UnsafeMutablePointer<CChar>?, _ size: Int32, _ isWritten: Int32,
  _ user: UnsafeMutableRawPointer?
) -> Int32 { -1 }
