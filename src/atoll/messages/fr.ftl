# Ce que disent tous les jeux.
seat-number = Joueur { $number }
prompt-over = La partie est terminée.
prompt-wait = On attend { $who }.
refusal-not-your-turn = ce n’est pas le tour de ce joueur
refusal-no-such-action = cette action n’existe pas ici
