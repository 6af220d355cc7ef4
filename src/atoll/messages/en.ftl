# What every game says.
seat-number = Player { $number }
prompt-over = The game is over.
prompt-wait = Waiting for { $who }.
refusal-not-your-turn = it is not this player’s turn
refusal-no-such-action = there is no such action here

# The table in the terminal.
table-which-game = Which game shall it be? Type its number or name.
table-commitment = The deal is fixed: the hash of its seed is { $hash }.
table-more = … and { $count } more: type one in the notation shown in brackets.
table-help-hint = Type a number or the notation; ? for help, u to undo, q to leave.
table-help = A number or a notation chooses. ? after a refusal shows its clause, “? MO-9” shows any clause. u takes your last action back while nobody has learned anything from it. q leaves the table.
table-no-number = There are { $count } choices.
table-no-undo = There is nothing that could be taken back.
table-no-clause = There is no clause { $name }; clauses are written like { $prefix }-1.
table-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
table-seed = The seed of the deal was { $seed }.
table-left = You left the table.
table-saved = The record is in { $path }.
