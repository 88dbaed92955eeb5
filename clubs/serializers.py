"""Clubs and players in and out of the API."""

from typing import Any

from rest_framework import serializers

from clubs.models import Club, Player, Role


class ClubForm(serializers.ModelSerializer[Club]):
    """What founds a club."""

    class Meta:
        model = Club
        fields = ["name", "language"]


class ClubOut(serializers.ModelSerializer[Club]):
    """A club as one of its people sees it; `role` is what the asker is in it."""

    role = serializers.ChoiceField(choices=Role.choices, read_only=True)

    class Meta:
        model = Club
        fields = ["id", "name", "language", "time_zone", "day_starts_at", "turn_clock", "role"]
        read_only_fields = fields


class PlayerForm(serializers.Serializer[Player]):
    """A new name."""

    name = serializers.CharField(max_length=40)


class PlayerChange(serializers.Serializer[Player]):
    """What may be changed of a player."""

    name = serializers.CharField(max_length=40, required=False)
    archived = serializers.BooleanField(required=False)


class PlayerQuery(serializers.Serializer[Player]):
    """Which players to list."""

    archived = serializers.BooleanField(required=False, default=False)


class PlayerOut(serializers.ModelSerializer[Player]):
    """A name on the club's book."""

    class Meta:
        model = Player
        fields = ["id", "name", "archived"]
        read_only_fields = fields


class TokenForm(serializers.Serializer[None]):
    """Who asks for a token."""

    username = serializers.CharField(max_length=150)
    password = serializers.CharField(max_length=128, trim_whitespace=False)


class TokenOut(serializers.Serializer[dict[str, Any]]):
    """A token for `Authorization: Token …`; it is shown this once."""

    token = serializers.CharField(read_only=True)
    expiry = serializers.DateTimeField(read_only=True)
