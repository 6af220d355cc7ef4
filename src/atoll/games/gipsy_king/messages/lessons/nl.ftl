# De lessen, stap voor stap.
lesson-goal = Je { $caravan }woonwagens zoeken gezelschap, en { $fish }vis. Grote groepen van je woonwagens en plaatsen rond meren met vis leveren punten op. Er zijn twee helften; wie in totaal de meeste punten heeft, wint.
lesson-place = Er wordt een nummer genoemd: 1. Raak een vrij vak naast dit water aan om daar een { $caravan }woonwagen te zetten.
lesson-place-gk-4 = Daar niet: alleen vrije vakken naast het genoemde nummer kunnen worden bezet.
lesson-place-done = Dat is een hele beurt. Nu ga je naar het einde van de beurtvolgorde.
lesson-group = Je { $caravan }woonwagens naast elkaar vormen een groep. De eerste is 1 waard, de tweede 2 meer, de derde 3 meer, enzovoort. Maak van je groep van vijf een groep van zes.
lesson-group-done = De zesde { $caravan }woonwagen alleen al leverde { $points } op. Eén grote groep is veel meer waard dan twee kleine.
lesson-fish = Bij dit meer hebben jullie evenveel { $caravan }woonwagens. Met twee spelers krijgt wie er de meeste heeft alle { $lake_fish }vissen. Neem de leiding.
lesson-fish-done = Nu zijn de { $lake_fish }vissen van dit meer voor jou: { $fish }. Je tegenstander krijgt er { $other } voor. Bij gelijke stand zouden jullie ze allebei krijgen.
lesson-both = Met één { $caravan }woonwagen kan allebei tegelijk: zoek het vak dat je groep groter maakt en waarmee je bij een meer gelijk komt.
lesson-both-done = Goed gezien: het levert { $points } op.
lesson-pass = Het laatste vak hier raakt geen van je woonwagens en geen meer met vis. Pas: je blijft vooraan en kiest als eerste bij het volgende nummer.
lesson-pass-done = Passen geldt tot het nummer verandert. Het is vaak de sterkste zet.
lesson-fill = Als alle anderen hebben gepast, moet je elk vrij vak bij dit nummer bezetten. Hier is het er één: bezet het.
lesson-fill-gk-6 = Niemand anders doet nog mee bij dit nummer, dus je kunt niet passen: elk vrij vak moet worden bezet.
lesson-fill-done = Kijk voor je een woonwagen zet wie nog kan passen en jou de rest laat.
lesson-dry = Na het laatste nummer komt het land dat geen water raakt. Er zijn twee vakken over. Neem het vak dat je grote groep groter maakt.
lesson-dry-done = De zevende { $caravan }woonwagen van de groep: { $points } erbij. Daarna worden de punten van deze helft geteld.
lesson-double = In de tweede helft lopen de nummers af, en twee keer mag je { $caravans }twee woonwagens op één vak zetten. Doe het waar het het meeste helpt: naast je groep en bij een nieuw meer.
lesson-double-done = Beide { $caravans }woonwagens tellen: { $points }. Je hebt nog één dubbel.
lesson-first-game = Meer hoef je niet te weten. Kijk waar de volgende nummers liggen, houd je groep bij elkaar en pas als niets je helpt. Speel je eerste partij tegen een bot.

# De thema’s van beslissingen.
theme-double = Wanneer een dubbel
theme-double-why = Gebruik een dubbel waar hij twee keer telt: in een grote groep, of om bij een meer de leiding te nemen.
theme-pass = Passen op het juiste moment
theme-pass-why = Wie past, blijft vooraan en kiest als eerste bij het volgende nummer. Pas als de vrije vakken je weinig helpen.
theme-lake = Een meer winnen
theme-lake-why = Bij een meer telt alleen de meerderheid: één woonwagen meer kan alle vissen opleveren en ze een ander afnemen.
theme-group = Een groep laten groeien
theme-group-why = Elke volgende woonwagen van een groep is meer waard dan de vorige. Verbind groepen en houd een weg open naar de volgende nummers.
