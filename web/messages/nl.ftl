# Pagina’s en navigatie.
nav = Pagina’s
nav-lobby = Lobby
nav-leaderboard = Ranglijst
nav-settings = Instellingen
skip = Naar de inhoud
loading = Een ogenblik …
nowhere = Hier is niets.
yes = ja
no = nee
cancel = Annuleren
close = Sluiten
save = Bewaren
saved = Bewaard.
name = Naam
guest = Gast
guest-number = Gast { $number }
copy-link = Link kopiëren
link-copied = De link is gekopieerd.

# De lobby.
lobby-title = De lobby
games-title = Spellen
picture-of = Een tekening van { $game }
minutes = ongeveer { $minutes } minuten
players-one = { $most } spelers
players-range = { $least }–{ $most } spelers
play-now = Nu spelen
new-table = Nieuwe tafel
my-games = Mijn spellen
open-tables = Open tafels
no-open-tables = Niemand wacht nu op spelers. Open een tafel en deel de link.
finished-games = Afgelopen spellen
won = gewonnen
record-title = Partijen
record-open = Een bewaarde partij doorlopen (.atoll; kies ook haar .toml als ze met eigen onderdelen is gespeeld)

# Een nieuwe tafel.
how-many = Met hoeveel?
who-sits = Wie zit waar?
seat-number = Plaats { $number }
seat-me = Ik zit hier
seat-open = vrije plaats
seat-guest = iemand op dit apparaat
seat-bot = Bot: { $level }
bot-random = willekeurig
bot-beginner = beginner
bot-casual = gewoon
bot-strong = sterk
bot-master = meester
bot-level = Niveau van de bots
clock = Klok
clock-none = geen
clock-quick = 5 minuten en 5 seconden per beurt
clock-calm = 15 minuten en 15 seconden per beurt
clock-slow = 2 dagen per beslissing
absence = Als iemand weg is
absence-none = wachten
absence-minute = na een minuut speelt een bot verder
absence-hour = na een uur speelt een bot verder
component-set = Onderdelen
set-default = de gewone
set-own = eigen onderdelen
set-file = Bestand met de onderdelen (.toml)
table-public = Deze tafel in de lobby tonen
open-table = De tafel openen
waiting-for =
    { $open ->
        [0] Iedereen is er.
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $open } plaatsen vrij.
    }
sit-down = Gaan zitten
stand-up = Opstaan
free-seat = Plaats vrijmaken
fill-bots = Met bots aanvullen en beginnen
start = Beginnen

# De tafel.
board = Bord
beside = Verslag, praten en regels
tab-log = Verslag
tab-chat = Praten
tab-rules = Regels
rules-english = De artikelen van de regels zijn in het Engels.
show-clause = Artikel { $clause } tonen
why = Waarom? { $clause }
players = Spelers
score = Score:
winner = winnaar
your-move = jouw beurt
notice-title = Jij bent aan de beurt
to-move = aan zet
resigned = heeft opgegeven
stand-in = een bot valt in
a-bot = bot
away = weg
you = jij
days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
watching =
    { $count ->
        [one] Eén persoon kijkt.
       *[other] { $count } mensen kijken.
    }
seat-absent = { $name } is weg; de tafel wacht.
reconnecting = De verbinding is verbroken. Nog een poging …
no-table = Deze tafel bestaat niet.
hand-device = Geef het apparaat aan { $name }.
i-am = Ik ben { $name }
confirm-ask = “{ $choice }” kiezen?
confirm = Ja, doen
hint-says = Een bot zou kiezen: { $choice }
takeback-asked = { $name } vraagt terug te gaan naar zet { $ply }. Akkoord?
news-more = nog { $count }
since-last = Sinds je vorige beurt
to-position = De stelling na zet { $ply } tonen
log-empty = Er is nog niets gebeurd.
chat-empty = Niemand heeft nog iets gezegd.
chat-say = Iets zeggen
chat-send = Sturen
face-thumb = Duim omhoog
face-clap = Applaus
face-laugh = Lachen
face-wow = Verbaasd
face-sad = Verdrietig
face-think = Nadenken
face-party = Feest
face-heart = Hart
tools = Wat je verder kunt doen
undo = Terug
reset = De beurt opnieuw
hint = Tip
text-board = Bord als tekst
more = Meer
takeback = Vragen terug te nemen
auto = Gedwongen zetten vanzelf spelen
hand-over = Een bot laten spelen
return = Zelf weer spelen
resign = Opgeven
resign-sure = Echt opgeven?

# Het einde en het terugkijken.
end-title =
    { $count ->
        [one] { $winners } wint!
       *[other] { $winners } delen de winst!
    }
rematch = Revanche
to-rematch = Naar de revanche
replay = Terugkijken
record-save = De partij bewaren
sheet-of = De score van { $name }
score-chart = De scores zet na zet
chart-plies =
    { $plies ->
        [one] { $plies } zet
       *[other] { $plies } zetten
    }
