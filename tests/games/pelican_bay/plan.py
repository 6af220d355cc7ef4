"""The whole game in the browser test."""

from tests.web.plan import Plan

PLAN = Plan(["me", "open", "random", "random"])
