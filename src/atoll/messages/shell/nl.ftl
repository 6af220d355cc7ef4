# Pagina’s en navigatie.
nav = Pagina’s
nav-lobby = Lobby
nav-leaderboard = Ranglijst
nav-settings = Instellingen
skip = Naar de inhoud
loading = Een ogenblik…
yes = ja
no = nee
cancel = Annuleren
close = Sluiten
save = Opslaan
saved = Opgeslagen.
name = Naam
guest = Gast
guest-number = Gast { $number }
copy-link = Link kopiëren
link-copied = Link gekopieerd.

# De lobby.
lobby-title = De lobby
games-title = Spellen
picture-of = Tekening: { $game }
minutes = ongeveer { $minutes } minuten
players-one =
    { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }
players-range = { $least }–{ $most } spelers
play-now = Nu spelen
new-table = Nieuwe tafel
my-games = Mijn partijen
open-tables = Open tafels
no-open-tables = Niemand wacht nu op spelers. Open een tafel en deel de link.
finished-games = Afgelopen partijen
won = gewonnen
record-title = Opgeslagen partijen
record-open = Een opgeslagen partij doorlopen (.atoll; kies ook het .toml-bestand als er met eigen onderdelen is gespeeld)

# Een nieuwe tafel.
how-many = Hoeveel spelers?
who-sits = Wie zit waar?
place-number = Plaats { $number }
seat-me = Ik zit hier
seat-open = vrije plaats
seat-guest = iemand op dit apparaat
seat-bot = Bot: { $level }
bot-level = Niveau van de bots
counts = Telt het mee?
counts-rated = telt mee
counts-casual = vriendschappelijk
counts-never = Vriendschappelijk: met meer spelers op één apparaat of een eigen set onderdelen telt de uitslag nooit mee.
rated-about = De uitslag verandert je rating. Tussen mensen valt geen bot in, zijn er geen tips, en wie geen tijd meer heeft of te lang wegblijft, verliest. Tegen bots telt de partij niet meer mee na een teruggenomen zet, een tip, een “wat als” of een invaller; dat wordt je eerst gevraagd.
casual-about = De uitslag verandert je rating niet.
clock = Klok
clock-none = geen
clock-quick = 5 minuten, plus 5 seconden per beurt
clock-calm = 15 minuten, plus 15 seconden per beurt
clock-other = { NUMBER($minutes, maximumFractionDigits: 1) } min, plus { $seconds } s per beurt
clock-slow = 2 dagen per beslissing
absence = Als iemand afwezig is
absence-none = wachten
absence-minute = na een minuut speelt een bot verder
absence-hour = na een uur speelt een bot verder
component-set = Onderdelen
set-default = standaard
set-own = eigen onderdelen
set-file = Bestand met de onderdelen (.toml)
table-public = Deze tafel in de lobby tonen
table-audience = Toeschouwers mogen chatten
open-table = Tafel openen
waiting-for =
    { $open ->
        [0] Iedereen is er.
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $open } plaatsen vrij.
    }
sit-down = Gaan zitten
stand-up = Opstaan
free-seat = Plaats vrijmaken
fill-bots = Bots toevoegen en starten
start = Beginnen
map-closer = Inzoomen
map-fit = Alles tonen
map-show = Tonen waar je kunt spelen

# De tafel.
board = Bord
beside = Logboek, chat en regels
tab-game = Overzicht
tab-decision = Keuze
tab-course = Verloop
tab-worst = Fouten
tab-answer = Zetten
tab-log = Logboek
tab-chat = Chat
tab-rules = Regels
rules-clauses = Alle artikelen (versie { $version })
rules-of = De regels: { $game }
enlarge = Afbeelding vergroten
show-clause = Artikel { $clause } tonen
why = Waarom?
players = Spelers
score = Score:
winner = winnaar
your-move = jouw beurt
notice-title = Jij bent aan de beurt
to-move = aan de beurt
resigned = heeft opgegeven
stand-in = een bot valt in
a-bot = bot
away = afwezig
you = jij
days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
watching =
    { $count ->
        [one] Eén persoon kijkt mee.
       *[other] { $count } mensen kijken mee.
    }
