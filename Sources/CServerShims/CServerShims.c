#include "CServerShims.h"
