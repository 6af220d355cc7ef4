"""Tables: what happens at them, who decides it, and what each viewer is told.

`orders` turns a command of a person, a bot or a clock into entries of the log or a refusal; `table`
is what follows from the entries. `live_table` is a table in this process: under its lock the
entries are stored, then added, then told (`connections`, made by `sight` from what each seat has
seen). `turns` does what a table does by itself. `services` is what all of them use of their
process, `processes` how several share the tables, `news` what these tell each other. `house` holds
all live tables.
"""
