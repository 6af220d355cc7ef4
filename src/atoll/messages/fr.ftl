# Ce que disent tous les jeux.
seat-number = Joueur { $number }
prompt-over = La partie est terminée.
prompt-wait = On attend { $who }.
refusal-not-your-turn = ce n’est pas le tour de ce joueur
refusal-no-such-action = cette action n’existe pas ici

# La table dans le terminal.
table-which-game = À quel jeu jouons-nous ? Tapez son numéro ou son nom.
table-commitment = La donne est fixée : l’empreinte de sa graine est { $hash }.
table-more = … et { $count } de plus : tapez-en une dans la notation entre crochets.
table-help-hint = Tapez un numéro ou la notation ; ? pour l’aide, u pour annuler, q pour partir.
table-help = Un numéro ou une notation choisit. ? après un refus montre sa clause, « ? MO-9 » montre une clause. u reprend votre dernière action tant que personne n’en a rien appris. q quitte la table.
table-no-number = Il y a { $count } choix.
table-no-undo = Il n’y a rien à reprendre.
table-no-clause = Il n’y a pas de clause { $name } ; une clause s’écrit { $prefix }-1.
table-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
table-seed = La graine de la donne était { $seed }.
table-left = Vous avez quitté la table.
table-saved = La partie est enregistrée dans { $path }.
