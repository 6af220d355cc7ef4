# Ce que disent tous les jeux.
seat-number = Joueur { $number }
prompt-over = La partie est terminée.
prompt-wait = On attend { $who }.
list-and = { $first } et { $second }
list-more = { $first }, { $second }
refusal-not-your-turn = ce n’est pas le tour de ce joueur
refusal-no-such-action = cette action n’existe pas ici

# Les robots par force, et ce que dit la fin.
bot-random = au hasard
bot-beginner = débutant
bot-apprentice = apprenti
bot-casual = amateur
bot-collector = amateur collectionneur
bot-raider = amateur pillard
bot-miser = amateur avare
bot-skilled = confirmé
bot-strong = fort
bot-master = maître
bot-name = Robot { $number }
player-gone = Joueur supprimé
seed-line = La graine de la donne était { $seed }.

# Le serveur.
note-undone = { $who } revient au coup { $ply }.
note-takeback-asked = { $who } demande à revenir au coup { $ply }.
note-takeback-asked-casual = { $who } demande à revenir au coup { $ply } ; la partie serait alors amicale.
note-takeback-refused = { $who } n’accepte pas de revenir en arrière.
note-resigned-asked = { $who } abandonne.
note-resigned-absent = { $who } s’absente trop longtemps et perd sa place.
note-resigned-late = { $who } n’a plus de temps et perd sa place.
note-resigned-kicked = { $who } a dû quitter la table.
note-won = { $who } gagne.
note-won-shared = { $who } partage la victoire.
note-casual-takeback = { $who } a repris un coup : la partie est désormais amicale.
note-casual-hint = { $who } a demandé un conseil : la partie est désormais amicale.
note-casual-what-if = { $who } a essayé cette partie ailleurs : elle est désormais amicale.
note-casual-stand-in = Un robot remplace { $who } : la partie est désormais amicale.
note-rematch-asked = { $who } demande une revanche.
note-rematch-declined = { $who } ne veut pas de revanche maintenant.
note-stand-in-asked = Un robot joue pour { $who }.
note-stand-in-absent = { $who } n’est pas là ; un robot prend le relais.
note-stand-in-late = { $who } n’a plus de temps ; un robot prend le relais.
note-returned = { $who } est de retour.
error-input-invalid = Demande non comprise. { $detail }
error-input-setup = Cette table ne peut pas être ouverte : { $detail }.
error-input-set = Ce jeu de pièces ne convient pas : { $detail }
error-input-record = Cette partie ne peut pas être lue : { $detail }
error-input-webhook = Le serveur ne peut pas appeler cette adresse.
error-input-name = Choisissez un autre nom : celui-ci est invisible ou appartient à un robot.
error-input-commitment = Cet engagement du serveur est inconnu ou a déjà servi ; demandez-en un nouveau.
error-input-origin = Cette demande vient d’un autre site.
error-input-path = Il n’y a rien ici.
error-action-unreadable = Ce n’est pas une action du jeu. { $detail }
error-bot-unknown = Il n’y a pas de robot « { $detail } ».
error-player-unknown = Cette clé n’est pas connue ici.
error-player-password = Le nom ou le mot de passe est incorrect.
error-player-needed = Choisissez d’abord un nom.
error-player-login-taken = Quelqu’un porte déjà ce nom.
error-player-code-needed = Saisissez le code de votre application d’authentification.
error-player-code = Ce code est incorrect ou a déjà servi.
error-player-banned = L’hébergeur a exclu ce joueur.
error-player-muted = L’hébergeur vous a retiré le droit d’écrire pour le moment.
error-player-fresh = Saisissez votre mot de passe pour confirmer.
error-player-no-account = Créez d’abord un compte.
error-player-playing = Vous êtes encore dans une partie en cours : terminez-la ou abandonnez d’abord.
error-seat-not-yours = Cette place n’est pas la vôtre.
error-seat-unknown = Cette place n’existe pas.
error-seat-taken = Quelqu’un y est déjà assis.
error-seat-resigned = Le joueur de cette place a abandonné.
error-seat-blocked = Vous et une personne de cette table ne jouez pas ensemble : l’un de vous bloque l’autre.
error-chat-audience = À cette table, seuls les joueurs peuvent écrire.
error-table-unknown = Cette table n’existe pas.
error-table-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-table-started = La partie a déjà commencé.
error-table-not-full = Il reste des places libres.
error-table-not-started = La partie n’a pas encore commencé.
error-table-not-over = La partie n’est pas encore terminée.
error-table-over = La partie est terminée.
error-game-unknown = Ce jeu n’existe pas. { $detail }
error-game-changed = Les règles de ce jeu ont changé depuis l’ouverture de la table : elle est terminée. Sa partie reste enregistrée.
error-decision-stale = La partie a continué entre-temps.
error-undo-nothing = Il n’y a rien à annuler.
error-hint-not-now = Il n’y a rien à décider maintenant.
error-hint-people = Les conseils sont réservés aux parties contre des robots.
error-preview-off = Les aperçus sont désactivés à cette table.
error-what-if-people = Tant que d’autres personnes jouent, on ne peut pas essayer la partie ailleurs.
error-table-what-if = Une partie « et si » commence au milieu d’une autre et n’a pas d’enregistrement.
error-review-none = Il n’y a pas encore d’analyse ici.
error-puzzle-unknown = Ce problème n’existe pas.
error-lesson-unknown = Cette leçon n’existe pas.
error-takeback-none = Personne ne vous demande de revenir en arrière.
error-takeback-nothing = Il n’y a aucun coup auquel revenir.
error-rated-casual = La partie deviendra amicale : le résultat ne comptera pas. Confirmez pour continuer.
error-rated-people = Dans une partie classée entre personnes, aucun robot ne joue pour vous.
error-rematch-none = Personne ne demande plus de revanche.
error-limit-size = Cet envoi est trop volumineux.
error-limit-rate = Trop de demandes ; attendez un instant.
error-limit-tables = Trop de vos tables attendent des joueurs ; commencez une partie ou quittez une table d’abord.
error-limit-slow = La demande a mis trop de temps à arriver.
error-server-busy = Le serveur est occupé ; réessayez dans un instant.
error-server-store = Le serveur ne peut rien enregistrer pour le moment ; réessayez un peu plus tard.
error-server-failed = Le serveur a rencontré un problème.

# Ce que rapporterait un coup.
preview-gain =
    { $points ->
        [one] +{ $points } point tout de suite
       *[other] +{ $points } points tout de suite
    }
preview-cost =
    { $points ->
        [one] −{ $points } point tout de suite
       *[other] −{ $points } points tout de suite
    }

# Lessons.
# A piece that is drawn before its name; who only reads has the name.
picture = { "" }
lesson-not-asked = Ce n’est pas ce qui est demandé ici. Essayez autre chose, ou demandez la solution.

told-none = aucun
told-players = Joueurs
told-player = Joueur
told-points = Points
