"""Tables: their logs, their orders, and what each viewer is sent.

`orders` turns a command of a person, a bot or a clock into entries of the log or a refusal; `table`
is the state that follows from the entries. `live_table` is a table in this process: under its lock
the entries are stored, then applied, then broadcast (`connections`, with the `sight` of each seat).
`turns` starts what a table does by itself. `services` is what all of them use of their process,
`processes` how several processes share the tables, `news` the messages between processes. `house`
holds all live tables.
"""
