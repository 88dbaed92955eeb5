"""The service as a browser meets it: real server, real files, a phone's screen."""

from playwright.sync_api import Page

from clubs.models import User
from tests.plugins.site import Site


def test_a_one_time_link_signs_in_once(site: Site, page: Page, owner: User) -> None:
    site.sign_in(page, owner)
    assert {cookie.get("name") for cookie in page.context.cookies()} >= {"sessionid"}
    assert page.viewport_size == {"width": 390, "height": 844}


def test_pages_load_only_what_the_policy_allows(site: Site, page: Page) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(f"{site.url}/accounts/login/")
    page.goto(f"{site.url}/api/docs/")
    page.locator(".swagger-ui .info").wait_for(timeout=90_000)
    assert complaints == []
