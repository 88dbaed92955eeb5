"""Links into the rules."""

from django import template

from games.rules_pages.addresses import number_of

register = template.Library()

register.filter("section_number", number_of)
