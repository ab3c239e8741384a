import CFormPost
import Dispatch
import Wheelhouse

/// Forms over libcurl, on threads of their own: neither the loop nor Swift's pool waits for a network.
///
/// libcurl is loaded with the first form. Linked, it and its thirty libraries would cost every start of a
/// server 5 ms, of the 17 that a start takes.
nonisolated struct CurlFormPoster: FormPoster {
  private static let queue = DispatchQueue(label: "form-posts", attributes: .concurrent)

  func post(_ form: FormFields, to url: String) async throws(FormPostError) -> FormAnswer {
    let text = form.encoded
    let result = await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: Self.post(text, url)) }
    }
    return try result.get()
  }

  private static func post(_ form: String, _ url: String) -> Result<FormAnswer, FormPostError> {
    var answer = unsafe form_answer()
    defer { unsafe form_answer_free(&answer) }
    guard unsafe form_post(url, form, timeout, &answer) == 0 else {
      let message = unsafe String(cString: form_answer_message(&answer))
      return .failure(FormPostError(message: message))
    }
    let body = unsafe Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count))
    return unsafe .success(FormAnswer(status: Int(answer.status), body: body))
  }

  /// Milliseconds for connecting, asking and being answered.
  private static let timeout = 10_000
}
