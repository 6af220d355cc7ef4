# De tafel in de terminal.
table-which-game = Welk spel wordt het? Typ het nummer of de naam; q om te stoppen.
table-commitment = De verdeling ligt vast: de hash van de seed is { $hash }.
table-more = … en nog { $count }: typ er een in de notatie tussen vierkante haken.
table-help-hint = Typ een nummer of de notatie; ? voor hulp, u om een zet terug te nemen, q om te stoppen.
table-help = Typ een nummer of een notatie om te kiezen. ? na een weigering toont het artikel, “? MO-9” toont artikel MO-9. u neemt je laatste actie terug zolang niemand er iets door te weten is gekomen. q verlaat de tafel.
table-off-turn = { $who } is aan de beurt. Jij mag ook iets doen (keuzes: { $count }): Enter gaat verder, a toont ze, n wacht op je beurt.
table-no-number = Kies een nummer van 1 tot en met { $count }.
table-no-undo = Er is niets om ongedaan te maken.
table-no-clause = Er is geen artikel { $name }; artikelen schrijf je als { $prefix }-1.
table-winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
table-team-wins = { $names } winnen als team.
table-left = Je hebt de tafel verlaten.
table-saved = De partij is opgeslagen in { $path }.
serve-address = Atoll draait op { $url } (Ctrl-C stopt het).
serve-ended = Atoll is gestopt; alle tafels zijn bewaard.
