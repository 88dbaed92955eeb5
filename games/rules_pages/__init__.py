"""The rules as pages: `docs/rules/` read, its sections numbered, figures and worked examples put in."""
