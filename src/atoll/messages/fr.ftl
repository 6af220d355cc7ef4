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

# Le serveur.
serve-address = Atoll est à l’adresse { $url } (Ctrl-C pour l’arrêter).
note-undone = { $who } revient au coup { $ply }.
note-takeback-asked = { $who } demande de revenir au coup { $ply }.
note-takeback-refused = { $who } n’accepte pas de revenir en arrière.
note-resigned = { $who } abandonne ; un robot continue.
note-stand-in-asked = Un robot joue pour { $who }.
note-stand-in-absent = { $who } est absent ; un robot continue.
note-stand-in-late = Le temps de { $who } est écoulé ; un robot continue.
note-returned = { $who } est de retour.
error-input-invalid = Cette demande n’est pas comprise. { $detail }
error-input-setup = Cette table est impossible : { $detail }.
error-input-set = Ce jeu de pièces ne convient pas : { $detail }
error-input-record = Cette partie ne peut pas être lue : { $detail }
error-input-webhook = Le serveur ne peut pas appeler cette adresse.
error-input-origin = Cette demande vient d’un autre site.
error-input-path = Il n’y a rien ici.
error-action-unreadable = Ce n’est pas une action du jeu. { $detail }
error-bot-unknown = Il n’y a pas de robot « { $detail } ».
error-player-unknown = Cette clé n’est pas connue ici.
error-player-password = Le nom ou le mot de passe est faux.
error-player-needed = Choisissez d’abord un nom.
error-player-login-taken = Quelqu’un porte déjà ce nom.
error-seat-not-yours = Cette place n’est pas la vôtre.
error-seat-unknown = Cette place n’existe pas.
error-seat-taken = Quelqu’un y est déjà assis.
error-seat-resigned = Cette place a abandonné.
error-table-unknown = Cette table n’existe pas.
error-table-not-host = Seul qui a ouvert la table peut faire cela.
error-table-started = La partie a déjà commencé.
error-table-not-full = Il reste des places libres.
error-table-not-started = La partie n’a pas encore commencé.
error-table-not-over = La partie n’est pas encore terminée.
error-table-over = La partie est terminée.
error-game-unknown = Ce jeu n’existe pas. { $detail }
error-game-changed = Les règles de ce jeu ont changé depuis l’ouverture de la table.
error-version-stale = Quelque chose s’est passé entre-temps.
error-undo-nothing = Il n’y a rien à reprendre.
error-hint-not-now = Il n’y a rien à décider maintenant.
error-hint-people = Les conseils sont réservés aux parties contre des robots.
error-what-if-people = Tant que d’autres personnes jouent, on ne peut pas essayer la partie ailleurs.
error-table-what-if = Une partie « et si » commence au milieu d’une autre et n’a pas d’enregistrement.
error-review-none = Il n’y a pas encore d’analyse ici.
error-puzzle-unknown = Ce problème n’existe pas.
error-takeback-none = Personne ne vous demande de revenir en arrière.
error-takeback-nothing = Il n’y a rien où revenir.
error-limit-size = C’est trop à la fois.
error-limit-rate = C’était trop souvent ; attendez un instant.
error-server-busy = Le serveur est occupé ; réessayez dans un instant.
error-server-store = Le serveur ne peut rien enregistrer pour le moment ; réessayez un peu plus tard.
error-server-failed = Le serveur a rencontré un problème.
