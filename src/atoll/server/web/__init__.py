"""HTTP and WebSocket: the request handlers.

A request passes `doorway` (connections), `guard` (origin, size, rate) and `requests` (player and
language) before a handler of `api`, `history`, `lessons` or `sockets` answers it. Handlers decode
messages of the protocol, call `tables` and `people`, and encode the answer; they contain no game
logic. `client_files` serves the built client, `openapi` describes the paths, `app` joins all.
"""
