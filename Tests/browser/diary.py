"""The app of the pages about people and files, a diary, and what one does there."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from real_server import ROOT, free_port, program, wait_for


@pytest.fixture
def diary(tmp_path):
    """The app of the page about people, with two workers."""
    port = free_port()
    builds = [program().parent, ROOT / ".build/debug"]
    example = next(build / "sign-in-example" for build in builds if (build / "sign-in-example").exists())
    command = [example, "--host", "127.0.0.1", "--port", str(port), "--workers", "2",
               "--web", ROOT / "web", "--max-file-mib", "1", "--data", tmp_path / "kept"]
    with open(tmp_path / "log", "w") as log:
        process = subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)
    try:
        wait_for(f"http://127.0.0.1:{port}/readyz")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
    assert (tmp_path / "kept/diary.sqlite").exists()
    assert "error" not in Path(tmp_path / "log").read_text()


def sign_in(page, name, password):
    page.get_by_role("link", name="Sign In").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign In").click()


def title(page, text):
    expect(page.get_by_role("heading", name=text, exact=True)).to_be_visible()
