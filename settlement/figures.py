"""The SQL behind `settlement.standings`.

One statement adds a hand, one works the figures out from the ledger.

Parameters `club`, `month` (its first day) and `players` narrow `FIGURES` and `DIFFERENCES`; NULL means all.
"""

# Rows are taken in one order by everybody (game, player), so that two tables of a sitting cannot lock
# crosswise.
ADD = """
INSERT INTO settlement_standing AS s (club_id, player_id, game, month, points, hands, sittings, biggest)
SELECT %(club)s, a.player_id, g.game, %(month)s, n.points, %(hands)s,
       CASE WHEN %(hands)s = 0 OR EXISTS (
           SELECT 1 FROM settlement_posting p
           WHERE p.sitting_id = %(sitting)s AND p.id <> %(posting)s AND p.hand IS NOT NULL
             AND a.id = ANY (p.accounts) AND (g.game = '' OR p.game = g.game) AND p.reverses_id IS NULL
             AND NOT EXISTS (SELECT 1 FROM settlement_posting r WHERE r.reverses_id = p.id)
       ) THEN 0 ELSE 1 END,
       greatest(n.points, 0) * %(hands)s
FROM unnest(%(accounts)s::bigint[], %(nets)s::bigint[]) AS n (account, points)
JOIN settlement_account a ON a.id = n.account AND a.player_id IS NOT NULL
CROSS JOIN (VALUES (%(game)s), ('')) AS g (game)
ORDER BY g.game, a.player_id
ON CONFLICT (club_id, game, month, player_id) DO UPDATE
SET points = s.points + excluded.points, hands = s.hands + excluded.hands,
    sittings = s.sittings + excluded.sittings, biggest = greatest(s.biggest, excluded.biggest)
"""

FIGURES = """
SELECT f.club_id, f.player_id, g.game, f.month, sum(f.points)::bigint AS points, count(f.hand)::int AS hands,
       (count(DISTINCT f.sitting_id) FILTER (WHERE f.hand IS NOT NULL))::int AS sittings,
       greatest(max(f.points) FILTER (WHERE f.hand IS NOT NULL), 0)::bigint AS biggest
FROM (
    SELECT st.club_id, a.player_id, date_trunc('month', st.day)::date AS month, p.game, p.sitting_id, p.hand,
           coalesce((
               SELECT sum(CASE WHEN t.target_id = a.id THEN t.points ELSE -t.points END)
               FROM settlement_transfer t WHERE t.posting_id = p.id AND a.id IN (t.source_id, t.target_id)
           ), 0)::bigint AS points
    FROM settlement_posting p
    JOIN settlement_sitting st ON st.id = p.sitting_id
    JOIN settlement_account a ON a.id = ANY (p.accounts) AND a.player_id IS NOT NULL
    WHERE p.reverses_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM settlement_posting r WHERE r.reverses_id = p.id)
      AND (%(club)s::uuid IS NULL OR st.club_id = %(club)s)
      AND (%(month)s::date IS NULL OR date_trunc('month', st.day)::date = %(month)s)
      AND (%(players)s::uuid[] IS NULL OR a.player_id = ANY (%(players)s))
) f CROSS JOIN LATERAL (VALUES (f.game), ('')) AS g (game)
GROUP BY f.club_id, f.player_id, g.game, f.month
"""

TOUCH = """
INSERT INTO settlement_standing AS s (club_id, player_id, game, month, points, hands, sittings, biggest)
SELECT %(club)s, p.id, g.game, %(month)s, 0, 0, 0, 0
FROM unnest(%(players)s::uuid[]) AS p (id) CROSS JOIN unnest(%(games)s::varchar[]) AS g (game)
ORDER BY g.game, p.id
ON CONFLICT (club_id, game, month, player_id) DO UPDATE SET points = s.points
"""

MEND = f"""
UPDATE settlement_standing s
SET points = coalesce(f.points, 0), hands = coalesce(f.hands, 0),
    sittings = coalesce(f.sittings, 0), biggest = coalesce(f.biggest, 0)
FROM settlement_standing o
LEFT JOIN ({FIGURES}) f
  ON (f.club_id, f.player_id, f.game, f.month) = (o.club_id, o.player_id, o.game, o.month)
WHERE s.id = o.id AND o.club_id = %(club)s AND o.month = %(month)s
  AND o.player_id = ANY (%(players)s) AND o.game = ANY (%(games)s)
"""

DIFFERENCES = f"""
SELECT coalesce(s.player_id, f.player_id), coalesce(s.game, f.game), coalesce(s.month, f.month),
       ARRAY[coalesce(s.points, 0), coalesce(s.hands, 0), coalesce(s.sittings, 0), coalesce(s.biggest, 0)],
       ARRAY[coalesce(f.points, 0), coalesce(f.hands, 0), coalesce(f.sittings, 0), coalesce(f.biggest, 0)]
FROM (
    SELECT * FROM settlement_standing
    WHERE (%(club)s::uuid IS NULL OR club_id = %(club)s) AND (%(month)s::date IS NULL OR month = %(month)s)
      AND (%(players)s::uuid[] IS NULL OR player_id = ANY (%(players)s))
) s
FULL JOIN ({FIGURES}) f USING (club_id, player_id, game, month)
WHERE (coalesce(s.points, 0), coalesce(s.hands, 0), coalesce(s.sittings, 0), coalesce(s.biggest, 0))
  <> (coalesce(f.points, 0), coalesce(f.hands, 0), coalesce(f.sittings, 0), coalesce(f.biggest, 0))
ORDER BY 1, 2, 3
"""
