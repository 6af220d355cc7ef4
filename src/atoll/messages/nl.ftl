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
