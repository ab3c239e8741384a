"""A person signs in once, and is known on every page of the browser until they sign out."""

from playwright.sync_api import expect

from diary import diary, sign_in, title  # noqa: F401


def test_who_signs_in_is_known_on_all_pages_until_they_sign_out(open_page, diary):
    page = open_page(diary)
    title(page, "Diary")
    for form in [{"name": "ann", "password": "wrong"}, {"name": "ann"}, {"name": "eve"}]:
        wrong = page.request.post(f"{diary}/sign-in", form=form)
        assert wrong.status == 403 and "set-cookie" not in wrong.headers
    form, headers = {"name": "ann", "password": "sesame"}, {"Sec-Fetch-Site": "cross-site"}
    foreign = page.request.post(f"{diary}/sign-in", form=form, headers=headers)
    assert foreign.status == 403 and "set-cookie" not in foreign.headers
    sign_in(page, "ann", "sesame")
    title(page, "Diary of ann")
    page.get_by_role("textbox", name="What ann has seen").fill("a heron")
    for _ in range(4):  # on whichever worker
        other = page.context.new_page()
        other.goto(diary)
        title(other, "Diary of ann")
        assert other.get_by_role("textbox", name="What ann has seen").input_value() == ""
        other.close()
    page.reload()
    expect(page.get_by_role("textbox", name="What ann has seen")).to_have_value("a heron")
    page.get_by_role("link", name="Sign Out").click()
    title(page, "Diary")
    sign_in(page, "bob", "abracadabra")
    title(page, "Diary of bob")
    expect(page.get_by_role("textbox", name="What bob has seen")).to_have_value("")
    page.go_back()
    page.go_back()
    title(page, "Diary of bob")


def test_who_follows_a_link_before_they_sign_in_is_led_there_after(open_page, diary):
    page = open_page(f"{diary}/days/3")
    title(page, "Diary")
    sign_in(page, "ann", "sesame")
    title(page, "Day 3")
    assert page.url == f"{diary}/days/3"
    page.get_by_role("button", name="Back").click()
    title(page, "Diary of ann")
    for foreign in ["//evil.example", "/\\evil.example", "https://evil.example", "days"]:
        form = {"name": "ann", "password": "sesame"}
        answer = page.request.post(f"{diary}/sign-in", params={"next": foreign}, form=form, max_redirects=0)
        assert answer.headers["location"] == "/"


def test_who_signs_out_on_one_page_is_signed_out_on_all(open_page, diary):
    page = open_page(diary)
    sign_in(page, "ann", "sesame")
    title(page, "Diary of ann")
    others = [page.context.new_page() for _ in range(4)]  # on whichever worker
    for other in others:
        other.goto(diary)
        title(other, "Diary of ann")
    elsewhere = open_page(diary)
    sign_in(elsewhere, "ann", "sesame")
    elsewhere.get_by_role("textbox", name="What ann has seen").fill("a heron")
    page.get_by_role("link", name="Sign Out").click()
    for other in [page, *others]:
        title(other, "Diary")
    title(elsewhere, "Diary of ann")
    expect(elsewhere.get_by_role("textbox", name="What ann has seen")).to_have_value("a heron")
    sign_in(page, "bob", "abracadabra")
    title(others[0], "Diary")


def test_a_token_in_other_hands_is_worth_nothing(open_page, diary):
    page = open_page(diary)
    sign_in(page, "ann", "sesame")
    page.get_by_role("textbox", name="What ann has seen").fill("a heron")
    expect(page.locator("[data-pending]")).to_have_count(0)
    kept = page.evaluate("Object.entries(sessionStorage)")
    thief = open_page(diary)
    thief.evaluate("kept => kept.forEach(([key, value]) => sessionStorage.setItem(key, value))", kept)
    thief.reload()
    title(thief, "Diary")
    assert "heron" not in thief.content()
    page.reload()
    expect(page.get_by_role("textbox", name="What ann has seen")).to_have_value("a heron")
