# Die Lektionen, Schritt für Schritt.
lesson-goal = Baue eine Bucht aus { $water }Wasser, { $beach }Strand und { $forest }Wald. Ein großes Gebiet zu vergrößern bringt sofort Punkte. Ein Gebiet abzuschließen ruft einen { $pelican }Pelikan und gibt dir noch einen Zug. Wer die meisten Punkte hat, gewinnt.
lesson-lay = Lege eine Karte deiner Hand dorthin, wo sie zwei andere berührt und alle Seiten passen: { $water }Wasser an Wasser, { $beach }Strand an Strand, { $forest }Wald an Wald. Wähle eine, drehe sie, lege sie.
lesson-lay-pb-6 = Das passt nicht: Das Feld muss zwei Karten berühren, ohne { $sun }Sonne sein, und alle Seiten müssen passen.
lesson-lay-done = Sie passt. Jetzt darfst du auch deine zweite Karte legen oder aufhören.
lesson-largest = Du wertest das größte Gebiet, das du vergrößert hast: ein Punkt für jede seiner Karten. Hier ist ein { $water }Wassergebiet viel größer als alles andere. Lege eine Karte, die daran anschließt.
lesson-largest-done = Jetzt aufzuhören brächte { $points }.
lesson-second = Eine Karte liegt und brächte { $one }. Du darfst auch die zweite legen, wenn sie dasselbe Gebiet vergrößert. Finde das Feld.
lesson-second-pb-7 = Dort würde sie passen, aber beide Karten eines Zugs müssen ein und dasselbe Gebiet vergrößern.
lesson-second-done = Mit beiden Karten bekommst du { $both }.
lesson-sun = Nach der Wertung legst du eine { $sun }Sonne auf ein leeres Feld neben der Bucht. Niemand kann dort legen, bis sie versetzt wird. Lege sie dahin, wo der Nächste gern legen würde.
lesson-sun-pb-10 = Eine { $sun }Sonne kommt auf ein leeres Feld neben mindestens einer Karte.
lesson-sun-done = Liegen alle drei { $sun }Sonnen in der Bucht, versetzt du stattdessen eine.
lesson-close = Ein Gebiet ist abgeschlossen, wenn keine seiner Seiten an ein leeres Feld grenzt. Einem kleinen { $beach }Strand fehlt nur noch eine Karte. Schließe ihn ab.
lesson-close-done = Abgeschlossen. Jetzt hast du die Wahl.
lesson-mark = Du darfst einen { $pelican }Pelikan auf das abgeschlossene Gebiet setzen, neue Karten nehmen und sofort noch einen Zug machen. Oder du verzichtest und wertest wie sonst das größte Gebiet. Rufe den Pelikan.
lesson-mark-done = Du hast wieder zwei Karten und einen Bonuszug. Schließt du darin etwas ab, bekommst du noch einen.
lesson-chain = Schließt ein Bonuszug nichts ab, wird alles gewertet: das größte Gebiet deiner letzten Karten, jedes markierte Gebiet und 3 für jeden { $pelican }Pelikan. Beende deinen Zug mit der zweiten Karte.
lesson-chain-done = Sieben für das { $water }Wasser, zwei für den { $beach }Strand, drei für den { $pelican }Pelikan: { $points } in einem Zug.
lesson-end = Sind die Nachziehstapel leer, hat jeder noch einen letzten Zug. Sieben { $pelican }Pelikane gibt es für alle: Ist keiner mehr da, nimmst du jemandem einen weg. Du hast hier { $pelicans }.
lesson-first-game = Mehr musst du nicht wissen. Schließe an das größte Gebiet an, schließe kleine ab, und nutze die Sonne gegen den Nächsten. Spiele deine erste Partie gegen einen Bot.

# Die Themen von Entscheidungen.
theme-mark = Pelikan rufen oder werten
theme-mark-why = Ein Pelikan bringt 3, das abgeschlossene Gebiet und noch einen Zug. Verzichte nur, wenn das große Gebiet deutlich mehr bringt.
theme-sun = Wohin mit der Sonne
theme-sun-why = Sperre das Feld, auf dem der Nächste das größte Gebiet vergrößern würde.
theme-take = Wem du etwas nimmst
theme-take-why = Ein Pelikan vom Führenden zählt doppelt: drei für dich, drei weniger für ihn.
theme-stop = Eine Karte oder zwei
theme-stop-why = Hebe eine gute Karte für den nächsten Zug auf, wenn die zweite nur einen Punkt bringt.
theme-close_two = Zwei Gebiete auf einmal abschließen
theme-close_two-why = Wer mit einer Karte zwei Gebiete abschließt, ruft zwei Pelikane. Suche ein Feld, an dem zwei kleine Gebiete enden.
theme-close = Ein Gebiet abschließen
theme-close-why = Ein abgeschlossenes Gebiet ruft einen Pelikan und gibt noch einen Zug. Schließe kleine Gebiete ab und lass das große wachsen.
theme-lay = Wohin du legst
theme-lay-why = Schließe an das größte Gebiet an, aber denke daran, was du dem Nächsten lässt.
