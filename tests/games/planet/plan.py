"""The whole game in the browser test."""

from tests.web.plan import Plan

PLAN = Plan(breaks=(6, 12))
