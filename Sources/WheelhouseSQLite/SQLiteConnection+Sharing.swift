import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a connection needs whose file several processes write at a high rate.
nonisolated extension SQLiteConnection {
  /// Waits in short steps for a file that somebody else holds.
  ///
  /// SQLite's own wait grows to 100 ms a step, when another worker's commit takes a tenth of one.
  ///
  /// - Parameter steps: how often it waits, 200 times for 100 µs and then for 1 ms: two seconds in all.
  func waitBriefly(steps: Int = 2_180) {
    unsafe sqlite3_busy_handler(
      handle,
      { steps, attempt in
        guard Int(attempt) < Int(bitPattern: steps) else { return 0 }
        var time = timespec(tv_sec: 0, tv_nsec: attempt < 200 ? 100_000 : 1_000_000)
        unsafe nanosleep(&time, nil)
        return 1
      }, UnsafeMutableRawPointer(bitPattern: steps))
  }

  /// Leaves the log where it is when the last connection closes.
  ///
  /// SQLite removes it by name, and where the file was replaced meanwhile that would be the new one's.
  func keepLog() {
    var keep: Int32 = 1
    _ = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &keep)
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  /// The row number that the last insertion gave.
  var insertedNumber: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// How many pages were written since the last call.
  func takePagesWritten() -> Int {
    var current: Int32 = 0
    var highest: Int32 = 0
    _ = unsafe sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_WRITE, &current, &highest, 1)
    return Int(current)
  }
}
