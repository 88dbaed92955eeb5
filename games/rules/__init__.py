"""The rules of the games: a pure library. No Django, no clock, no chance, no outside."""
