"""Several server processes on one store: who owns which table, and what they tell each other.

`leases` keeps the contract of `tables.processes` over PostgreSQL.
"""
