"""A plain difference between two JSON values as RFC 6902 operations, good enough for a stand-in server."""


def difference(old, new, path=""):
    if old == new:
        return []
    if isinstance(old, dict) and isinstance(new, dict) and old.get("id") == new.get("id"):
        return _members(old, new, path)
    if isinstance(old, list) and isinstance(new, list):
        return _items(old, new, path)
    return [{"op": "replace", "path": path, "value": new}]


def _members(old, new, path):
    ops = [{"op": "remove", "path": f"{path}/{name}"} for name in old if name not in new]
    for name, value in new.items():
        if name not in old:
            ops.append({"op": "add", "path": f"{path}/{name}", "value": value})
        else:
            ops += difference(old[name], value, f"{path}/{name}")
    return ops


def _key(item, at):
    if not isinstance(item, dict):
        return at
    inner = next((_key(child, None) for child in item.get("children", [])[:1]), None)
    return item.get("id") or inner or at


def _items(old, new, path):
    before = [_key(item, i) for i, item in enumerate(old)]
    after = [_key(item, i) for i, item in enumerate(new)]
    if len(set(before)) < len(before) or len(set(after)) < len(after):
        return [{"op": "replace", "path": path, "value": new}]
    ops, kept = [], [key for key in before if key in after]
    ops += [{"op": "remove", "path": f"{path}/{i}"} for i in reversed(range(len(before))) if before[i] not in after]
    for i, key in enumerate(after):
        if key not in kept:
            ops.append({"op": "add", "path": f"{path}/{i}", "value": new[i]})
            kept.insert(i, key)
        elif kept.index(key) != i:
            ops.append({"op": "move", "from": f"{path}/{kept.index(key)}", "path": f"{path}/{i}"})
            kept.insert(i, kept.pop(kept.index(key)))
    known = dict(zip(before, old))
    for i, key in enumerate(after):
        if key in known:
            ops += difference(known[key], new[i], f"{path}/{i}")
    return ops
