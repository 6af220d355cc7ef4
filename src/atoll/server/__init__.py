"""The table server: live and slow tables over HTTP and WebSocket.

An order passes through `web`, which parses and checks it, `tables`, which carries it out and
broadcasts the change, and `store`, which stores it. The other packages: `people` (players,
passwords, ratings, notices), `workers` (bots and untrusted texts in separate processes), `cluster`
(several server processes on one store), `wire` (the types of the protocol) and `limits` (rate
limits and sizes). `run` puts them together and starts a process.
"""
