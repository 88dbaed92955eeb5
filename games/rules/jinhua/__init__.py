"""炸金花抓二游: three cards, comparisons at the table, and a claim that brings perks (jinhua)."""
