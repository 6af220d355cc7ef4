# Was alle Spiele sagen.
seat-number = Spieler { $number }
prompt-over = Die Partie ist zu Ende.
prompt-wait = Warten auf { $who }.
list-and = { $first } und { $second }
list-more = { $first }, { $second }
refusal-not-your-turn = dieser Spieler ist nicht am Zug
refusal-no-such-action = diese Aktion gibt es hier nicht

# Die Bots nach Stärke, und was am Ende steht.
bot-random = zufällig
bot-beginner = Anfänger
bot-apprentice = Lehrling
bot-casual = mittel
bot-collector = mittel, Sammler
bot-raider = mittel, Räuber
bot-miser = mittel, Geizhals
bot-skilled = geübt
bot-strong = stark
bot-master = Meister
bot-name = Bot { $number }
player-gone = Gelöschter Spieler
seed-line = Der Startwert der Verteilung war { $seed }.

# Der Server.
note-undone = { $who } geht zurück zu Zug { $ply }.
note-takeback-asked = { $who } möchte zu Zug { $ply } zurückgehen.
note-takeback-asked-casual = { $who } möchte zu Zug { $ply } zurückgehen; die Partie wäre dann nicht mehr gewertet.
note-takeback-refused = { $who } ist mit dem Zurückgehen nicht einverstanden.
note-resigned-asked = { $who } gibt auf.
note-resigned-absent = { $who } war zu lange abwesend und verliert den Platz.
note-resigned-late = { $who } hat keine Zeit mehr und verliert den Platz.
note-resigned-kicked = { $who } wurde vom Tisch entfernt.
note-won = { $who } gewinnt.
note-won-shared = { $who } teilt sich den Sieg.
note-casual-takeback = { $who } hat einen Zug zurückgenommen: Die Partie wird nicht mehr gewertet.
note-casual-hint = { $who } hat um einen Tipp gebeten: Die Partie wird nicht mehr gewertet.
note-casual-what-if = { $who } hat diese Partie anderswo ausprobiert: Sie wird nicht mehr gewertet.
note-casual-stand-in = Ein Bot springt für { $who } ein: Die Partie wird nicht mehr gewertet.
note-rematch-asked = { $who } möchte eine Revanche.
note-rematch-declined = { $who } möchte jetzt keine Revanche.
note-stand-in-asked = Ein Bot spielt für { $who }.
note-stand-in-absent = { $who } ist abwesend; ein Bot spielt weiter.
note-stand-in-late = { $who } hat keine Zeit mehr; ein Bot spielt weiter.
note-returned = { $who } ist zurück.
error-input-invalid = Die Anfrage wurde nicht verstanden. { $detail }
error-input-setup = So ein Tisch kann nicht eröffnet werden: { $detail }.
error-input-set = Dieser Materialsatz ist nicht brauchbar: { $detail }
error-input-record = Diese Partie kann nicht gelesen werden: { $detail }
error-input-webhook = Der Server darf diese Adresse nicht aufrufen.
error-input-name = Wähle einen anderen Namen: Dieser ist unsichtbar oder gehört einem Bot.
error-input-commitment = Diese Festlegung des Servers ist unbekannt oder schon verbraucht; fordere eine neue an.
error-input-origin = Diese Anfrage kommt von einer anderen Website.
error-input-path = Hier ist nichts.
error-action-unreadable = Das ist keine Aktion des Spiels. { $detail }
error-bot-unknown = Es gibt keinen Bot „{ $detail }“.
error-player-unknown = Dieser Schlüssel ist hier nicht bekannt.
error-player-password = Der Name oder das Passwort ist falsch.
error-player-needed = Wähle zuerst einen Namen.
error-player-login-taken = Diesen Namen hat schon jemand.
error-player-code-needed = Gib den Code deiner Authenticator-App ein.
error-player-code = Dieser Code ist falsch oder wurde schon verwendet.
error-player-banned = Der Betreiber hat diesen Spieler ausgesperrt.
error-player-muted = Der Betreiber hat dir vorläufig das Chatten untersagt.
error-player-fresh = Gib zur Bestätigung dein Passwort ein.
error-player-no-account = Lege zuerst ein Konto an.
error-player-playing = Du sitzt noch in einer laufenden Partie: Spiele sie zu Ende oder gib zuerst auf.
error-seat-not-yours = Dieser Platz gehört dir nicht.
error-seat-unknown = Diesen Platz gibt es nicht.
error-seat-taken = Dort sitzt schon jemand.
error-seat-resigned = Der Spieler auf diesem Platz hat aufgegeben.
error-seat-blocked = Du und jemand an diesem Tisch spielt nicht zusammen: Einer von euch blockiert den anderen.
error-chat-audience = An diesem Tisch dürfen nur die Spieler chatten.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-table-started = Die Partie hat schon begonnen.
error-table-not-full = Es sind noch Plätze frei.
error-table-not-started = Die Partie hat noch nicht begonnen.
error-table-not-over = Die Partie ist noch nicht zu Ende.
error-table-over = Die Partie ist zu Ende.
error-game-unknown = Dieses Spiel gibt es nicht. { $detail }
error-game-changed = Die Regeln dieses Spiels haben sich geändert, seit der Tisch eröffnet wurde; er ist daher beendet. Die Partie bleibt gespeichert.
error-decision-stale = Die Partie ist inzwischen weitergegangen.
error-undo-nothing = Es gibt nichts rückgängig zu machen.
error-hint-not-now = Es gibt gerade nichts zu entscheiden.
error-hint-people = Tipps gibt es nur in Partien gegen Bots.
error-preview-off = An diesem Tisch sind Vorschauen ausgeschaltet.
error-what-if-people = Solange andere mitspielen, kannst du die Partie nicht anderswo ausprobieren.
error-table-what-if = Ein „Was wäre, wenn“ beginnt mitten in einer anderen Partie und wird nicht gespeichert.
error-review-none = Dazu gibt es noch keine Analyse.
error-puzzle-unknown = Diese Aufgabe gibt es nicht.
error-lesson-unknown = Diese Lektion gibt es nicht.
error-takeback-none = Niemand hat dich gebeten zurückzugehen.
error-takeback-nothing = Es gibt keinen Zug, zu dem man zurückgehen könnte.
error-rated-casual = Dadurch wird die Partie nicht mehr gewertet. Bestätige, um fortzufahren.
error-rated-people = In einer gewerteten Partie zwischen Menschen spielt kein Bot für dich.
error-rematch-none = Niemand möchte mehr eine Revanche.
error-limit-size = Das ist zu groß.
error-limit-rate = Zu viele Anfragen; warte einen Moment.
error-limit-tables = Zu viele deiner Tische warten auf Spieler; starte oder verlasse zuerst einen davon.
error-limit-slow = Die Anfrage kam zu langsam an.
error-server-busy = Der Server ist ausgelastet; versuche es gleich noch einmal.
error-server-store = Der Server kann im Moment nichts speichern; versuche es später noch einmal.
error-server-failed = Auf dem Server ist etwas schiefgegangen.

# Was ein Zug brächte.
preview-gain =
    { $points ->
        [one] +{ $points } Punkt sofort
       *[other] +{ $points } Punkte sofort
    }
preview-cost =
    { $points ->
        [one] −{ $points } Punkt sofort
       *[other] −{ $points } Punkte sofort
    }

# Lessons.
# A piece that is drawn before its name; who only reads has the name.
picture = { "" }
lesson-not-asked = Danach ist hier nicht gefragt. Versuche etwas anderes, oder lass es dir zeigen.

told-none = keine
told-players = Spieler
told-player = Spieler
told-points = Punkte
