"""What script/build does for speed: the counts of script/profile are of the program there is and used, and generic
types are remembered."""

import subprocess

from real_server import ROOT, program

COUNTS = ROOT / "Sources/showcase-server/showcase-server.proftext"


def counted():
    """How often each function ran, or its most frequent part, by name."""
    most = {}
    for function in COUNTS.read_text("utf-8").removeprefix(":ir\n").strip().split("\n\n"):
        head, _, counts = function.partition("# Counter Values:\n")
        most[head.split("\n")[0].strip()] = max(int(count) for count in counts.partition("$0")[0].split())
    return most


def functions():
    """Where in the program each function begins."""
    symbols = subprocess.run(["nm", "--defined-only", program()], capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=2) for line in symbols.splitlines()]
    return {name: int(address, 16) for address, kind, name in rows if kind in "tT"}


def test_the_counts_are_of_the_program_there_is():
    names = counted()
    there = names.keys() & functions().keys()
    # A quarter became part of what calls them.
    assert len(there) > len(names) / 2, "most that was counted is no longer there: run script/profile"
    assert not any("/" in name for name in names), "a name says where the counting program was built"


def test_what_is_often_done_lies_together():
    counts, places = counted(), functions()
    hottest = sorted(counts.keys() & places.keys(), key=counts.get)[-800:]
    addresses = sorted(places[name] for name in hottest)
    narrowest = min(addresses[index + 400] - addresses[index] for index in range(400))
    # 2 % of the program where the counts were used, 13 % where not.
    assert narrowest < 0.06 * (max(places.values()) - min(places.values()))


def test_generic_types_are_remembered():
    for name in ("GenericMetadata", "CanonicalPrespecializedGenericMetadata"):
        asking = f"--disassemble=__swift_instantiate{name}"
        code = subprocess.run(["objdump", "-d", asking, program()], capture_output=True, text=True, check=True).stdout
        assert f"<__wrap_swift_get{name}>" in code, "Swift's runtime is asked for each type each time"
