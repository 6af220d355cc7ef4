"""Processes that compute for the server and end with it.

`bot_workers` chooses the moves of bots that search, gives hints and judges games; `examiner` parses
texts that players upload. Neither ever runs in the event loop; both can be killed and replaced.
"""
