import CLibuv
import CServerShims

/// The one loop of a worker: libuv on the main thread, with Swift's main actor on it.
///
/// Main-actor work that was enqueued elsewhere (an `async` function returning, a `Task` of the app)
/// makes libdispatch's descriptor readable; the loop watches it like any socket. So app code and
/// I/O callbacks take turns on one thread and never interleave.
@safe final class EventLoop {
  let raw: UnsafeMutablePointer<uv_loop_t>
  private var handles: [ObjectIdentifier: LoopHandle] = [:]
  private var again: LoopHandle?

  /// - Parameter hasMainQueue: whether the loop is where Swift's main actor runs.
  init(hasMainQueue: Bool = true) {
    unsafe raw = .allocate(capacity: 1)
    unsafe uv_loop_init(raw)
    if hasMainQueue { watchMainQueue() }
  }

  private func watchMainQueue() {
    watch(shim_main_queue_handle()) { shim_main_queue_drain() }
  }

  /// Turns until nothing is left to wait for.
  func run() { _ = unsafe uv_run(raw, UV_RUN_DEFAULT) }

  /// Turns once, without waiting for anything.
  func turn() { _ = unsafe uv_run(raw, UV_RUN_NOWAIT) }

  /// Calls when the descriptor is readable, as long as it is.
  @discardableResult
  func watch(_ descriptor: Int32, _ react: @escaping () -> Void) -> LoopHandle {
    let handle = keep(LoopHandle(UV_POLL, react))
    unsafe uv_poll_init(raw, handle.pointer(), descriptor)
    handle.resume()
    return handle
  }

  /// Calls once a second.
  func everySecond(_ react: @escaping () -> Void) {
    let handle = keep(LoopHandle(UV_TIMER, react))
    unsafe uv_timer_init(raw, handle.pointer())
    unsafe uv_timer_start(handle.pointer(), { unsafe turned($0) }, 1000, 1000)
  }

  /// Calls when the process gets the signal.
  func onSignal(_ number: Int32, _ react: @escaping () -> Void) {
    let handle = keep(LoopHandle(UV_SIGNAL, react))
    unsafe uv_signal_init(raw, handle.pointer())
    unsafe uv_signal_start(handle.pointer(), { handle, _ in unsafe turned(handle) }, number)
  }

  /// Calls once a turn, right before the loop waits.
  ///
  /// This is libuv's "prepare", not its "check": both come once a turn after all reading, but only
  /// this one also comes after what timers did, so nothing waits unsent while the loop sleeps.
  func atEndOfTurn(_ react: @escaping () -> Void) {
    let handle = keep(LoopHandle(UV_PREPARE, react))
    unsafe uv_prepare_init(raw, handle.pointer())
    unsafe uv_prepare_start(handle.pointer(), { unsafe turned($0) })
  }

  /// Has the loop turn once more without waiting, so that the end of a turn comes again.
  func turnAgain() {
    let handle = again ?? makeIdle()
    again = handle
    unsafe uv_idle_start(handle.pointer(), { unsafe uv_idle_stop($0) })
  }

  private func makeIdle() -> LoopHandle {
    let handle = keep(LoopHandle(UV_IDLE, {}))
    unsafe uv_idle_init(raw, handle.pointer())
    return handle
  }

  /// Closes every handle, so that ``run()`` returns once others have closed theirs.
  func close() {
    again = nil
    handles.values.forEach { $0.close() }
  }

  private func keep(_ handle: LoopHandle) -> LoopHandle {
    handles[ObjectIdentifier(handle)] = handle
    handle.ended = { [weak self] in self?.handles[ObjectIdentifier($0)] = nil }
    return handle
  }
}

/// One libuv handle and what it calls.
@safe final class LoopHandle {
  fileprivate let react: () -> Void
  /// Called when libuv has let go of it.
  fileprivate var ended: (LoopHandle) -> Void = { _ in }
  private var isClosed = false
  private let raw: UnsafeMutableRawPointer

  fileprivate init(_ type: uv_handle_type, _ react: @escaping () -> Void) {
    self.react = react
    unsafe raw = .allocate(byteCount: uv_handle_size(type), alignment: 16)
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe raw.assumingMemoryBound(to: uv_handle_t.self).pointee.data = unsafe me
  }

  fileprivate func pointer<Handle>() -> UnsafeMutablePointer<Handle> {
    unsafe raw.assumingMemoryBound(to: Handle.self)
  }

  /// Stops watching a descriptor for a while.
  func pause() {
    if !isClosed { unsafe uv_poll_stop(pointer()) }
  }

  /// Watches it again.
  func resume(reading: Bool = true, writing: Bool = false) {
    let events =
      (reading ? Int32(UV_READABLE.rawValue) : 0) | (writing ? Int32(UV_WRITABLE.rawValue) : 0)
    guard events != 0, !isClosed else { return pause() }
    unsafe uv_poll_start(pointer(), events) { handle, _, _ in unsafe turned(handle) }
  }

  /// Ends the handle for good.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    unsafe uv_close(pointer()) { unsafe letGo($0) }
  }

  fileprivate func free() {
    unsafe raw.deallocate()
    ended(self)
  }
}

/// Every libuv callback lands here; the loop runs on the main thread, where the main actor is.
nonisolated private func turned<Handle>(_ handle: UnsafeMutablePointer<Handle>?) {
  guard let loopHandle = unsafe loopHandle(of: handle) else { return }
  onMainActor { loopHandle.react() }
}

nonisolated private func letGo(_ handle: UnsafeMutablePointer<uv_handle_t>?) {
  guard let loopHandle = unsafe loopHandle(of: handle) else { return }
  onMainActor { loopHandle.free() }
}

nonisolated private func loopHandle<Handle>(
  of handle: UnsafeMutablePointer<Handle>?
) -> LoopHandle? {
  guard let handle = UnsafeMutableRawPointer(handle) else { return nil }
  let data = unsafe handle.assumingMemoryBound(to: uv_handle_t.self).pointee.data
  guard let data = unsafe data else { return nil }
  return unsafe Unmanaged<LoopHandle>.fromOpaque(data).takeUnretainedValue()
}
