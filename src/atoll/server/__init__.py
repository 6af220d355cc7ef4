"""The table server: live and slow tables over HTTP and WebSocket."""
