"""Limits: how much a client may ask of the server.

`settings` has every limit with its default, `budgets` the rate limits, `fair_queue` the queue that
serves all who wait in turn.
"""
