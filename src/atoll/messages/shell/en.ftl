# Pages and navigation.
nav = Pages
nav-lobby = Lobby
nav-leaderboard = Leaderboard
nav-settings = Settings
skip = Skip to the content
loading = One moment…
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
link-copied = Link copied.

# The lobby.
lobby-title = The lobby
games-title = Games
picture-of = Drawing: { $game }
minutes = about { $minutes } minutes
players-one =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
players-range = { $least }–{ $most } players
play-now = Play now
new-table = New table
my-games = My games
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Open a table and share its link.
finished-games = Finished games
won = won
record-title = Records
record-open = Step through a saved game (.atoll; if it used a custom component set, choose its .toml as well)

# A new table.
how-many = How many players?
who-sits = Who sits where?
place-number = Seat { $number }
seat-me = I sit here
seat-open = open seat
seat-guest = somebody on this device
seat-bot = Bot: { $level }
bot-level = Level of the bots
counts = Does it count?
counts-rated = rated
counts-casual = casual
counts-never = Casual: with several players on one device or a custom component set the result never counts.
rated-about = The result changes your rating. Between people no bot stands in, there are no hints, and whoever runs out of time or stays away too long loses. Against bots, a takeback, a hint, a what-if or a stand-in makes the game casual; you are asked first.
casual-about = The result does not change your rating.
clock = Clock
clock-none = none
clock-quick = 5 minutes, plus 5 seconds per turn
clock-calm = 15 minutes, plus 15 seconds per turn
clock-other = { NUMBER($minutes, maximumFractionDigits: 1) } min, plus { $seconds } s per turn
clock-slow = 2 days per decision
absence = When somebody is away
absence-none = wait
absence-minute = a bot plays on after a minute
absence-hour = a bot plays on after an hour
component-set = Component set
set-default = standard
set-own = custom component set
set-file = The set’s file (.toml)
table-public = Show this table in the lobby
table-audience = People who watch may chat
open-table = Open table
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
map-closer = Zoom in
map-fit = Show the whole map
map-show = Show where you can act

# The table.
board = Board
beside = Log, chat and rules
tab-game = Overview
tab-decision = Decision
tab-course = Chart
tab-worst = Mistakes
tab-answer = Moves
tab-log = Log
tab-chat = Chat
tab-rules = Rules
rules-clauses = All clauses (rules version { $version })
rules-of = The rules of { $game }
enlarge = Enlarge the picture
show-clause = Show clause { $clause }
why = Why?
players = Players
score = Score:
winner = winner
your-move = your move
notice-title = Your move
to-move = to move
resigned = resigned
stand-in = a bot plays for them
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
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
seat-absent = { $name } is away; the table waits.
reconnecting = Connection lost. Trying again…
hand-device = Hand the device to { $name }.
i-am = I am { $name }
confirm-ask = Choose “{ $choice }”?
sending = Sending…
confirm = Yes, do it
hint-says = A bot would choose: { $choice }
takeback-asked = { $name } asks to go back to move { $ply }. Agreed?
takeback-asked-casual = { $name } asks to go back to move { $ply }. The game would be casual then. Agreed?
casual-ask = The game becomes casual then. Go on?
game-rated = Rated game.
game-casual = Casual game.
session-ended = You have been logged out here.
news-more = { $count } more
since-last = Since your last turn
to-position = Show the position after move { $ply }
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-older = Older messages
chat-send = Send
about-person = About { $name }
block = Block
block-about = You will not see what they write, and you two will not sit at the same table again.
blocked-now = { $name } is blocked.
report = Report to the host
report-about = What happened? The chat and the log of this table are sent along.
reported = The host has been told.
face-thumb = Thumbs up
face-clap = Applause
face-laugh = Laugh
face-wow = Astonished
face-sad = Sad
face-think = Thinking
face-party = Party
face-heart = Heart
tools = More actions
undo = Undo
reset = Restart the turn
hint = Hint
text-board = Board as text
text-any = any
text-more = { $count } more: choose above to see them.
what-is-this = What is this?
also-here = Also here:
what-is-how = Right click, long press or ? on a piece says what it is.
more = More
takeback = Ask to go back
auto = Play forced moves automatically
hand-over = Let a bot play for me
return = Take over from the bot
resign = Resign
resign-sure = Really resign?

