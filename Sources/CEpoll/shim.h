#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
