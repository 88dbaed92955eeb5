"""Examples of 打旋 and 丁二皇: what each setting changes, and the general ones (xuan §5, §10)."""

from __future__ import annotations

from games.examples import xuan_bowls, xuan_general, xuan_mango, xuan_points

EXAMPLES = (
    *xuan_points.EXAMPLES,
    *xuan_bowls.EXAMPLES,
    *xuan_mango.EXAMPLES,
    *xuan_general.EXAMPLES,
)
