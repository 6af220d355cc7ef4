# The table in the terminal.
table-which-game = Which game? Type its number or name; q to leave.
table-commitment = The deal is fixed: the hash of its seed is { $hash }.
table-more = … and { $count } more: type one in the notation shown in brackets.
table-help-hint = Type a number or the notation; ? for help, u to undo, q to leave.
table-help = Type a number or a notation to choose. ? after a refusal shows its clause; “? MO-9” shows clause MO-9. u takes your last action back while nobody has learned anything from it. q leaves the table.
table-off-turn = It is { $who }’s turn. You may act too (choices: { $count }): Enter goes on, a shows them, n waits for your turn.
table-no-number = Choose a number from 1 to { $count }.
table-no-undo = There is nothing to undo.
table-no-clause = There is no clause { $name }; clauses are written like { $prefix }-1.
table-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
table-team-wins = { $names } win as a team.
table-left = You left the table.
table-saved = The record is in { $path }.
serve-address = Atoll is at { $url } (Ctrl-C ends it).
serve-ended = Atoll has ended; all tables are kept.
