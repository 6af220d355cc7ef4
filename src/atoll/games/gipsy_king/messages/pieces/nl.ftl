# De kaartjes die zeggen wat een stuk is: de naam en de regel in één zin.
piece-caravan = Woonwagen
piece-caravan-rule = Hij gaat op een vrij vak naast het water met het huidige nummer; wie er een zet, komt achteraan in de beurtvolgorde.
piece-double = Dubbel
piece-double-rule = Tweemaal in de tweede helft mag je twee woonwagens op je vak zetten; ze tellen allebei.
piece-land = Land
piece-land-rule = Een vak is voor één woonwagen, of voor een dubbel, tot het einde van de helft.
piece-lake = Meer
piece-lake-rule = Aaneengesloten water is één meer; wie er de meeste woonwagens naast heeft, scoort de vissen.
piece-fish = Vissen
piece-fish-rule = Vissen zijn punten voor wie bij hun meer voorligt; met drie spelers tellen ze dubbel.
piece-number = Nummer
piece-number-rule = Woonwagens gaan rond het huidige nummer; is daar geen land meer vrij, dan komt het volgende nummer.
piece-group = Groep
piece-group-rule = Woonwagens van één kleur op aangrenzende vakken; elke volgende is een punt meer waard dan de vorige.
piece-order = Beurtvolgorde
piece-order-rule = Wie vooraan staat en niet gepast heeft, speelt; na het zetten van een woonwagen staat die achteraan.
