"""Logs are structured and hold no secrets."""

import json
import logging

from atoll.server.logs import JsonFormatter


def test_a_log_line_is_one_json_object_of_known_fields() -> None:
    record = logging.LogRecord("atoll.x", logging.WARNING, "f", 1, "it %s", ("failed",), None)
    record.table = "t1"
    record.key = "secret"
    record.client = "203.0.113.7"
    line = JsonFormatter().format(record)
    found = json.loads(line)
    assert (found["level"], found["what"], found["table"]) == ("warning", "it failed", "t1")
    assert "secret" not in line
    assert "203.0.113.7" not in line
