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

# The server.
serve-address = Atoll is at { $url } (Ctrl-C ends it).
note-undone = { $who } goes back to move { $ply }.
note-takeback-asked = { $who } asks to go back to move { $ply }.
note-takeback-refused = { $who } does not agree to go back.
note-resigned = { $who } resigns; a bot plays on.
note-stand-in-asked = A bot plays for { $who }.
note-stand-in-absent = { $who } is away; a bot plays on.
note-stand-in-late = The time of { $who } is up; a bot plays on.
note-returned = { $who } is back.
error-input-invalid = This request is not understood. { $detail }
error-input-setup = Such a table cannot be set up: { $detail }.
error-input-set = This component set cannot be used: { $detail }
error-input-record = This record cannot be read: { $detail }
error-input-webhook = This is not an address the server may call.
error-input-origin = This request comes from another site.
error-input-path = There is nothing here.
error-action-unreadable = This is not an action of the game. { $detail }
error-bot-unknown = There is no bot “{ $detail }”.
error-player-unknown = This key is not known here.
error-player-password = The name or the password is wrong.
error-player-needed = Choose a name first.
error-player-login-taken = Somebody has this name already.
error-seat-not-yours = This seat is not yours.
error-seat-unknown = There is no such seat.
error-seat-taken = Somebody sits there already.
error-seat-resigned = This seat has resigned.
error-table-unknown = There is no such table.
error-table-not-host = Only whoever opened the table may do that.
error-table-started = The game has begun already.
error-table-not-full = There are open seats.
error-table-not-started = The game has not begun yet.
error-table-not-over = The game is not over yet.
error-table-over = The game is over.
error-game-unknown = There is no such game. { $detail }
error-game-changed = The rules of this game have changed since the table was opened.
error-version-stale = Something happened meanwhile.
error-undo-nothing = There is nothing that could be taken back.
error-hint-not-now = There is nothing to decide now.
error-hint-people = Hints are for games against bots.
error-what-if-people = While other people play, nobody may try the game out elsewhere.
error-table-what-if = A what-if begins in the middle of another game and has no record.
error-review-none = There is no review of this yet.
error-puzzle-unknown = There is no such puzzle.
error-takeback-none = Nobody asks you to go back.
error-takeback-nothing = There is nothing to go back to.
error-limit-size = This is too much at once.
error-limit-rate = That was too often; wait a moment.
error-server-busy = The server is busy; try again in a moment.
error-server-store = The server cannot store anything at the moment; try again in a while.
error-server-failed = Something went wrong in the server.
