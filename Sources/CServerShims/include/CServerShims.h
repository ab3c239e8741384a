#pragma once
struct ssl_ctx_st;
#include <stddef.h>
#include <stdint.h>

// What Swift cannot import: macros, GNU extensions and two entry points of libdispatch that have no
// header. Nothing here decides anything. Addresses and contexts are `void *`, because a C header
// included here would belong to this module and no longer to its own.

/// Bytes libwebsockets wants free in front of a payload that is written (`LWS_PRE`).
extern const size_t shim_lws_pre;

/// Has libwebsockets take its memory from an arena of its own. Once a process, before anything of it is made.
void shim_memory_for_sockets(void);

/// Gives up what this thread keeps at hand of free memory, piece by piece from all over the place: each piece
/// holds on to the page it lies on.
void shim_give_memory_back(void);

/// Has what is printed appear line by line, to a file or a pipe too, where the C library would keep 4 KiB back.
void shim_print_by_line(void);

/// A non-blocking accept4(2) that also sets TCP_NODELAY; `-errno` when nothing was accepted.
int shim_accept(int listener, void *address_storage);

/// A bound, listening, non-blocking TCP socket, or `-errno`. With `share`, SO_REUSEPORT is on.
int shim_listen(const void *address, unsigned int length, int share, int backlog);

/// The same between processes of this machine: a listening socket at a path, which must be free, and one
/// that is connected to it. Neither blocks.
int shim_listen_local(const char *path);
int shim_connect_local(const char *path);

/// A descriptor that becomes readable when one of these signals has come, on whatever thread; and the
/// next of them, 0 when there is none. Once a process.
int shim_signal_descriptor(const int *numbers, int count);
int shim_next_signal(void);

/// Memory of zeros without a name, which other processes map through the descriptor; `-errno`.
int shim_memory_file(size_t length);

/// The path this program was started with.
const char *shim_program_path(void);

/// Kills this process as soon as the one that started it has ended.
void shim_end_with_parent(void);

/// The descriptor that becomes readable when Swift's main queue has work, and the call that does it.
int shim_main_queue_handle(void);
void shim_main_queue_drain(void);

/// Leaves TLS 1.2 and 1.3 only.
int shim_tls_modern_only(void *tls_context);

/// Makes each handshake of a context show the certificate of the one that was used last. A context of its
/// own, since one that is changed in place would keep a certificate whose kind of key is not replaced.
void shim_tls_follow(void *tls_context);
void shim_tls_use(struct ssl_ctx_st *tls_context);

/// The room a gzip of `length` bytes takes at most, and the gzip itself; 0 when it failed.
size_t shim_gzip_bound(size_t length);
size_t shim_gzip(const void *input, size_t length, void *output, size_t capacity);

/// A time in UTC as strftime(3) writes it, with the names of the C locale; how long it is, 0 without room.
size_t shim_utc(long seconds, const char *format, char *text, size_t capacity);

/// Bytes of what was written to a socket that the peer has confirmed, of which the count begins again after 4 GiB.
///
/// What the kernel still has says less: for a peer that takes nothing it makes room for more now and then.
uint32_t shim_confirmed(int descriptor);

/// Writes to a descriptor only if that cannot block; -1 when it would, or failed.
long shim_write_if_ready(int descriptor, const void *bytes, size_t length);