seat-absent = { $name } is afwezig; de tafel wacht.
reconnecting = Verbinding verbroken. Opnieuw proberen…
hand-device = Geef het apparaat aan { $name }.
i-am = Ik ben { $name }
confirm-ask = “{ $choice }” kiezen?
sending = Verzenden…
confirm = Ja, doen
hint-says = Een bot zou kiezen: { $choice }
takeback-asked = { $name } vraagt om terug te gaan naar zet { $ply }. Akkoord?
takeback-asked-casual = { $name } vraagt om terug te gaan naar zet { $ply }. De partij telt dan niet meer mee. Akkoord?
casual-ask = De partij telt dan niet meer mee. Doorgaan?
game-rated = Partij telt mee.
game-casual = Vriendschappelijke partij.
session-ended = Je bent hier uitgelogd.
news-more = nog { $count }
since-last = Sinds je vorige beurt
to-position = De stelling na zet { $ply } tonen
log-empty = Er is nog niets gebeurd.
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Iets zeggen
chat-older = Oudere berichten
chat-send = Versturen
about-person = Over { $name }
block = Blokkeren
block-about = Je ziet niet meer wat deze speler schrijft en jullie komen niet meer aan dezelfde tafel.
blocked-now = { $name } is geblokkeerd.
report = Melden bij de beheerder
report-about = Wat is er gebeurd? De chat en het logboek van deze tafel gaan mee.
reported = De beheerder weet ervan.
face-thumb = Duim omhoog
face-clap = Applaus
face-laugh = Lachen
face-wow = Verbaasd
face-sad = Verdrietig
face-think = Nadenken
face-party = Feest
face-heart = Hart
tools = Meer acties
undo = Ongedaan maken
reset = Beurt opnieuw beginnen
hint = Tip
text-board = Bord als tekst
text-any = willekeurig
text-more = Nog { $count }: kies hierboven om ze te zien.
what-is-this = Wat is dit?
also-here = Ook hier:
what-is-how = Rechtsklik, lang drukken of ? op een stuk zegt wat het is.
more = Meer
takeback = Vragen om terug te gaan
auto = Gedwongen zetten automatisch spelen
hand-over = Een bot laten spelen
return = Weer zelf spelen
resign = Opgeven
resign-sure = Echt opgeven?

# Het einde en het terugkijken.
end-title =
    { $count ->
        [one] { $winners } wint!
       *[other] { $winners } delen de overwinning!
    }
end-team = { $winners } winnen als team!
end-aborted = Niemand had gespeeld: de partij is afgebroken.
end-resigned = Door opgave.
rematch-asked = { $name } vraagt om een revanche.
rematch-accept = Aannemen
rematch-decline = Weigeren
rematch-cancel = Intrekken
rematch-waiting = Wachten op antwoord van de anderen.
deal-check = De verdeling controleren
deal-about = De server legde zijn deel van de seed vast voordat de spelers hun deel toevoegden: niemand kon de verdeling kiezen.
deal-commitment = Waar de server zich op vastlegde
deal-share = Wat deze browser toevoegde
deal-holds = – het zit in de seed.
deal-missing = – het ontbreekt in de seed!
deal-seed = De seed
deal-command = Sla de partij op en voer dit uit op een computer met Atoll; een server is niet nodig:
deal-copy = Opdracht kopiëren
deal-copied = Opdracht gekopieerd.
team-score = Teamscore: { $names }
rematch = Revanche
to-rematch = Naar de revanche
result = Uitslag
replay = Terugkijken
record-save = Partij opslaan
sheet-of = Score: { $name }
score-chart = De scores zet na zet
chart-plies =
    { $plies ->
        [one] { $plies } zet
       *[other] { $plies } zetten
    }
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
nobody-yet = Nog niemand heeft een partij uitgespeeld die meetelt.
rating-about = De rating is een voorzichtige schatting van het niveau: hij stijgt met elke overwinning en naarmate de schatting zekerder wordt.

