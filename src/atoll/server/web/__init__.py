"""HTTP and WebSocket: the way in and out.

A request passes `doorway` (connections), `guard` (origin, size, rate) and `requests` (who asks, in
which language) before a handler of `api`, `history`, `lessons` or `sockets` answers it. Handlers
read messages of the protocol, ask `tables` and `people`, and encode the answer; they decide
nothing. `client_files` serves the built client, `openapi` describes the paths, `app` joins all.
"""
