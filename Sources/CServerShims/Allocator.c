/* The server's memory comes from jemalloc: sessions are many small objects that are made and freed all the
 * time, and glibc's allocator spends more time on them and leaves more holes between them.
 *
 * What is free for a second goes back to the system, so that a worker whose sessions have parked is small
 * again. The threads in the background see to that while nothing happens. MALLOC_CONF in the environment
 * is read after this, jemalloc(3).
 */
const char *malloc_conf = "background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0";
