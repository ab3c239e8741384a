"""What a finger and a mouse do on a page."""


def touch(page, kind, x, y):
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    page.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def swipe(page, start, end, steps=10):
    if not hasattr(page, "cdp"):
        page.cdp = page.context.new_cdp_session(page)
    touch(page, "touchStart", *start)
    for step in range(1, steps + 1):
        touch(page, "touchMove", *(a + (b - a) * step / steps for a, b in zip(start, end)))
        page.wait_for_timeout(12)
    touch(page, "touchEnd", *end)


def drag(page, start, end, steps=8):
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
        page.wait_for_timeout(16)
    page.wait_for_timeout(60)
    page.mouse.up()