# De instellingen en de speler.
settings-look = Uiterlijk
settings-player = Jij
setting-language = Taal
setting-theme = Licht of donker
value-theme-auto = systeeminstelling
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
setting-notify = Melding als ik aan de beurt ben
begin = Beginnen
rename = Hernoemen
recover-link = Herstellink
recover-keep = Open deze link op een ander apparaat, of hier nadat je de browsergegevens hebt gewist, en je speelt weer als dezelfde speler. Wie de link heeft, kan onder jouw naam spelen.
recover-kept = Ik heb de link bewaard
recover-title = Een speler herstellen
recover-about = Je speler wordt in deze browser hersteld.
recover-replaces = Deze browser wordt nu gebruikt door { $name }. De andere speler komt daarvoor in de plaats.
recover = Herstellen
welcome-back = Welkom terug, { $name }.
account = Account
account-is = Je account is { $login }.
account-add = Met een inlognaam en een wachtwoord kun je ook zonder de link terugkomen.
account-have = Log in als je een account hebt.
account-make = Een account maken
login = Inlognaam (kleine letters en cijfers)
password = Wachtwoord (minstens tien tekens)
log-in = Inloggen
log-in-instead = Hiermee inloggen
log-out = Uitloggen
password-new = Nieuw wachtwoord (minstens tien tekens)
password-old = Huidig wachtwoord, ter bevestiging
account-change = Inloggegevens wijzigen
account-change-about = Alle andere sessies eindigen dan.
totp = Tweede factor
totp-about = Een authenticator-app op je telefoon toont een code die bij elke keer inloggen wordt gevraagd.
totp-begin = Instellen
totp-scan = Open de link op je telefoon of typ deze sleutel in je authenticator-app. Voer daarna de getoonde code in.
totp-open = Openen in de authenticator-app
totp-code = Code (zes cijfers)
totp-confirm = Code bevestigen
totp-on = Je account heeft een tweede factor. Raak je die kwijt, dan kan de beheerder hem verwijderen.
totp-remove = Verwijderen
sessions = Waar je bent ingelogd
session-unknown = Onbekend apparaat
session-here = dit apparaat
session-used = laatst gebruikt: { $at }
session-end = Uitloggen
sessions-end = Overal elders uitloggen
blocks = Geblokkeerde spelers
unblock = Deblokkeren
data = Je gegevens
data-about = Neem alles mee wat de server over je bewaart, of verwijder het. Je partijen blijven voor de anderen, zonder je naam.
data-export = Mijn gegevens opslaan
data-delete = Mijn speler verwijderen
data-delete-sure = Alles voorgoed verwijderen?
data-deleted = Je speler is verwijderd.
webhook = Adres dat wordt aangeroepen als ik aan de beurt ben (webhook)

# Analyses, wat-als en puzzels.
review = Analyse
review-about = Elke beslissing wordt beoordeeld naar wat de speler toen wist: wat de analysebot gespeeld zou hebben, wat elke zet naar verwachting oplevert en wat er is weggegeven.
review-start = Deze partij analyseren
review-running = Zet { $done } van { $total }…
review-later = Een partij wordt na afloop geanalyseerd.
accuracy = Nauwkeurigheid { $accuracy }
accuracy-about = 100: niets weggegeven; 0: niet beter dan willekeurig spelen.
given-in-all =
    { $decisions ->
        [one] punten weggegeven: { $points } in { $decisions } beslissing
       *[other] punten weggegeven: { $points } in { $decisions } beslissingen
    }
curve = Wat een toeschouwer kon verwachten
curve-chances = Winstkansen
curve-points = Verwachte punten
moments = De beslissende momenten
moments-none = Geen enkele zet besliste deze partij.
moment-change = { $name }: { $before } → { $after }
worst = Waar punten zijn weggegeven
worst-move = Zet { $ply }, { $name }: { $points }
worst-none = Niemand gaf meer weg dan de foutmarge.
decision = De beslissing
decision-of = Wat { $name } kon doen
decision-none = Hier viel niets te beslissen.
option-best = beste
option-played = gespeeld
option-search = keuze van de bot
option-yours = jouw keuze
option-chance = { $chance } winstkans
option-lead = voorsprong { $lead }
option-given = geeft { $points } weg
option-even = even goed, binnen de foutmarge
options-about =
    { $worlds ->
        [one] Elke zet is uitgespeeld in { $worlds } wereld die past bij wat de speler wist. De voorsprong is op het gemiddelde van de anderen.
       *[other] Elke zet is uitgespeeld in { $worlds } werelden die passen bij wat de speler wist. De voorsprong is op het gemiddelde van de anderen.
    }
what-if = Wat als…?
what-if-about = Vanaf hier verder spelen aan een eigen tafel
what-if-casual = Niet meer laten meetellen en uitproberen
what-if-here = Een “wat als” vanuit een andere partij; telt niet mee.
to-origin = Naar de oorspronkelijke partij
puzzle = Puzzel van de dag
puzzle-ask = Jij bent { $name }. Vind de beste zet.
puzzle-asked = Kies een van deze zetten
puzzle-solved = Dat is hem: de beste zet!
puzzle-missed = Niet de beste: deze levert { $points } minder op.
puzzle-far = Niet de beste, en ook niet bij de beste { $count }.
puzzle-none = Van dit spel is er nog geen puzzel.
puzzle-options = Wat de zetten opleveren
puzzle-again = Opnieuw proberen
puzzle-others = Andere spellen
puzzles = Puzzels
puzzle-all = Alle puzzels
puzzle-about = Stellingen met één duidelijk beste zet. Neem de tijd: alleen de eerste poging telt.
puzzle-next = Volgende puzzel
puzzle-position = De stelling
puzzle-why = Waarom
puzzle-line = Hoe het verder kan gaan
puzzle-line-about = Eén manier waarop het spel verder kan gaan als iedereen goed speelt. Kies een zet om die op het bord te zien.
puzzle-level-easy = makkelijk
puzzle-level-medium = gemiddeld
puzzle-level-hard = moeilijk
puzzle-rate = { $rate } lost hem op bij de eerste poging
puzzle-streak = Op rij opgelost: { $count }
puzzle-streak-best = Record: { $count }
puzzle-solved-count = { $done } van { $count } opgelost
puzzle-number = Puzzel { $number }
puzzle-first = opgelost
puzzle-later = later opgelost
puzzle-not = gemist
puzzle-new = nieuw
puzzle-today = vandaag
puzzle-every = Alle thema’s
puzzle-theme = Thema
puzzle-own = Uit je eigen partijen
puzzle-own-about = Na de analyse van een partij worden de momenten waarop je het meest weggaf je eigen puzzels.
puzzle-own-given = Hier gaf je { $points } weg.
puzzle-own-game = Partij bekijken
puzzle-practise = Oefenen wat je miste
coach = Coach
coach-says = Coach:
coach-better = Beter was: { $choice }
coach-given = Je zet geeft ongeveer { $points } voorsprong weg.
setting-coach = Coach in partijen die niet meetellen
value-coach-first = in een eerste partij
value-coach-always = altijd
value-coach-never = nooit

