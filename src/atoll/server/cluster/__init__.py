"""Several server processes on one store: the owner of each table, and messages between processes.

`leases` implements the contract of `tables.processes` over PostgreSQL.
"""
