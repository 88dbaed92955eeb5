"""打旋 and 丁二皇: one deck and one way of settling, two sets of rules (xuan)."""
