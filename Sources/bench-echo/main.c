/* The yardstick of script/bench: a WebSocket echo as fast as plain libwebsockets gets.
 *
 * One thread, one foreign libuv loop, an accept of our own on an SO_REUSEPORT socket, and an answer
 * written inside LWS_CALLBACK_RECEIVE unless the pipe is choked. It does nothing else, so what the
 * app server costs above it is Wheelhouse. Corking is left out: with one command in flight a
 * session, as measured here, it gains nothing.
 *
 * Usage: bench-echo [port]     0, the default, takes a free one; the port is printed on a line.
 */
#define _GNU_SOURCE
#include <libwebsockets.h>
#include <uv.h>

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { piece_size = 1024, accepts_per_turn = 64 };

/* A piece of a message that could not be written at once. */
struct piece {
  struct piece *next;
  size_t size;
  enum lws_write_protocol flags;
  unsigned char bytes[];
};

struct connection {
  struct piece *first, **end;
};

static struct lws_context *context;
static struct lws_vhost *vhost;
static uv_loop_t loop;
static uv_poll_t listener;
static uv_signal_t terminate, interrupt;

static int failed(const char *what) {
  fprintf(stderr, "bench-echo: %s: %s\n", what, strerror(errno));
  return -1;
}

static int write_piece(
    struct lws *wsi, const void *bytes, size_t size, enum lws_write_protocol flags) {
  static unsigned char buffer[LWS_PRE + piece_size];
  memcpy(buffer + LWS_PRE, bytes, size);
  return lws_write(wsi, buffer + LWS_PRE, size, flags) < 0 ? -1 : 0;
}

static int keep(
    struct connection *c, const void *bytes, size_t size, enum lws_write_protocol flags) {
  struct piece *piece = malloc(sizeof *piece + size);
  if (!piece) return -1;
  piece->next = NULL;
  piece->size = size;
  piece->flags = flags;
  memcpy(piece->bytes, bytes, size);
  *c->end = piece;
  c->end = &piece->next;
  return 0;
}

static void drop_first(struct connection *c) {
  struct piece *piece = c->first;
  c->first = piece->next;
  if (!c->first) c->end = &c->first;
  free(piece);
}

static int received(struct lws *wsi, struct connection *c, const void *bytes, size_t size) {
  int type = lws_frame_is_binary(wsi) ? LWS_WRITE_BINARY : LWS_WRITE_TEXT;
  enum lws_write_protocol flags =
      lws_write_ws_flags(type, lws_is_first_fragment(wsi), lws_is_final_fragment(wsi));
  if (!c->first && !lws_send_pipe_choked(wsi)) return write_piece(wsi, bytes, size, flags);
  if (keep(c, bytes, size, flags)) return -1;
  lws_rx_flow_control(wsi, 0);
  return lws_callback_on_writable(wsi) < 0 ? -1 : 0;
}

static int writable(struct lws *wsi, struct connection *c) {
  while (c->first && !lws_send_pipe_choked(wsi)) {
    if (write_piece(wsi, c->first->bytes, c->first->size, c->first->flags)) return -1;
    drop_first(c);
  }
  if (c->first) return lws_callback_on_writable(wsi) < 0 ? -1 : 0;
  lws_rx_flow_control(wsi, 1);
  return 0;
}

static int echo(
    struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size) {
  struct connection *c = user;
  switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
      c->first = NULL;
      c->end = &c->first;
      return 0;
    case LWS_CALLBACK_RECEIVE:
      return received(wsi, c, in, size);
    case LWS_CALLBACK_SERVER_WRITEABLE:
      return writable(wsi, c);
    case LWS_CALLBACK_CLOSED:
      while (c->first) drop_first(c);
      return 0;
    default:
      return lws_callback_http_dummy(wsi, reason, user, in, size);
  }
}

static const struct lws_protocols protocols[] = {
  {"echo", echo, sizeof(struct connection), piece_size, 0, NULL, 65536},
  {NULL, NULL, 0, 0, 0, NULL, 0},
};

static void accept_batch(uv_poll_t *handle, int status, int events) {
  (void)status;
  (void)events;
  uv_os_fd_t fd;
  uv_fileno((uv_handle_t *)handle, &fd);
  for (int i = 0; i < accepts_per_turn; i++) {
    int client = accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (client < 0) return;
    setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
    lws_adopt_socket_vhost(vhost, client);
  }
}

static int listen_on(int port) {
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd < 0) return failed("socket");
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int));
  setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &(int){1}, sizeof(int));
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (bind(fd, (struct sockaddr *)&address, size) || listen(fd, 4096)) return failed("listen");
  getsockname(fd, (struct sockaddr *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return fd;
}

static void stop(uv_signal_t *handle, int number) {
  (void)handle;
  (void)number;
  lws_context_destroy(context);
  uv_close((uv_handle_t *)&listener, NULL);
  uv_close((uv_handle_t *)&terminate, NULL);
  uv_close((uv_handle_t *)&interrupt, NULL);
}

static int open_context(void) {
  void *loops[] = {&loop};
  struct lws_context_creation_info info = {
    .port = CONTEXT_PORT_NO_LISTEN_SERVER,
    .protocols = protocols,
    .options = LWS_SERVER_OPTION_LIBUV,
    .foreign_loops = loops,
  };
  lws_set_log_level(LLL_ERR, NULL);
  context = lws_create_context(&info);
  if (!context) return failed("lws_create_context (is libwebsockets-evlib-uv installed?)");
  vhost = lws_get_vhost_by_name(context, "default");
  return vhost ? 0 : failed("lws_get_vhost_by_name");
}

int main(int count, char **arguments) {
  uv_loop_init(&loop);
  if (open_context()) return 1;
  int fd = listen_on(count > 1 ? atoi(arguments[1]) : 0);
  if (fd < 0) return 1;
  uv_signal_init(&loop, &terminate);
  uv_signal_start(&terminate, stop, SIGTERM);
  uv_signal_init(&loop, &interrupt);
  uv_signal_start(&interrupt, stop, SIGINT);
  uv_poll_init(&loop, &listener, fd);
  uv_poll_start(&listener, UV_READABLE, accept_batch);
  uv_run(&loop, UV_RUN_DEFAULT);
  lws_context_destroy(context);
  uv_loop_close(&loop);
  close(fd);
  return 0;
}
