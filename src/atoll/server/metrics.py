"""Metrics of a running server, for Prometheus."""

from functools import cache

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from atoll.server import wire
from atoll.server.store import entries as log

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


def tag_of(kind: type[Struct]) -> str:
    """The name of a type on the wire or in the log."""
    return str(kind.__struct_config__.tag)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "atoll_entries", "Entries stored, by kind", ["kind"], registry=self.registry
        )
        self.orders = Counter(
            "atoll_orders", "Orders, by type and outcome", ["type", "outcome"],
            registry=self.registry,
        )  # fmt: skip
        self.order_seconds = Histogram(
            "atoll_order_seconds", "From an order to its answer", buckets=BUCKETS,
            registry=self.registry,
        )  # fmt: skip
        self.connections = Gauge(
            "atoll_connections", "WebSockets connected", registry=self.registry
        )
        self.live_tables = Gauge("atoll_tables_loaded", "Tables in memory", registry=self.registry)
        self.requests = Counter(
            "atoll_requests", "HTTP requests, by method and status", ["method", "status"],
            registry=self.registry,
        )  # fmt: skip
        self.webhooks = Counter(
            "atoll_webhooks", "Webhooks called, by outcome", ["outcome"], registry=self.registry
        )
        # Finding a counter by its labels takes longer than incrementing it.
        self.entry_counter = cache(lambda kind: self.entries.labels(tag_of(kind)))
        self.order_counter = cache(lambda kind, out: self.orders.labels(tag_of(kind), out))

    def committed(self, news: list[log.Logged]) -> None:
        """Count stored entries."""
        for logged in news:
            self.entry_counter(type(logged.entry)).inc()

    def answered(self, order: wire.Order, outcome: str, seconds: float) -> None:
        """Count an answered order and the time that it took."""
        self.order_counter(type(order), outcome).inc()
        self.order_seconds.observe(seconds)
