# Die Kärtchen, die sagen, was ein Spielteil ist: sein Name und seine Regel in einem Satz.
piece-tile = Karte
piece-tile-rule = Lege sie so, dass sie mindestens zwei andere berührt und alle Seiten zueinander passen; sie darf gedreht, aber nicht gewendet werden.
piece-bridge = Brücke
piece-bridge-rule = Sie verbindet zwei Seiten derselben Landschaft; beide gehören zu einem Gebiet.
piece-sun = Sonne
piece-sun-rule = Hier darf keine Karte liegen; am Ende eines Zuges wird eine Sonne gelegt oder, wenn alle drei liegen, versetzt.
piece-pelican = Pelikan
piece-pelican-rule = Markiere damit ein Gebiet, das du abschließt, und spiele noch einen Zug; jeder Pelikan, den du behältst, zählt am Ende.
piece-cell = Leeres Feld
piece-cell-rule = Hierhin darf eine Karte, die mindestens zwei Karten berührt und zu ihnen passt, wenn keine Sonne hier liegt.
piece-area = Gebiet
piece-area-rule = Wer es erweitert, erhält einen Punkt für jede Karte, die dazugehört.
piece-stock = Stapel und Reserve
piece-stock-rule = Karten kommen von den Stapeln; sind sie leer, aus der Reserve, und die letzte Runde rückt näher.
