"""Limits: how much anybody may ask of the server.

`settings` has every limit with its default, `budgets` refill with time, `fair_queue` gives
everybody who waits a turn.
"""
