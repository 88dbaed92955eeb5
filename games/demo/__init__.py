"""Evenings nobody played, for a first look and for tests."""
