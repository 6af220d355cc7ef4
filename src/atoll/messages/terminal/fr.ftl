# La table dans le terminal.
table-which-game = À quel jeu jouons-nous ? Tapez son numéro ou son nom ; « q » pour partir.
table-commitment = La donne est fixée : l’empreinte de sa graine est { $hash }.
table-more = … et { $count } de plus : tapez-en un dans la notation entre crochets.
table-help-hint = Tapez un numéro ou la notation ; « ? » pour l’aide, « u » pour annuler, « q » pour partir.
table-help = Tapez un numéro ou une notation pour choisir. Après un refus, « ? » montre l’article concerné ; « ? MO-9 » montre l’article MO-9. « u » annule votre dernière action tant que personne n’en a rien appris. « q » quitte la table.
table-off-turn = C’est à { $who } de jouer. Vous pouvez agir aussi (choix : { $count }) : « Entrée » continue, « a » les montre, « n » attend votre tour.
table-no-number = Choisissez un numéro de 1 à { $count }.
table-no-undo = Il n’y a rien à annuler.
table-no-clause = Il n’y a pas d’article { $name } ; un article s’écrit comme { $prefix }-1.
table-winners =
    { $count ->
        [1] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
table-team-wins = { $names } gagnent en équipe.
table-left = Vous avez quitté la table.
table-saved = La partie est enregistrée dans { $path }.
serve-address = Atoll est à l’adresse { $url } (Ctrl-C pour l’arrêter).
serve-ended = Atoll est arrêté. Toutes les tables sont conservées.