seed-line = Het zaad van het delen was { $seed }.
set-up = De opstelling, voor de eerste zet.
first = Naar het begin
previous = Eén zet terug
next = Eén zet verder
last = Naar het einde
autoplay = Afspelen
pause = Pauze
speed = Snelheid
position = Stelling
to-table = Naar de tafel

# De ranglijst.
rank = Rang
rating = Rating
games-played = Partijen
nobody-yet = Niemand heeft al een partij voor de ranglijst uitgespeeld.
rating-about = De rating is wat een speler vrijwel zeker kan: hij stijgt met winst en met zekerheid.

# De instellingen en de speler.
settings-look = Uiterlijk
settings-player = Jij
setting-language = Taal
setting-theme = Licht of donker
value-theme-auto = zoals het systeem
value-theme-light = licht
value-theme-dark = donker
setting-motion = Animaties
value-motion-full = gewoon
value-motion-quick = snel
value-motion-off = geen
setting-confirm = Zetten bevestigen
value-confirm-touch = op aanraakschermen
value-confirm-always = altijd
value-confirm-never = nooit
setting-patterns = Duidelijke patronen op kleuren
setting-sound = Geluid
setting-notify = Waarschuw me als ik aan de beurt ben
begin = Beginnen
rename = Hernoemen
recover-link = Herstellink
recover-keep = Open deze link op een ander apparaat, of hier nadat je de browser hebt leeggemaakt, en je bent weer jezelf. Wie hem heeft, kan als jou spelen.
recover-kept = Ik heb hem bewaard
recover-title = Een speler herstellen
recover-about = Deze browser wordt weer van jou.
recover-replaces = Deze browser is nu van { $name }. Hij wordt van de andere speler.
recover = Herstellen
welcome-back = Welkom terug, { $name }.
account = Account
account-is = Je account is { $login }.
account-add = Met een inlognaam en een wachtwoord vind je jezelf terug zonder de link.
account-have = Log in als je een account hebt.
account-make = Een account maken
login = Inlognaam (kleine letters en cijfers)
password = Wachtwoord (tien tekens of meer)
log-in = Inloggen
log-in-instead = In plaats daarvan hiermee inloggen
log-out = Uitloggen
webhook = Adres dat gebeld wordt als ik aan de beurt ben (webhook)

# Analyses, wat-als en puzzels.
review = Analyse
review-about = Elke beslissing wordt beoordeeld naar wat de speler toen wist: wat een zoekprogramma gedaan had, wat elke zet naar verwachting oplevert en wat er is weggegeven.
review-start = Deze partij analyseren
review-running = Zet { $done } van { $total } …
review-later = Een partij wordt geanalyseerd als ze is afgelopen.
accuracy = Nauwkeurigheid { $accuracy }
accuracy-about = 100 geeft niets weg, 0 is niet beter dan dobbelen.
given-in-all =
    { $decisions ->
        [one] { $points } punten weggegeven in { $decisions } beslissing
       *[other] { $points } punten weggegeven in { $decisions } beslissingen
    }
curve = Wat een toeschouwer kon verwachten
curve-chances = Winstkansen
curve-points = Verwachte punten
moments = De beslissende momenten
moments-none = Geen enkele zet besliste deze partij.
moment-change = { $name }: { $before } → { $after }
worst = Waar punten zijn weggegeven
worst-move = Zet { $ply }, { $name }: { $points }
worst-none = Niemand gaf meer weg dan het toeval kan verklaren.
decision = De beslissing
decision-of = Wat { $name } kon doen
decision-none = Hier viel niets te beslissen.
option-best = beste
option-played = gespeeld
option-search = keuze van het zoekprogramma
option-yours = jouw keuze
option-chance = wint { $chance }
option-lead = voorsprong { $lead }
option-given = geeft { $points } weg
option-even = even goed, op toeval na
options-about =
    { $worlds ->
        [one] Elke zet is uitgespeeld in { $worlds } wereld die past bij wat de speler wist. De voorsprong is op het gemiddelde van de anderen.
       *[other] Elke zet is uitgespeeld in { $worlds } werelden die passen bij wat de speler wist. De voorsprong is op het gemiddelde van de anderen.
    }
what-if = Wat als …?
what-if-about = Vanaf hier verder spelen aan een eigen tafel
what-if-here = Een wat-als van een andere partij; ze telt niet mee.
to-origin = Naar de partij waar ze vandaan komt
puzzle = Puzzel van de dag
puzzle-ask = Jij bent { $name }. Vind de ene beste zet.
puzzle-solved = Dat is hem: de beste zet!
puzzle-missed = Niet de beste: hij levert { $points } punten minder op.
puzzle-far = Niet de beste, en ook niet bij de beste { $count }.
puzzle-none = Van dit spel is er nog geen puzzel.
puzzle-options = Wat de zetten opleveren
puzzle-again = Opnieuw proberen
puzzle-others = Andere spellen
