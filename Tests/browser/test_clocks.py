"""Times that the client writes, anew every second and in the person's language."""

from playwright.sync_api import expect

from axe import violations
from fake.app import node, text

DATE = "2026-11-28T20:15:00Z"


def time(style, run=None, **more):
    return text(DATE, runs=[{"text": DATE, "dateStyle": style, "date": DATE, **(run or {})}], **more)


def stop_at(page, moment):
    """Lets time stand still at a moment, from the beginning of the page on."""
    page.clock.set_fixed_time(moment)
    page.reload()
    expect(page.get_by_role("heading", name="Drawn")).to_be_visible()


def test_a_count_goes_on_by_itself_and_ends(drawn):
    count = {"text": DATE, "dateStyle": "countDown", "date": DATE, "bound": "2026-11-28T20:00:00Z"}
    page = drawn(text(f"Ends in {DATE}", runs=[{"text": "Ends in "}, count]))
    stop_at(page, "2026-11-28T20:14:50Z")
    words = page.locator(".text", has_text="Ends in")
    expect(words).to_have_text("Ends in 0:10")
    page.clock.set_fixed_time("2026-11-28T20:14:51Z")
    expect(words).to_have_text("Ends in 0:09")
    page.clock.set_fixed_time("2026-11-28T20:16:00Z")
    expect(words).to_have_text("Ends in 0:00")
    assert violations(page) == []


def test_times_are_told_in_the_language_of_what_is_around_them(drawn):
    page = drawn(node("vStack", children=[time("relative"), time("relative", language="de"), time("offset"), time("date")]))
    stop_at(page, "2026-11-28T22:38:00Z")
    times = page.locator("time")
    assert times.all_inner_texts()[:3] == ["2 hr, 23 min", "2 Std., 23 Min.", "+2 hours"]
    assert "November" in times.last.inner_text()


def test_a_timer_counts_hours_or_only_minutes(drawn):
    page = drawn(time("timer"), time("timer", {"hidesHours": True}))
    stop_at(page, "2026-11-28T21:45:30Z")
    times = page.locator("time")
    assert times.all_inner_texts() == ["1:30:30", "90:30"]
    page.clock.set_fixed_time("2026-11-28T21:45:31Z")
    expect(times.first).to_have_text("1:30:31")
    assert times.last.inner_text() == "90:31"


def test_times_among_what_is_read_as_one_are_read_as_they_are_written(drawn):
    due = text(f"Due {DATE}", runs=[{"text": "Due "}, {"text": DATE, "dateStyle": "date", "date": DATE}])
    count = {"text": DATE, "dateStyle": "countDown", "date": DATE, "bound": "2026-11-28T20:00:00Z"}
    views = [text("Report"), due, node("label", text="Late"), text(DATE, runs=[count]), time("date", language="de")]
    page = drawn(node("vStack", accessibilityChildren="combine", children=views))
    stop_at(page, "2026-11-28T20:14:50Z")
    said = page.locator(".content .visually-hidden")
    german = "29. November 2026" if "29" in page.locator("time").last.inner_text() else "28. November 2026"
    expect(said).to_have_text(f"Report, Due November {german[:2]}, 2026, Late, 0:10, {german}")
    page.clock.set_fixed_time("2026-11-28T20:14:51Z")
    expect(said).to_contain_text(", 0:09, ")
    assert violations(page) == []
