"""The table server: live and slow tables over HTTP and WebSocket.

An order goes through the packages in this order: `web` reads and checks it, `tables` decides it
and tells everybody, `store` keeps it. Beside them stand `people` (players, passwords, ratings,
notices), `workers` (bots and untrusted texts in processes of their own) and `cluster` (several
server processes on one store). `wire` declares the protocol, `limits` bounds what anybody may ask
for. `run` puts them together and starts a process.
"""
