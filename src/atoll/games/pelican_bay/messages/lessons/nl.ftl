# De lessen, stap voor stap.
lesson-goal = Bouw een baai van { $water }water, { $beach }strand en { $forest }woud. Een groot gebied groter maken levert meteen punten op. Een gebied afsluiten roept een { $pelican }pelikaan en geeft je nog een beurt. Wie de meeste punten heeft, wint.
lesson-lay = Leg een kaart uit je hand waar die twee andere raakt en alle kanten passen: { $water }water aan water, { $beach }strand aan strand, { $forest }woud aan woud. Kies een kaart, draai en leg die.
lesson-lay-pb-6 = Dat past niet: het vak moet twee kaarten raken, zonder { $sun }zon zijn, en alle kanten moeten passen.
lesson-lay-done = Die past. Nu mag je ook je tweede kaart leggen, of stoppen.
lesson-largest = Je scoort het grootste gebied dat je groter maakte: een punt voor elk van zijn kaarten. Hier is één { $water }watergebied veel groter dan al het andere. Leg een kaart die erbij aansluit.
lesson-largest-done = Nu stoppen zou { $points } opleveren.
lesson-second = Eén kaart ligt en zou { $one } opleveren. Je mag ook de tweede leggen, als die hetzelfde gebied groter maakt. Zoek het vak.
lesson-second-pb-7 = Daar zou die passen, maar beide kaarten van een beurt moeten één en hetzelfde gebied groter maken.
lesson-second-done = Met beide kaarten scoor je { $both }.
lesson-sun = Na het scoren leg je een { $sun }zon op een leeg vak naast de baai. Niemand kan daar leggen tot hij verplaatst wordt. Leg hem waar de volgende speler graag zou leggen.
lesson-sun-pb-10 = Een { $sun }zon komt op een leeg vak naast minstens één kaart.
lesson-sun-done = Liggen alle drie de { $sun }zonnen in de baai, dan verplaats je er een.
lesson-close = Een gebied is afgesloten als geen van zijn kanten aan een leeg vak grenst. Een klein { $beach }strand heeft nog maar één kaart nodig. Sluit het af.
lesson-close-done = Afgesloten. Nu heb je de keuze.
lesson-mark = Je mag een { $pelican }pelikaan op het afgesloten gebied zetten, nieuwe kaarten nemen en meteen nog een beurt spelen. Of je ziet ervan af en scoort zoals altijd het grootste gebied. Roep de pelikaan.
lesson-mark-done = Je hebt weer twee kaarten en een extra beurt. Sluit je daarin iets af, dan krijg je er nog een.
lesson-chain = Sluit een extra beurt niets af, dan telt alles: het grootste gebied van je laatste kaarten, elk gemarkeerd gebied, en 3 per { $pelican }pelikaan. Maak je beurt af met de tweede kaart.
lesson-chain-done = Zeven voor het { $water }water, twee voor het { $beach }strand, drie voor de { $pelican }pelikaan: { $points } in één beurt.
lesson-end = Zijn de stapels op, dan heeft iedereen nog een laatste beurt. Er zijn zeven { $pelican }pelikanen voor iedereen samen: zijn ze op, dan neem je er een van een andere speler. Jij hebt er hier { $pelicans }.
lesson-first-game = Meer hoef je niet te weten. Sluit aan bij het grootste gebied, sluit kleine af, en gebruik de zon tegen de volgende speler. Speel je eerste partij tegen een bot.

# De thema’s van beslissingen.
theme-mark = Een pelikaan roepen of scoren
theme-mark-why = Een pelikaan levert 3 op, het afgesloten gebied en nog een beurt. Zie er alleen van af als het grote gebied duidelijk meer oplevert.
theme-sun = Waar de zon komt
theme-sun-why = Blokkeer het vak waar de volgende speler het grootste gebied zou uitbreiden.
theme-take = Van wie je neemt
theme-take-why = Een pelikaan van de koploper telt dubbel: drie voor jou, drie minder voor die speler.
theme-stop = Eén kaart of twee
theme-stop-why = Bewaar een goede kaart voor de volgende beurt als de tweede maar een punt toevoegt.
theme-close_two = Twee gebieden tegelijk afsluiten
theme-close_two-why = Wie met één kaart twee gebieden afsluit, roept twee pelikanen. Zoek een vak waar twee kleine gebieden eindigen.
theme-close = Een gebied afsluiten
theme-close-why = Een afgesloten gebied roept een pelikaan en geeft nog een beurt. Sluit kleine gebieden af en laat het grote groeien.
theme-lay = Waar je legt
theme-lay-why = Sluit aan bij het grootste gebied, maar denk aan wat je de volgende speler laat.
