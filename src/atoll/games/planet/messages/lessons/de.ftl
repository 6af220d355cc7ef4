# Die Lektionen, Schritt für Schritt.
lesson-goal = Bedecke deinen Planeten mit Land und Wasser, ein Plättchen pro Runde, zwölf Runden lang. Tiere gehen zu dem Planeten, der ihnen am besten gefällt. Jedes Tier bringt Punkte, deine geheime Karte auch.
lesson-take = Fünf Plättchen liegen aus. Nimm eines, wähle eine freie Seite deines Planeten und lege es dorthin. Nichts muss zusammenpassen.
lesson-take-done = Das ist dein Zug. Ein gelegtes Plättchen bleibt liegen.
lesson-region = Felder eines Lebensraums, die sich an einer Kante berühren, sind eine Region, auch über zwei Seiten hinweg. Felder deines { $ocean }Ozeans: { $before }. Lege ein Plättchen so, dass er wächst.
lesson-region-pl-6 = Diese Seite ist belegt: Ein gelegtes Plättchen bleibt liegen. Wähle eine freie Seite.
lesson-region-done = Dein { $ocean }Ozean ist über die Kante gewachsen. Drehe ein Plättchen, bevor du es legst: Es zählt, was wo liegt.
lesson-touching = Ab Runde 3 werden am Ende der Runde Tiere vergeben. Der { $leopard }Schneeleopard geht an die größte { $mountain }Gebirgsregion, die einen { $glacier }Gletscher berührt. Gewinne ihn mit einem dieser Plättchen.
lesson-touching-done = Der { $leopard }Schneeleopard ist deiner und bringt { $points }. Eine Region, die keinen { $glacier }Gletscher berührt, hätte nicht gezählt.
lesson-apart = Der { $eagle }Steinadler will das Gegenteil: die größte { $mountain }Gebirgsregion, die keinen { $glacier }Gletscher berührt. Lege ein Plättchen so, dass du führst.
lesson-apart-done = Du führst beim { $eagle }Adler. Halte { $glacier }Gletscher von diesem Gebirge fern, bis er vergeben ist.
lesson-ahead = Sieh voraus: Der { $fox }Fuchs (Wald an einem Gletscher) wird jetzt vergeben, der { $beaver }Biber (Wald an einem Ozean) zwei Runden später. Ein Wald kann beide gewinnen. Nimm das Plättchen mit vier { $forest }Wäldern.
lesson-ahead-done = Der { $fox }Fuchs ist deiner, und du führst beim { $beaver }Biber. Der Spielplan zeigt die Tiere aller Runden: Plane für die nächsten drei.
lesson-tie = Bei Gleichstand bekommt niemand das Tier, und es rückt in die nächste Runde weiter. Eure Wälder sind für { $beaver }Biber und { $bear }Bär gleich groß: beide Größe { $size }. Gewinne beide mit einem Plättchen.
lesson-tie-done = Ein Feld mehr genügt. Zähle, bevor du legst.
lesson-card = Deine geheime Karte ist der { $ocean }Ozean: { $needed } Ozeanfelder am Ende bringen die ersten Punkte dafür. Du hast { $areas }. Nimm ein Plättchen mit drei Ozeanen.
lesson-card-done = Jetzt hast du { $now }. Mehr { $ocean }Ozeane bringen bis zu 10 Punkte.
lesson-score = Das Ende: { $areas } Ozeanfelder brachten 2. Ein Tier bringt 2, aber nur 1, wenn es in deinem eigenen geheimen Lebensraum lebt. Alles zusammen: { $points }.
lesson-first-game = Mehr musst du nicht wissen. Baue große Regionen, achte auf die Wünsche der nächsten Tiere und vermeide Gleichstände. Spiele deine erste Partie gegen einen Bot.

# Die Themen von Entscheidungen.
theme-animal = Jetzt ein Tier gewinnen
theme-animal-why = Wer in einer Runde zuletzt legt, sieht genau, was genügt. Ein Feld mehr als die anderen gewinnt.
theme-habitat = Die richtige Region wachsen lassen
theme-habitat-why = Eine Region zählt für jedes Tier, das sie will. Achte auf die nächsten drei Runden und darauf, was sie nicht berühren darf.
theme-tile = Welches Plättchen, und wohin
theme-tile-why = Drehe das Plättchen so, dass Gleiches zusammenkommt. Manchmal ist das beste eines, das jemand anderes braucht.
