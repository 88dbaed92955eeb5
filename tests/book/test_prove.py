"""The proof finds every planted corruption (PROOFS D4, D5), and nothing where nothing is wrong."""

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from games import services
from games.prove import prove
from tests.book.conftest import HAND, KNOCKOUT, Desk
from tests.book.evenings import evening

PLANTED = {
    "amount changed": ("UPDATE settlement_transfer SET points = points + 7 WHERE id = {transfer}", "ledger"),
    "row deleted": ("DELETE FROM settlement_transfer WHERE id = {transfer}", "ledger"),
    "players swapped": (
        "UPDATE settlement_transfer SET source_id = target_id, target_id = source_id WHERE id = {transfer}",
        "ledger",
    ),
    "hand doubled": (
        'WITH p AS (INSERT INTO settlement_posting (sitting_id, "table", game, hand, event, accounts,'
        ' posted_at) SELECT sitting_id, "table", game, hand, event, accounts, posted_at'
        " FROM settlement_posting WHERE id = {posting} RETURNING id)"
        " INSERT INTO settlement_transfer (posting_id, source_id, target_id, points, reason)"
        " SELECT p.id, source_id, target_id, points, reason FROM settlement_transfer t, p"
        " WHERE t.posting_id = {posting}",
        "ledger",
    ),
    "number skipped": ("UPDATE games_event SET seq = seq + 1 WHERE seq = 8", "number"),
    "hand skipped": ("UPDATE games_hand SET number = number + 1 WHERE number = 3", "number"),
    "event deleted": ("DELETE FROM games_hand; DELETE FROM games_event WHERE seq = 2", "number"),
    "total edited": ("UPDATE settlement_standing SET points = points + 1 WHERE game = ''", "standing"),
    "state edited": ("UPDATE games_table SET state = jsonb_set(state, '{{totals,1}}', '9')", "state"),
    "payload edited": (
        "UPDATE games_event SET body = jsonb_set(body, '{{bids,2}}', '60') WHERE seq = 5",
        "hash",
    ),
    "reason edited": ("UPDATE games_event SET reason = 'x' WHERE seq = 5", "hash"),
    "time edited": ("UPDATE games_event SET at = at - interval '1 day' WHERE seq = 5", "hash"),
    "outcome edited": ("UPDATE games_hand SET outcome = jsonb_set(outcome, '{{net,1}}', '99')", "hand"),
    "reversal edited": (
        "UPDATE settlement_transfer SET points = points + 1 WHERE posting_id IN"
        " (SELECT id FROM settlement_posting WHERE reverses_id IS NOT NULL)",
        "reversal",
    ),
    "game swapped": ("UPDATE settlement_posting SET game = 'ermao' WHERE id = {posting}", "posting"),
    "seat swapped": (
        "UPDATE games_seat SET player_id = (SELECT player_id FROM games_seat WHERE number = 2 LIMIT 1)"
        " WHERE number = 1",
        "seat",
    ),
}


@pytest.fixture
def proved(desk: Desk) -> Desk:
    desk.record(HAND)
    desk.record(KNOCKOUT)
    desk.record(HAND)
    desk.record({"type": "void", "hand": 3})
    assert prove(desk.sitting) == []
    return desk


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_corruption_is_found(proved: Desk, plant: str) -> None:
    sql, code = PLANTED[plant]
    corrupt(sql)
    assert code in {difference.code for difference in prove(proved.sitting)}


def test_the_command_says_what_differs_and_fails(proved: Desk) -> None:
    corrupt(PLANTED["amount changed"][0])
    out = StringIO()
    with pytest.raises(CommandError):
        call_command("prove", str(proved.sitting.pk), stdout=out)
    assert f"sitting {proved.sitting.pk}: ledger" in out.getvalue()


def test_the_command_is_content_with_a_right_book(proved: Desk) -> None:
    services.import_record(club=proved.sitting.club, record=evening(3))
    out = StringIO()
    call_command("prove", stdout=out)
    assert out.getvalue().startswith("2 sittings proved")


def test_a_sitting_that_is_not_there(proved: Desk) -> None:
    with pytest.raises(CommandError, match="no sitting"):
        call_command("prove", "6b0f6f0e-5a55-4f6d-b2f2-1c3c8d5c8a10")


def corrupt(sql: str) -> None:
    """Change the database behind everybody's back, with its triggers asleep."""
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET session_replication_role = replica")
        cursor.execute(sql.format(**_first(cursor)))
        cursor.execute("SET session_replication_role = DEFAULT")


def _first(cursor: Any) -> dict[str, int]:
    cursor.execute("SELECT min(id), min(posting_id) FROM settlement_transfer")
    transfer, posting = cursor.fetchone()
    return {"transfer": transfer, "posting": posting}
