import Wheelhouse

/// Hands in forms at other servers over HTTP: a port.
nonisolated protocol FormPoster: Sendable {
  /// Posts a form and gives the answer, whatever its status is.
  func post(_ form: FormFields, to url: String) async throws(FormPostError) -> FormAnswer
}

/// What a server answered to a form.
nonisolated struct FormAnswer: Equatable, Sendable {
  let status: Int
  let body: [UInt8]
}

/// Why there is no answer, in words for a log.
nonisolated struct FormPostError: Error, Equatable {
  let message: String
}
