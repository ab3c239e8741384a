#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

// Behind _GNU_SOURCE in <sys/socket.h>; a descriptor that is made and marked in two steps could be
// inherited by a server that a test starts in between.
extern int accept4(int, struct sockaddr *, socklen_t *, int);
