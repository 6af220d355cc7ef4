# What every game says.
seat-number = Player { $number }
prompt-over = The game is over.
prompt-wait = Waiting for { $who }.
list-and = { $first } and { $second }
list-more = { $first }, { $second }
refusal-not-your-turn = it is not this player’s turn
refusal-no-such-action = there is no such action here

# The bots by strength, and what the end says.
bot-random = random
bot-beginner = beginner
bot-apprentice = apprentice
bot-casual = casual
bot-collector = casual collector
bot-raider = casual raider
bot-miser = casual miser
bot-skilled = skilled
bot-strong = strong
bot-master = master
bot-name = Bot { $number }
player-gone = Deleted player
seed-line = The seed of the deal was { $seed }.

# The server.
note-undone = { $who } goes back to move { $ply }.
note-takeback-asked = { $who } asks to go back to move { $ply }.
note-takeback-asked-casual = { $who } asks to go back to move { $ply }; the game would be casual then.
note-takeback-refused = { $who } does not agree to go back.
note-resigned-asked = { $who } resigns.
note-resigned-absent = { $who } stayed away too long and loses the seat.
note-resigned-late = { $who } has run out of time and loses the seat.
note-resigned-kicked = { $who } was removed from the table.
note-won = { $who } wins.
note-won-shared = { $who } shares the win.
note-casual-takeback = { $who } took a move back: the game is casual from now on.
note-casual-hint = { $who } asked for a hint: the game is casual from now on.
note-casual-what-if = { $who } tried this game out elsewhere: it is casual from now on.
note-casual-stand-in = A bot stands in for { $who }: the game is casual from now on.
note-rematch-asked = { $who } asks for a rematch.
note-rematch-declined = { $who } does not want a rematch now.
note-stand-in-asked = A bot plays for { $who }.
note-stand-in-absent = { $who } is away; a bot plays on.
note-stand-in-late = { $who } has run out of time; a bot plays on.
note-returned = { $who } is back.
error-input-invalid = The request could not be understood. { $detail }
error-input-setup = Such a table cannot be set up: { $detail }.
error-input-set = This component set cannot be used: { $detail }
error-input-record = This record cannot be read: { $detail }
error-input-webhook = This is not an address the server may call.
error-input-name = Choose another name: this one shows nothing, or it is a bot’s.
error-input-commitment = This commitment of the server is not known or was used already; ask for a new one.
error-input-origin = This request comes from another site.
error-input-path = There is nothing here.
error-action-unreadable = This is not an action of the game. { $detail }
error-bot-unknown = There is no bot “{ $detail }”.
error-player-unknown = This key is not known here.
error-player-password = The name or the password is wrong.
error-player-needed = Choose a name first.
error-player-login-taken = Somebody has this name already.
error-player-code-needed = Enter the code from your authenticator app.
error-player-code = This code is wrong or has been used already.
error-player-banned = The host has locked this player out.
error-player-muted = The host has muted you for now.
error-player-fresh = Enter your password to confirm this.
error-player-no-account = Create an account first.
error-player-playing = You still sit at a running game: finish it or resign first.
error-seat-not-yours = This seat is not yours.
error-seat-unknown = There is no such seat.
error-seat-taken = Somebody sits there already.
error-seat-resigned = The player in this seat has resigned.
error-seat-blocked = You and somebody at this table do not play together: one of you blocks the other.
error-chat-audience = At this table only the players may chat.
error-table-unknown = There is no such table.
error-table-not-host = Only the player who opened the table may do that.
error-table-started = The game has begun already.
error-table-not-full = There are still open seats.
error-table-not-started = The game has not begun yet.
error-table-not-over = The game is not over yet.
error-table-over = The game is over.
error-game-unknown = There is no such game. { $detail }
error-game-changed = The rules of this game have changed since the table was opened, so it has ended. Its record is kept.
error-decision-stale = The table has moved on.
error-undo-nothing = There is nothing to undo.
error-hint-not-now = There is nothing to decide now.
error-hint-people = Hints are for games against bots.
error-preview-off = Previews are off at this table.
error-what-if-people = While others are playing, you cannot try out this game elsewhere.
error-table-what-if = A what-if begins in the middle of another game and has no record.
error-review-none = There is no review of this yet.
error-puzzle-unknown = There is no such puzzle.
error-lesson-unknown = There is no such lesson.
error-takeback-none = Nobody has asked you to go back.
error-takeback-nothing = There is no move to go back to.
error-rated-casual = This makes the game casual: the result will not count. Confirm it to go on.
error-rated-people = In a rated game between people no bot plays for you.
error-rematch-none = Nobody is asking for a rematch any more.
error-limit-size = This is too large.
error-limit-rate = Too many requests; wait a moment.
error-limit-tables = Too many of your tables are waiting for players; start or leave one of them first.
error-limit-slow = The request took too long to arrive.
error-server-busy = The server is busy; try again in a moment.
error-server-store = The server cannot store anything at the moment; try again in a while.
error-server-failed = Something went wrong on the server.

# What a move would bring.
preview-gain =
    { $points ->
        [one] +{ $points } point now
       *[other] +{ $points } points now
    }
preview-cost =
    { $points ->
        [one] −{ $points } point now
       *[other] −{ $points } points now
    }

# Lessons.
# A piece that is drawn before its name; who only reads has the name.
picture = { "" }
lesson-not-asked = Not what is asked for here. Try something else, or have it shown.

told-none = none
told-players = Players
told-player = Player
told-points = Points
