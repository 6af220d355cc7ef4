# Seiten und Navigation.
nav = Seiten
nav-lobby = Lobby
nav-leaderboard = Rangliste
nav-settings = Einstellungen
skip = Zum Inhalt
loading = Einen Moment…
yes = ja
no = nein
cancel = Abbrechen
close = Schließen
save = Speichern
saved = Gespeichert.
name = Name
guest = Gast
guest-number = Gast { $number }
copy-link = Link kopieren
link-copied = Link kopiert.

# Die Lobby.
lobby-title = Die Lobby
games-title = Spiele
picture-of = Zeichnung: { $game }
minutes = etwa { $minutes } Minuten
players-one =
    { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }
players-range = { $least }–{ $most } Spieler
play-now = Jetzt spielen
new-table = Neuer Tisch
my-games = Meine Partien
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und teile den Link.
finished-games = Beendete Partien
won = gewonnen
record-title = Gespeicherte Partien
record-open = Eine gespeicherte Partie durchgehen (.atoll; wurde mit eigenem Materialsatz gespielt, wähle auch dessen .toml)

# Ein neuer Tisch.
how-many = Wie viele Spieler?
who-sits = Wer sitzt wo?
place-number = Platz { $number }
seat-me = Ich sitze hier
seat-open = freier Platz
seat-guest = jemand an diesem Gerät
seat-bot = Bot: { $level }
bot-level = Stärke der Bots
counts = Gewertet?
counts-rated = gewertet
counts-casual = ungewertet
counts-never = Ungewertet: Mit mehreren Spielern an einem Gerät oder eigenem Materialsatz wird nie gewertet.
rated-about = Das Ergebnis verändert deine Wertung. Zwischen Menschen springt kein Bot ein, es gibt keine Tipps, und wer keine Zeit mehr hat oder zu lange fehlt, verliert. Gegen Bots wird nach einem zurückgenommenen Zug, einem Tipp, einem „Was wäre, wenn“ oder einem Ersatzspieler nicht mehr gewertet; du wirst vorher gefragt.
casual-about = Das Ergebnis verändert deine Wertung nicht.
clock = Uhr
clock-none = keine
clock-quick = 5 Minuten, plus 5 Sekunden pro Zug
clock-calm = 15 Minuten, plus 15 Sekunden pro Zug
clock-other = { NUMBER($minutes, maximumFractionDigits: 1) } min, plus { $seconds } s pro Zug
clock-slow = 2 Tage pro Entscheidung
absence = Wenn jemand abwesend ist
absence-none = warten
absence-minute = nach einer Minute spielt ein Bot weiter
absence-hour = nach einer Stunde spielt ein Bot weiter
component-set = Materialsatz
set-default = Standard
set-own = eigener Materialsatz
set-file = Datei des Materialsatzes (.toml)
table-public = Diesen Tisch in der Lobby zeigen
table-audience = Zuschauer dürfen chatten
open-table = Tisch eröffnen
waiting-for =
    { $open ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
sit-down = Hinsetzen
stand-up = Aufstehen
free-seat = Platz freigeben
fill-bots = Bots hinzufügen und starten
start = Starten

# Der Tisch.
board = Spielplan
beside = Verlauf, Chat und Regeln
tab-decision = Entscheidung
tab-course = Kurve
tab-worst = Fehler
tab-answer = Züge
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-game = Überblick
result = Ergebnis
map-closer = Vergrößern
map-fit = Alles zeigen
map-show = Zeigen, wo etwas möglich ist
rules-clauses = Alle Regeln (Version { $version })
rules-of = Die Regeln: { $game }
enlarge = Bild vergrößern
show-clause = Regel { $clause } zeigen
why = Warum?
players = Spieler
score = Punkte:
winner = gewinnt
your-move = du bist dran
notice-title = Du bist am Zug
to-move = ist dran
resigned = hat aufgegeben
stand-in = ein Bot springt ein
a-bot = Bot
away = abwesend
you = du
days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
seat-absent = { $name } ist abwesend; der Tisch wartet.
reconnecting = Verbindung verloren. Neuer Versuch…
hand-device = Gib das Gerät an { $name } weiter.
i-am = Ich bin { $name }
confirm-ask = „{ $choice }“ wählen?
sending = Wird gesendet…
confirm = Ja, so spielen
hint-says = Ein Bot würde wählen: { $choice }
takeback-asked = { $name } möchte zu Zug { $ply } zurückgehen. Einverstanden?
takeback-asked-casual = { $name } möchte zu Zug { $ply } zurückgehen. Die Partie wäre dann nicht mehr gewertet. Einverstanden?
casual-ask = Die Partie wird dann nicht mehr gewertet. Weiter?
game-rated = Gewertete Partie.
game-casual = Ungewertete Partie.
session-ended = Du wurdest hier abgemeldet.
news-more = { $count } weitere
since-last = Seit deinem letzten Zug
to-position = Stellung nach Zug { $ply } zeigen
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-older = Ältere Nachrichten
chat-send = Senden
about-person = Über { $name }
block = Blockieren
block-about = Du siehst nicht mehr, was diese Person schreibt, und ihr sitzt nicht mehr am selben Tisch.
blocked-now = { $name } ist blockiert.
report = Dem Betreiber melden
report-about = Was ist passiert? Chat und Verlauf dieses Tisches werden mitgeschickt.
reported = Der Betreiber wurde benachrichtigt.
face-thumb = Daumen hoch
face-clap = Applaus
face-laugh = Lachen
face-wow = Erstaunt
face-sad = Traurig
face-think = Nachdenklich
face-party = Feier
face-heart = Herz
tools = Weitere Aktionen
undo = Rückgängig
reset = Zug neu beginnen
hint = Tipp
text-board = Spielplan als Text
text-any = beliebig
text-more = Noch { $count }: Wähle oben, um sie zu sehen.
what-is-this = Was ist das?
also-here = Auch hier:
what-is-how = Rechtsklick, langes Drücken oder ? auf einem Spielteil sagt, was es ist.
more = Mehr
takeback = Um Zurückgehen bitten
auto = Erzwungene Züge automatisch
hand-over = Einen Bot spielen lassen
return = Wieder selbst spielen
resign = Aufgeben
resign-sure = Wirklich aufgeben?

# Das Ende und die Wiederholung.
end-title =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
end-team = { $winners } gewinnen als Team!
end-aborted = Niemand hatte gespielt: Die Partie ist abgebrochen.
end-resigned = Durch Aufgabe.
rematch-asked = { $name } möchte eine Revanche.
rematch-accept = Annehmen
rematch-decline = Ablehnen
rematch-cancel = Zurückziehen
rematch-waiting = Warten auf die Antwort der anderen.
deal-check = Die Verteilung prüfen
deal-about = Der Server hat seinen Teil des Startwerts festgelegt, bevor die Spieler ihren hinzufügten: Niemand konnte die Verteilung wählen.
deal-commitment = Worauf sich der Server festgelegt hat
deal-share = Was dieser Browser hinzugefügt hat
deal-holds = – es ist Teil des Startwerts.
deal-missing = – es fehlt im Startwert!
deal-seed = Der Startwert
deal-command = Speichere die Partie und führe dies auf einem Rechner mit Atoll aus; ein Server ist nicht nötig:
deal-copy = Befehl kopieren
deal-copied = Befehl kopiert.
team-score = Punkte des Teams: { $names }
rematch = Revanche
to-rematch = Zur Revanche
replay = Wiederholung
record-save = Partie speichern
sheet-of = Punkte: { $name }
score-chart = Die Punkte Zug für Zug
chart-plies =
    { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Züge
    }
set-up = Der Aufbau, vor dem ersten Zug.
first = Zum Anfang
previous = Einen Zug zurück
next = Einen Zug weiter
last = Zum Ende
autoplay = Abspielen
pause = Pause
speed = Tempo
position = Stellung
to-table = Zum Tisch

# Die Rangliste.
rank = Rang
rating = Wertung
games-played = Partien
nobody-yet = Noch hat niemand eine gewertete Partie beendet.
rating-about = Die Wertung ist eine vorsichtige Schätzung der Spielstärke: Sie steigt mit jedem Sieg und je sicherer die Schätzung wird.

# Einstellungen und Spieler.
settings-look = Aussehen
settings-player = Du
setting-language = Sprache
setting-theme = Hell oder dunkel
value-theme-auto = wie das System
value-theme-light = hell
value-theme-dark = dunkel
setting-motion = Animationen
value-motion-full = normal
value-motion-quick = schnell
value-motion-off = keine
setting-confirm = Züge bestätigen
value-confirm-touch = auf Touchscreens
value-confirm-always = immer
value-confirm-never = nie
setting-patterns = Deutliche Muster auf Farben
setting-sound = Töne
setting-notify = Benachrichtigen, wenn ich am Zug bin
begin = Los geht’s
rename = Umbenennen
recover-link = Wiederherstellungslink
recover-keep = Öffne diesen Link auf einem anderen Gerät, oder hier nach dem Löschen der Browserdaten, und du spielst wieder als derselbe Spieler. Wer den Link hat, kann unter deinem Namen spielen.
recover-kept = Ich habe ihn aufbewahrt
recover-title = Spieler wiederherstellen
recover-about = Dein Spieler wird in diesem Browser wiederhergestellt.
recover-replaces = Diesen Browser verwendet gerade { $name }. Stattdessen wird hier der andere Spieler spielen.
recover = Wiederherstellen
welcome-back = Willkommen zurück, { $name }.
account = Konto
account-is = Dein Konto ist { $login }.
account-add = Mit Benutzername und Passwort kommst du auch ohne den Link zurück.
account-have = Melde dich an, wenn du ein Konto hast.
account-make = Konto anlegen
login = Benutzername (Kleinbuchstaben und Ziffern)
password = Passwort (mindestens zehn Zeichen)
log-in = Anmelden
log-in-instead = Hiermit anmelden
log-out = Abmelden
password-new = Neues Passwort (mindestens zehn Zeichen)
password-old = Jetziges Passwort, zur Bestätigung
account-change = Zugang ändern
account-change-about = Alle anderen Sitzungen enden dann.
totp = Zweiter Faktor
totp-about = Eine Authenticator-App auf deinem Telefon zeigt einen Code, der bei jeder Anmeldung verlangt wird.
totp-begin = Einrichten
totp-scan = Öffne den Link auf deinem Telefon oder gib diesen Schlüssel in deine Authenticator-App ein. Gib dann den angezeigten Code ein.
totp-open = In der Authenticator-App öffnen
totp-code = Code (sechs Ziffern)
totp-confirm = Code bestätigen
totp-on = Dein Konto hat einen zweiten Faktor. Wenn du ihn verlierst, kann der Betreiber ihn entfernen.
totp-remove = Entfernen
sessions = Wo du angemeldet bist
session-unknown = Unbekanntes Gerät
session-here = dieses hier
session-used = zuletzt benutzt: { $at }
session-end = Abmelden
sessions-end = Überall sonst abmelden
blocks = Blockierte Spieler
unblock = Freigeben
data = Deine Daten
data-about = Nimm alles mit, was der Server über dich speichert, oder lösche es. Deine Partien bleiben für die anderen, ohne deinen Namen.
data-export = Meine Daten speichern
data-delete = Meinen Spieler löschen
data-delete-sure = Alles endgültig löschen?
data-deleted = Dein Spieler wurde gelöscht.
webhook = Adresse, die aufgerufen wird, wenn ich am Zug bin (Webhook)

# Analysen, „Was wäre, wenn“ und Aufgaben.
review = Analyse
review-about = Jede Entscheidung wird danach beurteilt, was der Spieler damals wusste: was der Analysebot gespielt hätte, was jeder Zug erwarten lässt und wie viel verschenkt wurde.
review-start = Diese Partie analysieren
review-running = Zug { $done } von { $total }…
review-later = Eine Partie wird analysiert, wenn sie zu Ende ist.
accuracy = Genauigkeit { $accuracy }
accuracy-about = 100: nichts verschenkt; 0: nicht besser als zufälliges Spiel.
given-in-all =
    { $decisions ->
        [one] verschenkte Punkte: { $points } in { $decisions } Entscheidung
       *[other] verschenkte Punkte: { $points } in { $decisions } Entscheidungen
    }
curve = Was ein Zuschauer erwarten konnte
curve-chances = Gewinnchancen
curve-points = Erwartete Punkte
moments = Die entscheidenden Momente
moments-none = Kein einzelner Zug hat diese Partie entschieden.
moment-change = { $name }: { $before } → { $after }
worst = Wo Punkte verschenkt wurden
worst-move = Zug { $ply }, { $name }: { $points }
worst-none = Niemand hat mehr als die Fehlerspanne verschenkt.
decision = Die Entscheidung
decision-of = Was { $name } tun konnte
decision-none = Hier gab es nichts zu entscheiden.
option-best = bester
option-played = gespielt
option-search = Wahl des Bots
option-yours = deine Wahl
option-chance = { $chance } Gewinnchance
option-lead = Vorsprung { $lead }
option-given = verschenkt { $points }
option-even = etwa gleich gut (innerhalb der Fehlerspanne)
options-about =
    { $worlds ->
        [one] Jeder Zug wurde in { $worlds } Welt zu Ende gespielt, die zum Wissen des Spielers passt. Der Vorsprung gilt gegenüber dem Mittel der anderen.
       *[other] Jeder Zug wurde in { $worlds } Welten zu Ende gespielt, die zum Wissen des Spielers passen. Der Vorsprung gilt gegenüber dem Mittel der anderen.
    }
what-if = Was wäre, wenn…?
what-if-about = Von hier an einem eigenen Tisch weiterspielen
what-if-casual = Wertung aufgeben und ausprobieren
what-if-here = Ein „Was wäre, wenn“ aus einer anderen Partie; es zählt nicht.
to-origin = Zur ursprünglichen Partie
puzzle = Aufgabe des Tages
puzzle-ask = Du bist { $name }. Finde den besten Zug.
puzzle-asked = Wähle einen dieser Züge
puzzle-solved = Richtig: der beste Zug!
puzzle-missed = Nicht der beste: Er bringt { $points } weniger.
puzzle-far = Nicht der beste, und auch nicht unter den besten { $count }.
puzzle-none = Zu diesem Spiel gibt es noch keine Aufgabe.
puzzle-options = Was die Züge bringen
puzzle-again = Noch einmal versuchen
puzzle-others = Andere Spiele
puzzles = Aufgaben
puzzle-all = Alle Aufgaben
puzzle-about = Stellungen mit einem klar besten Zug. Nimm dir Zeit: Nur der erste Versuch zählt.
puzzle-next = Nächste Aufgabe
puzzle-position = Die Stellung
puzzle-why = Warum
puzzle-line = Wie es weitergehen kann
puzzle-line-about = Eine Art, wie das Spiel weitergehen kann, wenn alle gut spielen. Wähle einen Zug, um ihn auf dem Spielplan zu sehen.
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-rate = { $rate } lösen sie beim ersten Versuch
puzzle-streak = In Folge gelöst: { $count }
puzzle-streak-best = Rekord: { $count }
puzzle-solved-count = { $done } von { $count } gelöst
puzzle-number = Aufgabe { $number }
puzzle-first = gelöst
puzzle-later = später gelöst
puzzle-not = verfehlt
puzzle-new = neu
puzzle-today = heute
puzzle-every = Alle Themen
puzzle-theme = Thema
puzzle-own = Aus deinen eigenen Partien
puzzle-own-about = Nach der Analyse einer Partie werden die Momente, in denen du am meisten verschenkt hast, zu deinen eigenen Aufgaben.
puzzle-own-given = Hier hast du { $points } verschenkt.
puzzle-own-game = Die Partie ansehen
puzzle-practise = Üben, was du verfehlt hast
coach = Trainer
coach-says = Trainer:
coach-better = Besser war: { $choice }
coach-given = Dein Zug verschenkt etwa { $points } Vorsprung.
setting-coach = Trainer in Partien, die nicht zählen
value-coach-first = in einer ersten Partie
value-coach-always = immer
value-coach-never = nie

# Die Lektionen.
learn = Lernen
learn-on = Lernen: Schritt { $number } von { $steps }
lesson-step = Schritt { $number } von { $steps }
lesson-steps = Schritte
lesson-next = Weiter
lesson-show = Zeigen
lesson-task = Was war gefragt?
lesson-back = Ein Schritt zurück
lesson-play = Gegen Bots spielen
clause-says = { $clause }:
lesson-none = Zu diesem Spiel gibt es noch keine Lektionen.

# Die Zusagen eines Betreibers.
promises = Was dieser Server verspricht
promise-fair = Faires Spiel
promise-deal = Niemand wählt die Verteilung. Der Server legt seinen Teil des Startwerts fest, bevor dein Browser seinen hinzufügt; nach der Partie kann das jeder offline mit einem Befehl prüfen.
promise-hidden = Niemand bekommt zu sehen, was verborgen sein soll, und Bots sehen nicht mehr als ein Spieler auf ihrem Platz. Auch dass ein Zug erzwungen war, wird nicht verraten.
promise-rated = Ob gewertet wird, steht mit dem Tisch fest und ist immer zu sehen. Nichts beendet die Wertung, ohne dass du vorher gefragt wirst.
promise-people = In gewerteten Partien zwischen Menschen springt kein Bot ein, niemand bekommt Tipps, und kein Zug wird ohne Zustimmung der anderen zurückgenommen.
promise-rematch = Eine Revanche beginnt erst, wenn alle zugestimmt haben. Eine Partie, in der niemand gespielt hat, wird nicht gewertet.
promise-bots = Ein Bot ist immer als Bot erkennbar, und kein Spieler darf den Namen eines Bots tragen.
promise-data = Deine Daten
promise-kept = Gespeichert werden: dein Name und deine Sprache, deine Partien und was du darin sagst, Wertungen, wen du blockierst, und deine Sitzungen. Deine Netzwerkadresse wird nicht gespeichert.
promise-secrets = Passwörter und Schlüssel werden nur als Hash gespeichert. Unbenutzte Schlüssel verfallen; ein neues Passwort beendet alle anderen Sitzungen.
promise-seen = Andere sehen deinen Namen, deine Züge, was du sagst, und deine Wertung. Beendete Partien sind für alle offen, die den Link haben.
promise-export = Du kannst jederzeit in den Einstellungen alles speichern, was der Server über dich aufbewahrt.
promise-delete = Du kannst deinen Spieler löschen: Name, Nachrichten, Wertungen und Sitzungen verschwinden; die Züge bleiben für deine Mitspieler.
promise-moderation = Du kannst andere blockieren und melden. Was der Betreiber tut – stummschalten, entfernen, aussperren – wird festgehalten.

# Vorschau, die Züge der anderen, das Ende.
preview = Was das brächte
preview-nothing = Sofort ändert sich nichts
again = Letzte Züge noch einmal
moves-left =
    { $count ->
        [one] (noch ein Zug)
       *[other] (noch { $count } Züge)
    }
table-previews = Den Spielern zeigen, was ein Zug brächte
previews = Was ein Zug brächte
previews-off = wird nicht gezeigt
setting-pace = Züge der anderen
value-pace-calm = ruhig
value-pace-brisk = zügig
value-pace-instant = sofort
setting-previews = Zeigen, was ein Zug brächte
setting-volume = Lautstärke
setting-haptics = Bei Zügen vibrieren (wenn das Gerät es kann)
achieved-place =
    { $place ->
        [1] Erster Platz von { $of }
        [2] Zweiter Platz von { $of }
        [3] Dritter Platz von { $of }
       *[other] Platz { $place } von { $of }
    }
achieved-alone =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
achieved-best = Dein bestes Ergebnis in { $game } bisher
