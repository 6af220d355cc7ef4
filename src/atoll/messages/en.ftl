# What every game says.
seat-number = Player { $number }
prompt-over = The game is over.
prompt-wait = Waiting for { $who }.
refusal-not-your-turn = it is not this player’s turn
refusal-no-such-action = there is no such action here
