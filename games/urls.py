from django.urls import path

from games import table_page
from games.pages import board, club, evening, house_rules, leaderboard, referee, rules, sitting

urlpatterns = [
    path("clubs/<uuid:pk>/", club.club, name="club"),
    path("clubs/<uuid:pk>/evenings/", club.evenings, name="evenings"),
    path("clubs/<uuid:pk>/new/", evening.new, name="new-evening"),
    path("clubs/<uuid:pk>/leaderboard/", leaderboard.standings, name="leaderboard"),
    path("clubs/<uuid:pk>/rules/", house_rules.house_rules, name="house-rules"),
    path("clubs/<uuid:pk>/rules/new/", house_rules.new, name="house-rules-new"),
    path("house-rules/<uuid:pk>/", house_rules.rule_set, name="rule-set"),
    path("house-rules/<uuid:pk>/change/", house_rules.change, name="rule-set-change"),
    path("house-rules/<uuid:pk>/offer/", house_rules.offer, name="rule-set-offer"),
    path("sittings/<uuid:pk>/", sitting.sitting, name="sitting"),
    path("sittings/<uuid:pk>/report/", sitting.report, name="sitting-report"),
    path("tables/<uuid:pk>/", table_page.table, name="table"),
    path("tables/<uuid:pk>/board.svg", table_page.board_code, name="table-board-code"),
    path("referee/", referee.referee, name="referee"),
    path("rules/", rules.rules, name="rules"),
    path("rules/<slug:key>/", rules.rules_page, name="rules-page"),
    path("board/<str:token>/", board.board, name="board"),
    path("board/<str:token>/now/", board.now, name="board-now"),
]