# De lessen.
learn = Leren
learn-on = Leren: stap { $number } van { $steps }
lesson-step = Stap { $number } van { $steps }
lesson-steps = Stappen
lesson-next = Verder
lesson-show = Tonen
lesson-task = Wat was de opdracht?
lesson-back = Eén stap terug
lesson-play = Tegen bots spelen
clause-says = { $clause }:
lesson-none = Er zijn nog geen lessen voor dit spel.

# De beloften van een beheerder.
promises = Wat deze server belooft
promise-fair = Eerlijk spel
promise-deal = Niemand kiest de verdeling. De server legt zijn deel van de seed vast voordat je browser het zijne toevoegt; na de partij kan iedereen dat offline met één opdracht controleren.
promise-hidden = Niemand krijgt te zien wat verborgen hoort te zijn, en bots zien niet meer dan een speler op hun plaats. Ook dat een zet gedwongen was, wordt niet verteld.
promise-rated = Meetellen of niet wordt bij het openen van de tafel gekozen en blijft zichtbaar. Een partij houdt nooit op met meetellen zonder dat het je eerst is gevraagd.
promise-people = Telt een partij tussen mensen mee, dan valt er geen bot in, krijgt niemand tips en wordt geen zet teruggenomen zonder instemming van de anderen.
promise-rematch = Een revanche begint pas als iedereen heeft ingestemd. Een partij waarin niemand een zet deed, telt niet mee.
promise-bots = Een bot is altijd als bot te herkennen, en geen speler mag de naam van een bot dragen.
promise-data = Je gegevens
promise-kept = Bewaard worden: je naam en taal, je partijen en wat je daarin zegt, je ratings, wie je blokkeert en je sessies. Je netwerkadres wordt niet opgeslagen.
promise-secrets = Wachtwoorden en sleutels worden alleen als hash bewaard. Ongebruikte sleutels verlopen; een nieuw wachtwoord beëindigt alle andere sessies.
promise-seen = Anderen zien je naam, je zetten, wat je zegt en je rating. Afgelopen partijen zijn open voor wie de link heeft.
promise-export = Je kunt op elk moment in de instellingen alles opslaan wat de server over je bewaart.
promise-delete = Je kunt je speler verwijderen: naam, berichten, ratings en sessies verdwijnen; de zetten blijven voor je tegenspelers.
promise-moderation = Je kunt anderen blokkeren en melden. Wat de beheerder doet – de chat ontzeggen, verwijderen, uitsluiten – wordt vastgelegd.

# Vooruitblik, de zetten van anderen, het einde.
preview = Wat dit zou opleveren
preview-nothing = Meteen verandert er niets
again = Laatste zetten nog eens
moves-left =
    { $count ->
        [one] (nog één zet)
       *[other] (nog { $count } zetten)
    }
table-previews = Spelers tonen wat een zet zou opleveren
previews = Wat een zet zou opleveren
previews-off = wordt niet getoond
setting-pace = Zetten van anderen
value-pace-calm = rustig
value-pace-brisk = vlot
value-pace-instant = meteen
setting-previews = Tonen wat een zet zou opleveren
setting-volume = Volume
setting-haptics = Trillen bij zetten (als het apparaat dat kan)
achieved-place =
    { $place ->
        [1] Eerste van { $of }
        [2] Tweede van { $of }
        [3] Derde van { $of }
       *[other] Plaats { $place } van { $of }
    }
achieved-alone =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
achieved-best = Je beste score bij { $game } tot nu toe
