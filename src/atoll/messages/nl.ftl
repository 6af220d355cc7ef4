# Wat elk spel zegt.
seat-number = Speler { $number }
prompt-over = Het spel is afgelopen.
prompt-wait = Wachten op { $who }.
refusal-not-your-turn = deze speler is niet aan de beurt
refusal-no-such-action = die actie bestaat hier niet

# De tafel in de terminal.
table-which-game = Welk spel wordt het? Typ het nummer of de naam.
table-commitment = De verdeling ligt vast: de hash van haar seed is { $hash }.
table-more = … en nog { $count }: typ er een in de notatie tussen haken.
table-help-hint = Typ een nummer of de notatie; ? voor hulp, u om terug te nemen, q om te stoppen.
table-help = Een nummer of een notatie kiest. ? na een weigering toont de regel, “? MO-9” toont elke regel. u neemt je laatste actie terug zolang niemand er iets van geleerd heeft. q verlaat de tafel.
table-no-number = Er zijn { $count } keuzes.
table-no-undo = Er valt niets terug te nemen.
table-no-clause = Er is geen regel { $name }; regels worden geschreven als { $prefix }-1.
table-winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de winst.
    }
table-seed = De seed van de verdeling was { $seed }.
table-left = Je hebt de tafel verlaten.
table-saved = Het verslag staat in { $path }.

# De server.
serve-address = Atoll staat op { $url } (Ctrl-C stopt het).
note-undone = { $who } gaat terug naar zet { $ply }.
note-takeback-asked = { $who } vraagt om terug te gaan naar zet { $ply }.
note-takeback-refused = { $who } wil niet teruggaan.
note-resigned = { $who } geeft op; een bot speelt verder.
note-stand-in-asked = Een bot speelt voor { $who }.
note-stand-in-absent = { $who } is afwezig; een bot speelt verder.
note-stand-in-late = De tijd van { $who } is om; een bot speelt verder.
note-returned = { $who } is terug.
error-input-invalid = Dit verzoek wordt niet begrepen. { $detail }
error-input-setup = Zo’n tafel kan niet: { $detail }.
error-input-set = Deze set onderdelen is niet bruikbaar: { $detail }
error-input-record = Dit verslag kan niet gelezen worden: { $detail }
error-input-webhook = Dit adres mag de server niet aanroepen.
error-input-origin = Dit verzoek komt van een andere site.
error-input-path = Hier is niets.
error-action-unreadable = Dit is geen actie van het spel. { $detail }
error-bot-unknown = Er is geen bot “{ $detail }”.
error-player-unknown = Deze sleutel is hier niet bekend.
error-player-password = De naam of het wachtwoord klopt niet.
error-player-needed = Kies eerst een naam.
error-player-login-taken = Iemand heeft deze naam al.
error-seat-not-yours = Deze plaats is niet van jou.
error-seat-unknown = Die plaats bestaat niet.
error-seat-taken = Daar zit al iemand.
error-seat-resigned = Deze plaats heeft opgegeven.
error-table-unknown = Die tafel bestaat niet.
error-table-not-host = Alleen wie de tafel opende mag dat.
error-table-started = Het spel is al begonnen.
error-table-not-full = Er zijn nog open plaatsen.
error-table-not-started = Het spel is nog niet begonnen.
error-table-not-over = Het spel is nog niet afgelopen.
error-table-over = Het spel is afgelopen.
error-game-unknown = Dat spel bestaat niet. { $detail }
error-game-changed = De regels van dit spel zijn veranderd sinds de tafel geopend werd.
error-version-stale = Er is intussen iets gebeurd.
error-undo-nothing = Er valt niets terug te nemen.
error-hint-not-now = Er valt nu niets te beslissen.
error-hint-people = Tips zijn er alleen in spellen tegen bots.
error-what-if-people = Zolang er anderen meespelen, kun je het spel niet elders uitproberen.
error-table-what-if = Een wat-als begint midden in een ander spel en heeft geen verslag.
error-review-none = Hiervan is nog geen analyse.
error-puzzle-unknown = Die puzzel bestaat niet.
error-takeback-none = Niemand vraagt je om terug te gaan.
error-takeback-nothing = Er is niets om naar terug te gaan.
error-limit-size = Dit is te veel in één keer.
error-limit-rate = Dat was te vaak; wacht even.
error-server-busy = De server is bezet; probeer het zo weer.
error-server-store = De server kan nu niets opslaan; probeer het straks opnieuw.
error-server-failed = Er ging iets mis in de server.
