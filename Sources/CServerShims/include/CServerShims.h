#pragma once
#include <libwebsockets.h>

/// Bytes libwebsockets wants free in front of a payload that is written (`LWS_PRE`).
static const unsigned long shim_lws_pre = LWS_PRE;