# The end and the replay.
end-title =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
end-team = { $winners } win as a team!
end-aborted = Nobody had moved: the game is aborted.
end-resigned = By resignation.
rematch-asked = { $name } asks for a rematch.
rematch-accept = Accept
rematch-decline = Decline
rematch-cancel = Withdraw
rematch-waiting = Waiting for the others’ answer.
deal-check = Check the deal
deal-about = The server fixed its part of the seed before the players added theirs, so nobody could choose the deal.
deal-commitment = What the server committed to
deal-share = What this browser added
deal-holds = – it is part of the seed.
deal-missing = – it is missing from the seed!
deal-seed = The seed
deal-command = Save the record and run this wherever Atoll is installed; it needs no server:
deal-copy = Copy the command
deal-copied = Command copied.
team-score = Team score: { $names }
rematch = Rematch
to-rematch = To the rematch
result = Result
replay = Replay
record-save = Save the record
sheet-of = Score: { $name }
score-chart = Scores move by move
chart-plies =
    { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
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
rating-about = The rating is a cautious estimate of skill: it rises as you win and as the estimate becomes more certain.

# Settings and the player.
settings-look = Look and feel
settings-player = You
setting-language = Language
setting-theme = Light or dark
value-theme-auto = same as the system
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
recover-keep = Open this link on another device, or here after clearing the browser’s data, and you get your player back. Anyone who has it can play as you.
recover-kept = I have saved it
recover-title = Recover a player
recover-about = This restores your player in this browser.
recover-replaces = This browser is used by { $name } now. The other player will replace them.
recover = Recover
welcome-back = Welcome back, { $name }.
account = Account
account-is = Your account is { $login }.
account-add = With a username and password you can get back in without the link.
account-have = Log in if you have an account.
account-make = Create an account
login = Username (lowercase letters and digits)
password = Password (ten characters or more)
log-in = Log in
log-in-instead = Log in with these
log-out = Log out
password-new = New password (ten characters or more)
password-old = Current password, to confirm changes
account-change = Change log-in
account-change-about = All other sessions end then.
totp = Second factor
totp-about = An authenticator app on your phone shows a code that is asked for at every log-in.
totp-begin = Set it up
totp-scan = Open the link on your phone, or type this key into your authenticator app. Then enter the code it shows.
totp-open = Open in the authenticator app
totp-code = Code (six digits)
totp-confirm = Confirm the code
totp-on = Your account has a second factor. If you lose it, the host can remove it.
totp-remove = Remove it
sessions = Where you are logged in
session-unknown = Unknown device
session-here = this one
session-used = last used { $at }
session-end = Log out
sessions-end = Log out everywhere else
blocks = Blocked players
unblock = Unblock
data = Your data
data-about = Take along everything the server keeps about you, or delete it. Games you played stay for the others, without your name.
data-export = Save my data
data-delete = Delete my player
data-delete-sure = Delete everything for good?
data-deleted = Your player has been deleted.
webhook = Address to call when it is my move (webhook)

# Reviews, what-ifs and puzzles.
review = Review
review-about = Every decision is judged by what the player knew at the time: what the analysis bot would have played, what each move can be expected to give, and how much was given away.
review-start = Review this game
review-running = Thinking about move { $done } of { $total }…
review-later = A game is reviewed when it is over.
accuracy = Accuracy { $accuracy }
accuracy-about = 100 gives nothing away; 0 is no better than random play.
given-in-all =
    { $decisions ->
        [one] points given away: { $points } in { $decisions } decision
       *[other] points given away: { $points } in { $decisions } decisions
    }
curve = What a spectator could expect
curve-chances = Winning chances
curve-points = Expected points
moments = The decisive moments
moments-none = No single move decided this game.
moment-change = { $name }: { $before } → { $after }
worst = Where points were given away
worst-move = Move { $ply }, { $name }: { $points }
worst-none = Nobody gave away more than the margin of error.
decision = The decision
decision-of = What { $name } could do
decision-none = There was nothing to decide here.
option-best = best
option-played = played
option-search = the bot’s choice
option-yours = your choice
option-chance = { $chance } to win
option-lead = lead { $lead }
option-given = gives { $points } away
option-even = about as good (within the margin of error)
options-about =
    { $worlds ->
        [one] Each move was played on in { $worlds } world that fits what the player knew. The lead is over the mean of the others.
       *[other] Each move was played on in { $worlds } worlds that fit what the player knew. The lead is over the mean of the others.
    }
what-if = What if…?
what-if-about = Play on from here at a table of your own
what-if-casual = Make this game casual and try it out
what-if-here = A “what if” from another game; it does not count.
to-origin = To the original game
puzzle = Puzzle of the day
puzzle-ask = You are { $name }. Find the best move.
puzzle-asked = Choose one of these moves
puzzle-solved = That is it: the best move!
puzzle-missed = Not the best one: it gives { $points } less.
puzzle-far = Not the best one, and not among the best { $count }.
puzzle-none = There is no puzzle for this game yet.
puzzle-options = What the moves give
puzzle-again = Try again
puzzle-others = Other games
puzzles = Puzzles
puzzle-all = All puzzles
puzzle-about = Positions with a clearly best move. Take your time: only the first try counts.
puzzle-next = Next puzzle
puzzle-position = The position
puzzle-why = Why
puzzle-line = How it may go on
puzzle-line-about = One way the game may go on if everybody plays well. Choose a move to see it on the board.
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-rate = { $rate } solve it at the first try
puzzle-streak = Solved in a row: { $count }
puzzle-streak-best = Best: { $count }
puzzle-solved-count = { $done } of { $count } solved
puzzle-number = Puzzle { $number }
puzzle-first = solved
puzzle-later = solved later
puzzle-not = missed
puzzle-new = new
puzzle-today = today
puzzle-every = All themes
puzzle-theme = Theme
puzzle-own = From your own games
puzzle-own-about = After the review of a game, the moments where you gave most away become your own puzzles.
puzzle-own-given = You gave { $points } away here.
puzzle-own-game = See the game
puzzle-practise = Practise what you missed
coach = Coach
coach-says = Coach:
coach-better = Better was: { $choice }
coach-given = Your move gives away about { $points } of lead.
setting-coach = Coach in games that do not count
value-coach-first = in a first game
value-coach-always = always
value-coach-never = never

# Lessons.
learn = Learn
learn-on = Learn: step { $number } of { $steps }
lesson-step = Step { $number } of { $steps }
lesson-steps = Steps
lesson-next = Next
lesson-show = Show me
lesson-task = What was asked?
lesson-back = One step back
lesson-play = Play against bots
clause-says = { $clause }:
lesson-none = There are no lessons for this game yet.

# The promises of a host.
promises = What this server promises
promise-fair = Fair play
promise-deal = Nobody chooses the deal. The server commits to its part of the seed before your browser adds its own; after the game anybody can check it offline with one command.
promise-hidden = Nobody is sent what they may not know, and bots see no more than a player in their seat. Nor does anything show that a move was forced.
promise-rated = Rated or casual is chosen with the table and shown throughout. Nothing makes a game casual without your being asked first.
promise-people = In rated games between people no bot stands in, nobody gets hints, and no move is taken back without the others’ consent.
promise-rematch = A rematch begins only when everybody has agreed. A game in which nobody has moved is not rated.
promise-bots = A bot is always shown as a bot, and no player may take a bot’s name.
promise-data = Your data
promise-kept = The server keeps your name and language, the games you play and what you say in them, your ratings, whom you block, and your sessions. No network address of yours is stored.
promise-secrets = Passwords and keys are stored only as hashes. Keys expire when unused; a changed password ends all other sessions.
promise-seen = Others see your name, your moves, what you say and your rating. Records of finished games are open to whoever has the link.
promise-export = You can save everything the server keeps about you, at any time, in the settings.
promise-delete = You can delete your player: name, messages, ratings and sessions go; the moves stay for those you played with.
promise-moderation = You can block and report others. What the host does about it – muting, removing, locking out – is written down.

# Previews, the moves of others, the end.
preview = What this would do
preview-nothing = Nothing changes at once
again = Show the last moves again
moves-left =
    { $count ->
        [one] (one more move)
       *[other] ({ $count } more moves)
    }
table-previews = Show players what a move would bring
previews = What a move would bring
previews-off = not shown
setting-pace = Moves of others
value-pace-calm = calm
value-pace-brisk = brisk
value-pace-instant = at once
setting-previews = Show what a move would bring
setting-volume = Volume
setting-haptics = Vibrate with moves (where the device can)
achieved-place =
    { $place ->
        [1] First of { $of }
        [2] Second of { $of }
        [3] Third of { $of }
       *[other] Place { $place } of { $of }
    }
achieved-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
achieved-best = Your best { $game } so far
