# Wat elk spel zegt.
seat-number = Speler { $number }
prompt-over = De partij is afgelopen.
prompt-wait = Wachten op { $who }.
list-and = { $first } en { $second }
list-more = { $first }, { $second }
refusal-not-your-turn = deze speler is niet aan de beurt
refusal-no-such-action = die actie bestaat hier niet

# De bots naar sterkte, en wat het einde zegt.
bot-random = willekeurig
bot-beginner = beginner
bot-apprentice = leerling
bot-casual = gemiddeld
bot-collector = gemiddeld, verzamelaar
bot-raider = gemiddeld, plunderaar
bot-miser = gemiddeld, vrek
bot-skilled = geoefend
bot-strong = sterk
bot-master = meester
bot-name = Bot { $number }
player-gone = Verwijderde speler
seed-line = De seed van de verdeling was { $seed }.

# De server.
note-undone = { $who } gaat terug naar zet { $ply }.
note-takeback-asked = { $who } vraagt om terug te gaan naar zet { $ply }.
note-takeback-asked-casual = { $who } vraagt om terug te gaan naar zet { $ply }; de partij telt dan niet meer mee.
note-takeback-refused = { $who } wil niet teruggaan.
note-resigned-asked = { $who } geeft op.
note-resigned-absent = { $who } bleef te lang weg en verliest de plaats.
note-resigned-late = { $who } heeft geen tijd meer en verliest de plaats.
note-resigned-kicked = { $who } is van de tafel verwijderd.
note-won = { $who } wint.
note-won-shared = { $who } deelt de overwinning.
note-casual-takeback = { $who } heeft een zet teruggenomen: de partij telt niet meer mee.
note-casual-hint = { $who } heeft om een tip gevraagd: de partij telt niet meer mee.
note-casual-what-if = { $who } heeft deze partij elders uitgeprobeerd: die telt niet meer mee.
note-casual-stand-in = Een bot valt in voor { $who }: de partij telt niet meer mee.
note-rematch-asked = { $who } vraagt om een revanche.
note-rematch-declined = { $who } wil nu geen revanche.
note-stand-in-asked = Een bot speelt voor { $who }.
note-stand-in-absent = { $who } is afwezig; een bot speelt verder.
note-stand-in-late = { $who } heeft geen tijd meer; een bot speelt verder.
note-returned = { $who } is terug.
error-input-invalid = Verzoek niet begrepen. { $detail }
error-input-setup = Zo’n tafel kan niet worden geopend: { $detail }.
error-input-set = Deze set onderdelen is niet bruikbaar: { $detail }
error-input-record = Deze partij kan niet worden gelezen: { $detail }
error-input-webhook = De server mag dit adres niet aanroepen.
error-input-name = Kies een andere naam: deze is onzichtbaar of is van een bot.
error-input-commitment = Deze toezegging van de server is onbekend of al gebruikt; vraag een nieuwe aan.
error-input-origin = Dit verzoek komt van een andere site.
error-input-path = Hier is niets.
error-action-unreadable = Dit is geen actie van het spel. { $detail }
error-bot-unknown = Er is geen bot “{ $detail }”.
error-player-unknown = Deze sleutel is hier niet bekend.
error-player-password = De naam of het wachtwoord klopt niet.
error-player-needed = Kies eerst een naam.
error-player-login-taken = Iemand heeft deze naam al.
error-player-code-needed = Voer de code van je authenticator-app in.
error-player-code = Deze code klopt niet of is al gebruikt.
error-player-banned = De beheerder heeft deze speler uitgesloten.
error-player-muted = De beheerder heeft je voorlopig de chat ontzegd.
error-player-fresh = Voer je wachtwoord in om dit te bevestigen.
error-player-no-account = Maak eerst een account aan.
error-player-playing = Je zit nog in een lopende partij: speel die uit of geef eerst op.
error-seat-not-yours = Deze plaats is niet van jou.
error-seat-unknown = Die plaats bestaat niet.
error-seat-taken = Daar zit al iemand.
error-seat-resigned = De speler op deze plaats heeft opgegeven.
error-seat-blocked = Jij en iemand aan deze tafel spelen niet samen: een van jullie blokkeert de ander.
error-chat-audience = Aan deze tafel mogen alleen de spelers chatten.
error-table-unknown = Die tafel bestaat niet.
error-table-not-host = Dat mag alleen degene die de tafel heeft geopend.
error-table-started = De partij is al begonnen.
error-table-not-full = Er zijn nog vrije plaatsen.
error-table-not-started = De partij is nog niet begonnen.
error-table-not-over = De partij is nog niet afgelopen.
error-table-over = De partij is afgelopen.
error-game-unknown = Dat spel bestaat niet. { $detail }
error-game-changed = De regels van dit spel zijn veranderd sinds de tafel geopend werd; die is daarom beëindigd. De partij blijft bewaard.
error-decision-stale = De partij is intussen verdergegaan.
error-undo-nothing = Er is niets om ongedaan te maken.
error-hint-not-now = Er valt nu niets te beslissen.
error-hint-people = Tips zijn er alleen in partijen tegen bots.
error-preview-off = Voorvertoningen staan uit aan deze tafel.
error-what-if-people = Zolang er anderen meespelen, kun je het spel niet elders uitproberen.
error-table-what-if = Een “wat als” begint midden in een andere partij en wordt niet opgeslagen.
error-review-none = Hiervan is nog geen analyse.
error-puzzle-unknown = Die puzzel bestaat niet.
error-lesson-unknown = Die les bestaat niet.
error-takeback-none = Niemand vraagt je om terug te gaan.
error-takeback-nothing = Er is geen zet om naar terug te gaan.
error-rated-casual = Hierdoor telt de partij niet meer mee. Bevestig om door te gaan.
error-rated-people = In een partij tussen mensen die meetelt, speelt geen bot voor jou.
error-rematch-none = Niemand vraagt nog om een revanche.
error-limit-size = Dit is te groot.
error-limit-rate = Te veel verzoeken; wacht even.
error-limit-tables = Te veel van je tafels wachten op spelers; begin of verlaat er eerst een.
error-limit-slow = Het verzoek kwam te traag binnen.
error-server-busy = De server heeft het druk; probeer het zo opnieuw.
error-server-store = De server kan nu niets opslaan; probeer het straks opnieuw.
error-server-failed = Er ging iets mis op de server.

# Wat een zet zou opleveren.
preview-gain =
    { $points ->
        [one] +{ $points } punt nu
       *[other] +{ $points } punten nu
    }
preview-cost =
    { $points ->
        [one] −{ $points } punt nu
       *[other] −{ $points } punten nu
    }

# Lessons.
# A piece that is drawn before its name; who only reads has the name.
picture = { "" }
lesson-not-asked = Dat wordt hier niet gevraagd. Probeer iets anders, of laat het je tonen.

told-none = geen
told-players = Spelers
told-player = Speler
told-points = Punten
