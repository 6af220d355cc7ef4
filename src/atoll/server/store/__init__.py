"""The store: SQLite by default, PostgreSQL for several processes, the same SQL for both.

`database` is the contract of a store and its migrations; `sqlite` and `postgres` implement it.
`entries` has the types of a table's log. Only this package contains SQL: `leases` and every
`…_rows` module have a function for each statement. `copies` backs a store up and moves it,
`retention` deletes old data, `file_lock` keeps a second server off a SQLite file.
"""
