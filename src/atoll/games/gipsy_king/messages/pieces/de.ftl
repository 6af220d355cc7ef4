# Die Kärtchen, die sagen, was ein Spielteil ist: sein Name und seine Regel in einem Satz.
piece-caravan = Wohnwagen
piece-caravan-rule = Er kommt auf ein freies Feld am Wasser mit der aktuellen Nummer; wer einen aufstellt, ist danach Letzter der Spielreihenfolge.
piece-double = Doppel
piece-double-rule = Zweimal in der zweiten Hälfte darfst du zwei Wohnwagen auf dein Feld stellen; beide zählen.
piece-land = Land
piece-land-rule = Ein Feld ist für einen Wohnwagen oder ein Doppel, bis die Hälfte zu Ende ist.
piece-lake = See
piece-lake-rule = Zusammenhängendes Wasser ist ein See; wer die meisten Wohnwagen daneben hat, bekommt die Fische.
piece-fish = Fische
piece-fish-rule = Fische sind Punkte für alle, die an ihrem See vorn liegen; zu dritt zählen sie doppelt.
piece-number = Nummer
piece-number-rule = Wohnwagen kommen rund um die aktuelle Nummer; ist dort kein Land mehr frei, folgt die nächste.
piece-group = Gruppe
piece-group-rule = Wohnwagen einer Farbe auf benachbarten Feldern; jeder weitere ist einen Punkt mehr wert als der vorige.
piece-order = Spielreihenfolge
piece-order-rule = Wer vorn steht und bei dieser Nummer nicht gepasst hat, spielt; nach einem Wohnwagen steht man hinten.
