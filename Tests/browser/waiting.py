"""Waits for what a page comes to, however much time a busy machine takes for it."""

import time

# So long a page may take for what is asked of it, in milliseconds: less than it takes to give a silent line up.
PATIENCE = 8000
# A screen that is being covered is still seen, and what is seen is looked at.
STILL = """() => !document.querySelector('[data-arriving], [data-leaving]') && document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getTiming().iterations === Infinity)"""
FRAMES = """async (count) => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
}"""
UNMOVED = """async (scroller) => {
  let [top, since, frames] = [NaN, 0, 0];
  while (frames < 5 || performance.now() - since < 200) {
    await new Promise(requestAnimationFrame);
    frames += 1;
    if (scroller.scrollTop !== top) [top, since, frames] = [scroller.scrollTop, performance.now(), 0];
  }
}"""


def some_frames(page, count=3):
    """Waits until so many frames are drawn: that something was scrolled, or is larger, is told by then."""
    page.evaluate(FRAMES, count)


def at_rest(page):
    """Waits until nothing moves, nor begins to with the next frames."""
    some_frames(page)
    page.wait_for_function(STILL)


def unmoved(scroller):
    """Waits until it is scrolled no further: after a wheel or a finger it is for some frames."""
    scroller.evaluate(UNMOVED)


def clock_stopped(page):
    """Lets no time go by for the page, which a busy machine may need: only what is measured by it, since timers run."""
    page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")


def later(page, milliseconds=1000):
    """Lets so much time have gone by for the page, as far as it looks at its clock."""
    page.evaluate("(more) => { const now = performance.now.bind(performance); performance.now = () => now() + more; }", milliseconds)


def clock_in_hand(page):
    """Lets time go by for the page, and its timers end, only as `page.clock.run_for` says."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def resized(page, width, height):
    """Gives the window another size, and waits until the page has heard of it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    some_frames(page)


def becomes(page, look, expected, rest=150):
    """Waits until that is found, and then whether anything else comes after it."""
    end = time.monotonic() + PATIENCE / 1000
    while look() != expected and time.monotonic() < end:
        page.wait_for_timeout(20)
    page.wait_for_timeout(rest)
    found = look()
    assert found == expected, f"there is {found}, and not {expected}"
