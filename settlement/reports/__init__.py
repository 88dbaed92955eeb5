"""Rows in, documents out: what an evening came to, as a page, a PDF, an Excel file and a chart."""
