"""The store: SQLite by default, PostgreSQL for several processes, the same SQL for both.

`database` is the contract of a store and its migrations, `sqlite` and `postgres` keep it. `entries`
is what the log of a table holds. SQL stands here alone: `leases` and every `…_rows` module have a
function for each thing that is stored or asked. `copies` backs a store up and moves it, `retention`
deletes what a host no longer keeps, `file_lock` keeps a second server off a SQLite file.
"""
