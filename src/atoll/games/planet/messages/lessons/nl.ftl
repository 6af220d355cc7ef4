# De lessen, stap voor stap.
lesson-goal = Bedek je planeet met land en water, één tegel per ronde, twaalf rondes lang. Dieren gaan naar de planeet die het best bij ze past. Elk dier levert punten op, en je geheime kaart ook.
lesson-take = Er liggen vijf tegels open. Neem er één, kies een vrij vlak van je planeet en leg hem daar. Niets hoeft te passen.
lesson-take-done = Dat was alles. Een gelegde tegel blijft liggen.
lesson-region = Gebieden van één habitat die elkaar over een rand raken, zijn samen één regio, ook over twee vlakken heen. Gebieden van je { $ocean }oceaan: { $before }. Leg een tegel zodat hij groeit.
lesson-region-pl-6 = Dat vlak is bezet: een gelegde tegel blijft liggen. Kies een vrij vlak.
lesson-region-done = Je { $ocean }oceaan is over de rand gegroeid. Draai een tegel voor je hem legt: het gaat erom welke kant waar ligt.
lesson-touching = Vanaf ronde 3 worden aan het einde van de ronde dieren toegekend. De { $leopard }sneeuwluipaard gaat naar de grootste { $mountain }bergregio die een { $glacier }gletsjer raakt. Win hem met een van deze tegels.
lesson-touching-done = De { $leopard }sneeuwluipaard is van jou en levert { $points } op. Een regio die geen { $glacier }gletsjer raakt, had niet geteld.
lesson-apart = De { $eagle }steenarend wil het tegendeel: de grootste { $mountain }bergregio die geen { $glacier }gletsjer raakt. Leg een tegel zodat je voorligt.
lesson-apart-done = Je ligt voor bij de { $eagle }arend. Houd { $glacier }gletsjers weg van deze berg tot hij is toegekend.
lesson-ahead = Kijk vooruit: de { $fox }vos (woud aan een gletsjer) wordt nu toegekend, de { $beaver }bever (woud aan een oceaan) twee rondes later. Eén woud kan beide winnen. Neem de tegel met vier { $forest }wouden.
lesson-ahead-done = De { $fox }vos is van jou, en je ligt voor bij de { $beaver }bever. Het bord toont de dieren van alle rondes: plan voor de volgende drie.
lesson-tie = Bij gelijke stand krijgt niemand het dier en schuift het door naar de volgende ronde. Jullie wouden zijn gelijk voor de { $beaver }bever en de { $bear }beer: allebei grootte { $size }. Win beide met één tegel.
lesson-tie-done = Eén gebied meer is genoeg. Tel voor je legt.
lesson-card = Je geheime kaart is de { $ocean }oceaan: { $needed } oceaangebieden aan het eind leveren de eerste punten op. Je hebt er { $areas }. Neem een tegel met drie oceanen.
lesson-card-done = Nu heb je er { $now }. Meer { $ocean }oceanen leveren tot 10 punten op.
lesson-score = Het einde: { $areas } oceaangebieden leverden 2 op. Een dier levert 2 op, maar slechts 1 als het in je eigen geheime habitat leeft. Alles samen: { $points }.
lesson-first-game = Meer hoef je niet te weten. Bouw grote regio’s, kijk wat de dieren van de volgende rondes willen en voorkom gelijke standen. Speel je eerste partij tegen een bot.

# De thema’s van beslissingen.
theme-animal = Nu een dier winnen
theme-animal-why = Wie in een ronde als laatste legt, ziet precies wat genoeg is. Eén gebied meer dan de anderen wint.
theme-habitat = De juiste regio laten groeien
theme-habitat-why = Een regio telt voor elk dier dat erom vraagt. Kijk naar de volgende drie rondes, en naar wat die niet mag raken.
theme-tile = Welke tegel, en waar
theme-tile-why = Draai de tegel zo dat gelijk bij gelijk komt. Soms is de beste tegel degene die een ander nodig heeft.
