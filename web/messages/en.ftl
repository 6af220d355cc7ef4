# Pages and navigation.
nav = Pages
nav-lobby = Lobby
nav-leaderboard = Leaderboard
nav-settings = Settings
skip = Skip to the content
loading = One moment …
nowhere = There is nothing here.
yes = yes
no = no
cancel = Cancel
close = Close
save = Save
saved = Saved.
name = Name
guest = Guest
guest-number = Guest { $number }
copy-link = Copy link
link-copied = The link is copied.

# The lobby.
lobby-title = The lobby
games-title = Games
picture-of = A drawing of { $game }
minutes = about { $minutes } minutes
players-one = { $most } players
players-range = { $least }–{ $most } players
play-now = Play now
new-table = New table
my-games = My games
open-tables = Open tables
no-open-tables = Nobody waits for players just now. Open a table and share its link.
finished-games = Finished games
won = won
record-title = Records
record-open = Step through a saved game (.atoll; if it was played with an own component set, choose its .toml as well)

# A new table.
how-many = How many play?
who-sits = Who sits where?
seat-number = Seat { $number }
seat-me = I sit here
seat-open = open seat
seat-guest = somebody on this device
seat-bot = Bot: { $level }
bot-random = random
bot-beginner = beginner
bot-casual = casual
bot-strong = strong
bot-master = master
bot-level = Level of the bots
clock = Clock
clock-none = none
clock-quick = 5 minutes and 5 seconds a turn
clock-calm = 15 minutes and 15 seconds a turn
clock-slow = 2 days a decision
absence = When somebody is away
absence-none = wait
absence-minute = a bot plays on after a minute
absence-hour = a bot plays on after an hour
component-set = Component set
set-default = the usual one
set-own = own component set
set-file = The set’s file (.toml)
table-public = Show this table in the lobby
open-table = Open the table
waiting-for =
    { $open ->
        [0] Everybody is here.
        [one] One seat is still open.
       *[other] { $open } seats are still open.
    }
sit-down = Sit down
stand-up = Stand up
free-seat = Free this seat
fill-bots = Fill with bots and start
start = Start

# The table.
board = Board
beside = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
rules-english = The rules by clause are in English.
show-clause = Show clause { $clause }
why = Why? { $clause }
players = Players
score = Score:
winner = winner
your-move = your move
notice-title = Your move
to-move = to move
resigned = resigned
stand-in = a bot stands in
a-bot = bot
away = away
you = you
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
seat-absent = { $name } is away; the table waits.
reconnecting = The connection is lost. Trying again …
no-table = There is no such table.
hand-device = Hand the device to { $name }.
i-am = I am { $name }
confirm-ask = Choose “{ $choice }”?
confirm = Yes, do it
hint-says = A bot would choose: { $choice }
takeback-asked = { $name } asks to go back to move { $ply }. Agreed?
news-more = { $count } more
since-last = Since your last turn
to-position = Show the position after move { $ply }
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
face-thumb = Thumbs up
face-clap = Applause
face-laugh = Laugh
face-wow = Astonished
face-sad = Sad
face-think = Thinking
face-party = Party
face-heart = Heart
tools = What else you can do
undo = Undo
reset = Begin the turn anew
hint = Hint
text-board = Board as text
more = More
takeback = Ask to take back
auto = Play forced moves by themselves
hand-over = Let a bot play for me
return = Play myself again
resign = Resign
resign-sure = Really resign?

# The end and the replay.
end-title =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
rematch = Rematch
to-rematch = To the rematch
replay = Replay
record-save = Save the record
sheet-of = The score of { $name }
score-chart = Scores move by move
chart-plies =
    { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
seed-line = The seed of the deal was { $seed }.
set-up = The set-up, before the first move.
first = To the beginning
previous = One move back
next = One move on
last = To the end
autoplay = Play
pause = Pause
speed = Speed
position = Position
to-table = To the table

# The leaderboard.
rank = Rank
rating = Rating
games-played = Games
nobody-yet = Nobody has finished a rated game yet.
rating-about = The rating is what a player almost certainly can do: it rises with wins and with certainty.

# Settings and the player.
settings-look = Look and feel
settings-player = You
setting-language = Language
setting-theme = Light or dark
value-theme-auto = as the system
value-theme-light = light
value-theme-dark = dark
setting-motion = Animations
value-motion-full = normal
value-motion-quick = quick
value-motion-off = none
setting-confirm = Confirm moves
value-confirm-touch = on touch screens
value-confirm-always = always
value-confirm-never = never
setting-patterns = Strong patterns on colours
setting-sound = Sounds
setting-notify = Tell me when it is my move
begin = Begin
rename = Rename
recover-link = Recovery link
recover-keep = Open this link on another device, or here after you cleared the browser, and you are you again. Whoever has it can play as you.
recover-kept = I have kept it
recover-title = Recover a player
recover-about = This browser becomes yours again.
recover-replaces = This browser belongs to { $name } now. It becomes the other player’s.
recover = Recover
welcome-back = Welcome back, { $name }.
account = Account
account-is = Your account is { $login }.
account-add = With a login and a password you find yourself again without the link.
account-have = Log in if you have an account.
account-make = Make an account
login = Login (small letters and digits)
password = Password (ten characters or more)
log-in = Log in
log-in-instead = Log in with these instead
log-out = Log out
webhook = Address to call when it is my move (webhook)

# Reviews, what-ifs and puzzles.
review = Review
review-about = Every decision is judged by what its player knew at the time: what a search would have done, what each move can be expected to give, and how much was given away.
review-start = Review this game
review-running = Thinking about move { $done } of { $total } …
review-later = A game is reviewed when it is over.
accuracy = Accuracy { $accuracy }
accuracy-about = 100 gives nothing away, 0 is as good as dice.
given-in-all =
    { $decisions ->
        [one] { $points } points given away in { $decisions } decision
       *[other] { $points } points given away in { $decisions } decisions
    }
curve = What a spectator could expect
curve-chances = Winning chances
curve-points = Expected points
moments = The moments that decided it
moments-none = No single move decided this game.
moment-change = { $name }: { $before } → { $after }
worst = Where points were given away
worst-move = Move { $ply }, { $name }: { $points }
worst-none = Nobody gave points away beyond chance.
decision = The decision
decision-of = What { $name } could do
decision-none = There was nothing to decide here.
option-best = best
option-played = played
option-search = the search’s choice
option-yours = your choice
option-chance = wins { $chance }
option-lead = lead { $lead }
option-given = gives { $points } away
option-even = as good, within chance
options-about =
    { $worlds ->
        [one] Each move was played on in { $worlds } world that fits what the player knew. The lead is over the mean of the others.
       *[other] Each move was played on in { $worlds } worlds that fit what the player knew. The lead is over the mean of the others.
    }
what-if = What if …?
what-if-about = Play on from here at a table of your own
what-if-here = A what-if of another game; it does not count.
to-origin = To the game it comes from
puzzle = Puzzle of the day
puzzle-ask = You are { $name }. Find the one best move.
puzzle-solved = That is it: the best move!
puzzle-missed = Not the best one: it gives { $points } points less.
puzzle-far = Not the best one, nor among the best { $count }.
puzzle-none = There is no puzzle of this game yet.
puzzle-options = What the moves give
puzzle-again = Try again
puzzle-others = Other games
