"""What it comes to: pure arithmetic on whole points keyed by seat.

Nothing here knows a game's cards, the clock, chance or the database. Every function is total on
what its docstring asks for: checking what people typed is the business of ``games.rules``.
"""
