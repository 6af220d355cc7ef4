# Die Lektionen, Schritt für Schritt.
lesson-goal = Deine { $caravan }Wohnwagen wollen Gesellschaft, und sie wollen { $fish }Fisch. Große Gruppen deiner Wohnwagen und Plätze an fischreichen Seen bringen Punkte. Es gibt zwei Hälften; wer insgesamt die meisten Punkte hat, gewinnt.
lesson-place = Eine Nummer wird aufgerufen: die 1. Berühre ein freies Feld neben diesem Wasser, um dort einen { $caravan }Wohnwagen aufzustellen.
lesson-place-gk-4 = Dort nicht: Nur freie Felder neben der aufgerufenen Nummer können besetzt werden.
lesson-place-done = Das ist ein ganzer Zug. Jetzt kommst du ans Ende der Spielreihenfolge.
lesson-group = Deine { $caravan }Wohnwagen nebeneinander bilden eine Gruppe. Der erste zählt 1, der zweite 2 mehr, der dritte 3 mehr und so weiter. Mach aus deiner Fünfergruppe eine Sechsergruppe.
lesson-group-done = Der sechste { $caravan }Wohnwagen allein brachte { $points }. Eine große Gruppe ist viel mehr wert als zwei kleine.
lesson-fish = An diesem See habt ihr gleich viele { $caravan }Wohnwagen. Zu zweit bekommt alle { $lake_fish }Fische, wer dort die meisten hat. Übernimm die Führung.
lesson-fish-done = Jetzt gehören dir die { $lake_fish }Fische dieses Sees: { $fish }. Dein Gegenüber bekommt { $other } dafür. Bei Gleichstand bekämen beide sie.
lesson-both = Ein { $caravan }Wohnwagen kann beides: Finde das Feld, mit dem du deine Gruppe vergrößerst und an einem See gleichziehst.
lesson-both-done = Gut gesehen: Das bringt { $points }.
lesson-pass = Das letzte Feld hier berührt keinen deiner Wohnwagen und keinen See mit Fischen. Passe: Du bleibst vorn und wählst bei der nächsten Nummer zuerst.
lesson-pass-done = Ein Pass gilt, bis die Nummer wechselt. Oft ist er der stärkste Zug.
lesson-fill = Haben alle anderen gepasst, musst du jedes freie Feld an dieser Nummer besetzen. Hier ist es eines: Besetze es.
lesson-fill-gk-6 = An dieser Nummer ist sonst niemand mehr dabei, also kannst du nicht passen: Jedes freie Feld muss besetzt werden.
lesson-fill-done = Sieh nach, wer noch passen und dir den Rest überlassen kann, bevor du einen Wohnwagen aufstellst.
lesson-dry = Nach der letzten Nummer kommt das Land, das kein Wasser berührt. Zwei Felder sind übrig. Nimm das, das deine große Gruppe vergrößert.
lesson-dry-done = Der siebte { $caravan }Wohnwagen der Gruppe: { $points } mehr. Dann wird die Hälfte gewertet.
lesson-double = In der zweiten Hälfte laufen die Nummern abwärts, und zweimal darfst du { $caravans }zwei Wohnwagen auf ein Feld stellen. Tu es, wo es am meisten hilft: neben deiner Gruppe und an einem neuen See.
lesson-double-done = Beide { $caravans }Wohnwagen zählen: { $points }. Du hast noch ein Doppel.
lesson-first-game = Mehr musst du nicht wissen. Sieh nach, wo die nächsten Nummern liegen, halte deine Gruppe zusammen und passe, wenn sich nichts lohnt. Spiele deine erste Partie gegen einen Bot.

# Die Themen von Entscheidungen.
theme-double = Wann ein Doppel
theme-double-why = Nutze ein Doppel, wo es zweimal zählt: in einer großen Gruppe oder für die Führung an einem See.
theme-pass = Im richtigen Moment passen
theme-pass-why = Wer passt, bleibt vorn und wählt bei der nächsten Nummer zuerst. Passe, wenn die freien Felder dir wenig helfen.
theme-lake = Einen See gewinnen
theme-lake-why = An einem See zählt nur die Mehrheit: Ein Wohnwagen mehr kann alle Fische bringen und sie jemandem wegnehmen.
theme-group = Eine Gruppe wachsen lassen
theme-group-why = Jeder weitere Wohnwagen einer Gruppe zählt mehr als der vorige. Verbinde Gruppen und halte dir einen Weg zu den nächsten Nummern offen.
