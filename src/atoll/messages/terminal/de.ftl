# Der Tisch im Terminal.
table-which-game = Welches Spiel? Gib die Nummer oder den Namen ein; q zum Beenden.
table-commitment = Die Verteilung steht fest: Der Hash des Startwerts ist { $hash }.
table-more = … und { $count } weitere: Gib eine davon in der Notation in eckigen Klammern ein.
table-help-hint = Gib eine Nummer oder die Notation ein; ? für Hilfe, u zum Zurücknehmen, q zum Beenden.
table-help = Gib eine Nummer oder eine Notation ein, um zu wählen. Nach einer Ablehnung zeigt ? die Regel; „? MO-9“ zeigt Regel MO-9. u nimmt deine letzte Aktion zurück, solange niemand etwas daraus erfahren hat. q verlässt den Tisch.
table-no-number = Wähle eine Nummer von 1 bis { $count }.
table-no-undo = Es gibt nichts rückgängig zu machen.
table-no-clause = Es gibt keine Regel { $name }; Regeln schreibt man wie { $prefix }-1.
table-off-turn = { $who } ist dran. Du kannst auch etwas tun (Möglichkeiten: { $count }): Enter geht weiter, a zeigt sie, n wartet, bis du dran bist.
table-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
table-team-wins = { $names } gewinnen als Team.
table-left = Du hast den Tisch verlassen.
table-saved = Die Partie ist in { $path } gespeichert.
serve-address = Atoll läuft unter { $url } (Strg-C beendet es).
serve-ended = Atoll ist beendet; alle Tische sind gespeichert.
