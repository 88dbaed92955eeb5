from django.urls import path

from clubs import views

urlpatterns = [
    path("", views.home, name="home"),
    path("clubs/", views.clubs, name="clubs"),
    path("clubs/<uuid:pk>/settings/", views.settings, name="club-settings"),
]
