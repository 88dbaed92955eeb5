from django.urls import path

from games import table_page
from games.pages import board, club, evening, leaderboard, referee, sitting

urlpatterns = [
    path("clubs/<uuid:pk>/", club.club, name="club"),
    path("clubs/<uuid:pk>/evenings/", club.evenings, name="evenings"),
    path("clubs/<uuid:pk>/new/", evening.new, name="new-evening"),
    path("clubs/<uuid:pk>/leaderboard/", leaderboard.standings, name="leaderboard"),
    path("sittings/<uuid:pk>/", sitting.sitting, name="sitting"),
    path("sittings/<uuid:pk>/report/", sitting.report, name="sitting-report"),
    path("tables/<uuid:pk>/", table_page.table, name="table"),
    path("tables/<uuid:pk>/board.svg", table_page.board_code, name="table-board-code"),
    path("referee/", referee.referee, name="referee"),
    path("board/<str:token>/", board.board, name="board"),
    path("board/<str:token>/now/", board.now, name="board-now"),
]
