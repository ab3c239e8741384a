#define _GNU_SOURCE
#include "CServerShims.h"

#include <errno.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

const size_t shim_lws_pre = LWS_PRE;

void shim_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

size_t shim_utc(long seconds, const char *format, char *text, size_t capacity) {
  time_t time = seconds;
  struct tm parts;
  return gmtime_r(&time, &parts) ? strftime(text, capacity, format, &parts) : 0;
}

int shim_accept(int listener, void *address) {
  socklen_t length = sizeof(struct sockaddr_storage);
  int socket = accept4(listener, address, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (socket < 0) return -errno;
  int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return socket;
}

static int closed(int socket) {
  int reason = errno;
  close(socket);
  return -reason;
}

int shim_listen(const void *given, unsigned int length, int share, int backlog) {
  const struct sockaddr *address = given;
  int on = 1, off = 0;
  int socket_ = socket(address->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return -errno;
  setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (share && setsockopt(socket_, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on)) return closed(socket_);
  if (address->sa_family == AF_INET6) {
    const struct in6_addr *host = &((const struct sockaddr_in6 *)address)->sin6_addr;
    int *only = IN6_IS_ADDR_UNSPECIFIED(host) ? &off : &on;
    setsockopt(socket_, IPPROTO_IPV6, IPV6_V6ONLY, only, sizeof *only);
  }
  if (bind(socket_, address, length)) return closed(socket_);
  if (backlog && listen(socket_, backlog)) return closed(socket_);
  return socket_;
}

static int local_socket(const char *path, struct sockaddr_un *address) {
  if (strlen(path) >= sizeof address->sun_path) return -ENAMETOOLONG;
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  strcpy(address->sun_path, path);
  int socket_ = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  return socket_ < 0 ? -errno : socket_;
}

int shim_listen_local(const char *path) {
  struct sockaddr_un address;
  int socket_ = local_socket(path, &address);
  if (socket_ < 0) return socket_;
  if (bind(socket_, (struct sockaddr *)&address, sizeof address)) return closed(socket_);
  return listen(socket_, SOMAXCONN) ? closed(socket_) : socket_;
}

int shim_connect_local(const char *path) {
  struct sockaddr_un address;
  int socket_ = local_socket(path, &address);
  if (socket_ < 0) return socket_;
  return connect(socket_, (struct sockaddr *)&address, sizeof address) ? closed(socket_) : socket_;
}

static int signal_pipe[2] = {-1, -1};

static void note_signal(int number) {
  int reason = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = reason;
}

int shim_signal_descriptor(const int *numbers, int count) {
  if (pipe2(signal_pipe, O_NONBLOCK | O_CLOEXEC)) return -errno;
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < count; i++) {
    sigaddset(&set, numbers[i]);
    sigaction(numbers[i], &action, NULL);
  }
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  return signal_pipe[0];
}

int shim_next_signal(void) {
  unsigned char byte;
  return read(signal_pipe[0], &byte, 1) == 1 ? byte : 0;
}

int shim_memory_file(size_t length) {
  int file = memfd_create("wheelhouse", MFD_CLOEXEC);
  if (file < 0) return -errno;
  return ftruncate(file, (off_t)length) ? closed(file) : file;
}

const char *shim_program_path(void) { return (const char *)getauxval(AT_EXECFN); }

void shim_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

int shim_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

void shim_main_queue_drain(void) {
  uint64_t wakeups;
  ssize_t ignored = read(_dispatch_get_main_queue_handle_4CF(), &wakeups, sizeof wakeups);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}

int shim_tls_modern_only(void *tls_context) {
  SSL_CTX *context = tls_context;
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION);
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

static SSL_CTX *current;

static int show_current(SSL *handshake, void *unused) {
  (void)unused;
  return !current || SSL_set_SSL_CTX(handshake, current) ? 1 : 0;
}

void shim_tls_follow(void *tls_context) { SSL_CTX_set_cert_cb(tls_context, show_current, NULL); }

void shim_tls_use(struct ssl_ctx_st *tls_context) {
  SSL_CTX *former = current;
  SSL_CTX_up_ref(tls_context);
  current = tls_context;
  SSL_CTX_free(former);
}

enum { gzip_window = 15 + 16, gzip_header = 32 };

size_t shim_gzip_bound(size_t length) { return compressBound(length) + gzip_header; }

size_t shim_gzip(const void *input, size_t length, void *output, size_t capacity) {
  z_stream stream = {0};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY))
    return 0;
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)length;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int end = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return end == Z_STREAM_END ? written : 0;
}

uint32_t shim_confirmed(int descriptor) {
  struct tcp_info info = {0};
  socklen_t length = sizeof info;
  int failure = getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &length);
  return failure ? 0 : (uint32_t)info.tcpi_bytes_acked;
}

long shim_write_if_ready(int descriptor, const void *bytes, size_t length) {
  struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
  if (poll(&ready, 1, 0) < 1 || !(ready.revents & POLLOUT)) return -1;
  return write(descriptor, bytes, length);
}
