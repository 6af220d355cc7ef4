# Pages et navigation.
nav = Pages
nav-lobby = Accueil
nav-leaderboard = Classement
nav-settings = Réglages
skip = Aller au contenu
loading = Un instant…
yes = oui
no = non
cancel = Annuler
close = Fermer
save = Enregistrer
saved = Enregistré.
name = Nom
guest = Invité
guest-number = Invité { $number }
copy-link = Copier le lien
link-copied = Lien copié.

# L’accueil.
lobby-title = L’accueil
games-title = Jeux
picture-of = Dessin : { $game }
minutes = environ { $minutes } minutes
players-one =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
players-range = { $least } à { $most } joueurs
play-now = Jouer maintenant
new-table = Nouvelle table
my-games = Mes parties
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table et partagez son lien.
finished-games = Parties terminées
won = victoire
record-title = Parties enregistrées
record-open = Revoir une partie enregistrée (.atoll ; si elle a son propre jeu de pièces, choisissez aussi son .toml)

# Une nouvelle table.
how-many = Combien de joueurs ?
who-sits = Qui est assis où ?
place-number = Place { $number }
seat-me = Je m’assieds ici
seat-open = place libre
seat-guest = quelqu’un sur cet appareil
seat-bot = Robot : { $level }
bot-level = Niveau des robots
counts = Comptée au classement ?
counts-rated = classée
counts-casual = amicale
counts-never = Partie amicale : à plusieurs sur un appareil ou avec un jeu de pièces personnel, le résultat ne compte jamais.
rated-about = Le résultat change votre cote. Entre personnes, pas de robot remplaçant ni de conseils, et qui n’a plus de temps ou s’absente trop longtemps perd. Contre des robots, reprendre un coup, demander un conseil, essayer un « et si » ou se faire remplacer rend la partie amicale ; on vous le demande avant.
casual-about = Le résultat ne change pas votre cote.
clock = Pendule
clock-none = aucune
clock-quick = 5 minutes, plus 5 secondes par tour
clock-calm = 15 minutes, plus 15 secondes par tour
clock-other = { NUMBER($minutes, maximumFractionDigits: 1) } min, plus { $seconds } s par tour
clock-slow = 2 jours par décision
absence = Quand quelqu’un est absent
absence-none = attendre
absence-minute = un robot prend le relais après une minute
absence-hour = un robot prend le relais après une heure
component-set = Jeu de pièces
set-default = standard
set-own = jeu de pièces personnel
set-file = Fichier du jeu de pièces (.toml)
table-public = Afficher cette table à l’accueil
table-audience = Les spectateurs peuvent écrire
open-table = Ouvrir la table
waiting-for =
    { $open ->
        [0] Tout le monde est là.
        [1] Il reste une place libre.
       *[other] Il reste { $open } places libres.
    }
sit-down = S’asseoir
stand-up = Se lever
free-seat = Libérer la place
fill-bots = Ajouter des robots et jouer
start = Commencer
map-closer = Agrandir
map-fit = Tout afficher
map-show = Montrer où vous pouvez jouer

# La table.
board = Plateau
beside = Journal, discussion et règles
tab-game = Aperçu
tab-decision = Décision
tab-course = Courbe
tab-worst = Erreurs
tab-answer = Coups
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
rules-clauses = Tous les articles (version { $version })
rules-of = Règles : { $game }
enlarge = Agrandir l’image
show-clause = Montrer l’article { $clause }
why = Pourquoi ?
players = Joueurs
score = Score :
winner = victoire
your-move = à vous
notice-title = À vous de jouer
to-move = doit jouer
resigned = a abandonné
stand-in = un robot joue à sa place
a-bot = robot
away = pas là
you = vous
days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
watching =
    { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
seat-absent = { $name } n’est pas là ; la table attend.
reconnecting = Connexion perdue. Nouvel essai…
hand-device = Passez l’appareil à { $name }.
i-am = Je suis { $name }
confirm-ask = Choisir « { $choice } » ?
sending = Envoi…
confirm = Oui, jouer
hint-says = Un robot choisirait : { $choice }
takeback-asked = { $name } demande à revenir au coup { $ply }. D’accord ?
takeback-asked-casual = { $name } demande à revenir au coup { $ply }. La partie serait alors amicale. D’accord ?
casual-ask = La partie deviendra amicale. Continuer ?
game-rated = Partie classée.
game-casual = Partie amicale.
session-ended = Votre session est terminée ici.
news-more = { $count } de plus
since-last = Depuis votre dernier tour
to-position = Montrer la position après le coup { $ply }
log-empty = Rien ne s’est encore passé.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-older = Messages plus anciens
chat-send = Envoyer
about-person = À propos : { $name }
block = Bloquer
block-about = Vous ne verrez plus ses messages et vous ne vous retrouverez plus à la même table.
blocked-now = Vous avez bloqué { $name }.
report = Signaler à l’hébergeur
report-about = Que s’est-il passé ? Les messages et le journal de la table sont joints.
reported = L’hébergeur est prévenu.
face-thumb = Pouce levé
face-clap = Applaudissements
face-laugh = Rire
face-wow = Étonnement
face-sad = Triste
face-think = Réflexion
face-party = Fête
face-heart = Cœur
tools = Autres actions
undo = Annuler le coup
reset = Recommencer le tour
hint = Conseil
text-board = Plateau en texte
text-any = au choix
text-more = Encore { $count } : choisissez ci-dessus pour les voir.
what-is-this = Qu’est-ce que c’est ?
also-here = Aussi ici :
what-is-how = Un clic droit, un appui long ou la touche ? sur une pièce dit ce que c’est.
more = Plus
takeback = Demander à revenir en arrière
auto = Jouer automatiquement les coups forcés
hand-over = Laisser jouer un robot
return = Reprendre la main
resign = Abandonner
resign-sure = Vraiment abandonner ?

# La fin et la relecture.
end-title =
    { $count ->
        [1] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }
end-team = { $winners } gagnent en équipe !
end-aborted = Personne n’avait joué : la partie est annulée.
end-resigned = Par abandon.
rematch-asked = { $name } demande une revanche.
rematch-accept = Accepter
rematch-decline = Refuser
rematch-cancel = Retirer
rematch-waiting = En attente de la réponse des autres.
deal-check = Vérifier la donne
deal-about = Le serveur a fixé sa part de la graine avant que les joueurs n’ajoutent la leur : personne n’a pu choisir la donne.
deal-commitment = Engagement du serveur
deal-share = Part ajoutée par ce navigateur
deal-holds = – elle fait partie de la graine.
deal-missing = – elle manque dans la graine !
deal-seed = La graine
deal-command = Enregistrez la partie et lancez ceci là où Atoll est installé, sans serveur :
deal-copy = Copier la commande
deal-copied = Commande copiée.
team-score = Score de l’équipe : { $names }
rematch = Revanche
to-rematch = Rejoindre la revanche
result = Résultat
replay = Relecture
record-save = Enregistrer la partie
sheet-of = Score : { $name }
score-chart = Les scores coup par coup
chart-plies =
    { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
set-up = La mise en place, avant le premier coup.
first = Au début
previous = Un coup en arrière
next = Un coup en avant
last = À la fin
autoplay = Lecture
pause = Pause
speed = Vitesse
position = Position
to-table = Retour à la table

# Le classement.
rank = Rang
rating = Cote
games-played = Parties
nobody-yet = Personne n’a encore terminé de partie classée.
rating-about = La cote est une estimation prudente du niveau : elle monte avec les victoires et à mesure que l’estimation devient plus sûre.

# Les réglages et le joueur.
settings-look = Apparence
settings-player = Vous
setting-language = Langue
setting-theme = Clair ou sombre
value-theme-auto = comme le système
value-theme-light = clair
value-theme-dark = sombre
setting-motion = Animations
value-motion-full = normales
value-motion-quick = rapides
value-motion-off = aucune
setting-confirm = Confirmer les coups
value-confirm-touch = sur écran tactile
value-confirm-always = toujours
value-confirm-never = jamais
setting-patterns = Motifs marqués sur les couleurs
setting-sound = Sons
setting-notify = M’avertir quand c’est à moi de jouer
begin = Commencer
rename = Renommer
recover-link = Lien de récupération
recover-keep = Ouvrez ce lien sur un autre appareil, ou ici après avoir effacé les données du navigateur, pour retrouver votre joueur. Toute personne qui a ce lien peut jouer à votre place.
recover-kept = Je l’ai conservé
recover-title = Récupérer un joueur
recover-about = Votre joueur sera rétabli dans ce navigateur.
recover-replaces = Ce navigateur est utilisé par { $name }. L’autre joueur prendra sa place.
recover = Récupérer
welcome-back = Bon retour, { $name }.
account = Compte
account-is = Votre compte est { $login }.
account-add = Avec un identifiant et un mot de passe, vous retrouvez votre joueur même sans ce lien.
account-have = Connectez-vous si vous avez un compte.
account-make = Créer un compte
login = Identifiant (minuscules et chiffres)
password = Mot de passe (dix caractères ou plus)
log-in = Se connecter
log-in-instead = Se connecter avec ceux-ci
log-out = Se déconnecter
password-new = Nouveau mot de passe (dix caractères ou plus)
password-old = Mot de passe actuel, pour confirmer
account-change = Changer mes accès
account-change-about = Toutes les autres sessions prennent alors fin.
totp = Second facteur
totp-about = Une application d’authentification sur votre téléphone affiche un code demandé à chaque connexion.
totp-begin = Configurer
totp-scan = Ouvrez le lien sur votre téléphone ou saisissez cette clé dans votre application, puis entrez le code affiché.
totp-open = Ouvrir dans l’application
totp-code = Code (six chiffres)
totp-confirm = Confirmer le code
totp-on = Votre compte a un second facteur. Si vous le perdez, l’hébergeur peut le retirer.
totp-remove = Retirer
sessions = Vos connexions
session-unknown = Appareil inconnu
session-here = celui-ci
session-used = dernière utilisation : { $at }
session-end = Déconnecter
sessions-end = Déconnecter tous les autres
blocks = Joueurs bloqués
unblock = Débloquer
data = Vos données
data-about = Emportez tout ce que le serveur conserve sur vous, ou supprimez-le. Vos parties restent pour les autres, sans votre nom.
data-export = Enregistrer mes données
data-delete = Supprimer mon joueur
data-delete-sure = Tout supprimer définitivement ?
data-deleted = Votre joueur est supprimé.
webhook = Adresse à appeler quand c’est à moi de jouer (webhook)

# Analyses, « et si » et problèmes.
review = Analyse
review-about = Chaque décision est jugée d’après ce que le joueur savait alors : ce que le robot d’analyse aurait joué, ce qu’on peut attendre de chaque coup et ce qui a été perdu.
review-start = Analyser cette partie
review-running = Coup { $done } sur { $total }…
review-later = Une partie s’analyse quand elle est terminée.
accuracy = Précision { $accuracy }
accuracy-about = 100 : rien n’est perdu ; 0 : pas mieux que le hasard.
given-in-all =
    { $decisions ->
        [one] points perdus : { $points } en { $decisions } décision
       *[other] points perdus : { $points } en { $decisions } décisions
    }
curve = Ce qu’un spectateur pouvait attendre
curve-chances = Chances de gagner
curve-points = Points attendus
moments = Les moments décisifs
moments-none = Aucun coup n’a décidé seul de cette partie.
moment-change = { $name } : { $before } → { $after }
worst = Où des points ont été perdus
worst-move = Coup { $ply }, { $name } : { $points }
worst-none = Personne n’a perdu de points au-delà de la marge d’erreur.
decision = La décision
decision-of = { $name } : les coups possibles
decision-none = Il n’y avait rien à décider ici.
option-best = le meilleur
option-played = joué
option-search = choix du robot
option-yours = votre choix
option-chance = { $chance } de victoires
option-lead = avance { $lead }
option-given = perd { $points }
option-even = équivalent, à la marge d’erreur près
options-about =
    { $worlds ->
        [one] Chaque coup a été joué jusqu’au bout dans { $worlds } monde conforme à ce que le joueur savait. L’avance se compte sur la moyenne des autres.
       *[other] Chaque coup a été joué jusqu’au bout dans { $worlds } mondes conformes à ce que le joueur savait. L’avance se compte sur la moyenne des autres.
    }
what-if = Et si… ?
what-if-about = Continuer à partir d’ici à votre propre table
what-if-casual = Rendre la partie amicale et essayer
what-if-here = Une partie « et si » ; elle ne compte pas.
to-origin = Voir la partie d’origine
puzzle = Problème du jour
puzzle-ask = Vous êtes { $name }. Trouvez le meilleur coup.
puzzle-asked = Choisissez l’un de ces coups
puzzle-solved = C’est bien le meilleur coup !
puzzle-missed = Ce n’est pas le meilleur : il rapporte { $points } de moins.
puzzle-far = Ce n’est ni le meilleur, ni l’un des { $count } meilleurs.
puzzle-none = Il n’y a pas encore de problème pour ce jeu.
puzzle-options = Ce que donnent les coups
puzzle-again = Réessayer
puzzle-others = Autres jeux
puzzles = Problèmes
puzzle-all = Tous les problèmes
puzzle-about = Des positions où un coup est nettement le meilleur. Prenez votre temps : seul le premier essai compte.
puzzle-next = Problème suivant
puzzle-position = La position
puzzle-why = Pourquoi
puzzle-line = Une suite possible
puzzle-line-about = Une façon dont la partie peut continuer si tous jouent bien. Choisissez un coup pour le voir sur le plateau.
puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-rate = { $rate } le résolvent au premier essai
puzzle-streak = Résolus d’affilée : { $count }
puzzle-streak-best = Record : { $count }
puzzle-solved-count =
    { $done ->
        [one] { $done } résolu sur { $count }
       *[other] { $done } résolus sur { $count }
    }
puzzle-number = Problème { $number }
puzzle-first = résolu
puzzle-later = résolu ensuite
puzzle-not = manqué
puzzle-new = nouveau
puzzle-today = aujourd’hui
puzzle-every = Tous les thèmes
puzzle-theme = Thème
puzzle-own = Tirés de vos parties
puzzle-own-about = Après l’analyse d’une partie, les moments où vous avez le plus perdu deviennent vos propres problèmes.
puzzle-own-given = Ici, vous avez perdu { $points }.
puzzle-own-game = Voir la partie
puzzle-practise = S’exercer sur ce qui a été manqué
coach = Entraîneur
coach-says = Entraîneur :
coach-better = Mieux valait : { $choice }
coach-given = Votre coup perd environ { $points } d’avance.
setting-coach = Entraîneur dans les parties qui ne comptent pas
value-coach-first = à la première partie
value-coach-always = toujours
value-coach-never = jamais

# Les leçons.
learn = Apprendre
learn-on = Apprendre : étape { $number } sur { $steps }
lesson-step = Étape { $number } sur { $steps }
lesson-steps = Étapes
lesson-next = Suite
lesson-show = Montrer
lesson-task = La consigne
lesson-back = Étape précédente
lesson-play = Jouer contre des robots
clause-says = { $clause } :
lesson-none = Il n’y a pas encore de leçons pour ce jeu.

# Les engagements de l’hébergeur.
promises = Ce que ce serveur promet
promise-fair = Jeu loyal
promise-deal = Personne ne choisit la donne. Le serveur s’engage sur sa part de la graine avant que votre navigateur n’ajoute la sienne ; après la partie, chacun peut le vérifier hors ligne avec une seule commande.
promise-hidden = Personne ne reçoit ce qu’il ne doit pas savoir, et les robots ne voient rien de plus qu’un joueur à leur place. On ne dit pas non plus qu’un coup était forcé.
promise-rated = Classée ou amicale : c’est choisi à l’ouverture de la table et toujours affiché. Rien ne rend une partie amicale sans qu’on vous le demande avant.
promise-people = Dans les parties classées entre personnes, aucun robot ne remplace personne, il n’y a pas de conseils et aucun coup n’est repris sans l’accord des autres.
promise-rematch = Une revanche ne commence que si tout le monde est d’accord. Une partie où personne n’a joué n’est pas classée.
promise-bots = Un robot est toujours présenté comme tel, et aucun joueur ne peut porter son nom.
promise-data = Vos données
promise-kept = Sont conservés : votre nom et votre langue, vos parties et vos messages, vos cotes, les joueurs que vous bloquez et vos sessions. Aucune adresse réseau n’est enregistrée.
promise-secrets = Mots de passe et clés ne sont conservés que sous forme d’empreintes. Une clé inutilisée expire ; un nouveau mot de passe met fin aux autres sessions.
promise-seen = Les autres voient votre nom, vos coups, vos messages et votre cote. Les parties terminées sont ouvertes à qui a le lien.
promise-export = Vous pouvez à tout moment enregistrer dans les réglages tout ce que le serveur conserve sur vous.
promise-delete = Vous pouvez supprimer votre joueur : nom, messages, cotes et sessions disparaissent ; les coups restent pour vos adversaires.
promise-moderation = Vous pouvez bloquer et signaler d’autres joueurs. Ce que l’hébergeur fait – retirer la parole, écarter de la table, exclure – est consigné.

# Les aperçus, les coups des autres, la fin.
preview = Ce que cela donnerait
preview-nothing = Rien ne change tout de suite
again = Revoir les derniers coups
moves-left =
    { $count ->
        [one] (encore { $count } coup)
       *[other] (encore { $count } coups)
    }
table-previews = Montrer aux joueurs ce que rapporterait un coup
previews = Ce que rapporterait un coup
previews-off = n’est pas montré
setting-pace = Coups des autres
value-pace-calm = posés
value-pace-brisk = vifs
value-pace-instant = tout de suite
setting-previews = Montrer ce que rapporterait un coup
setting-volume = Volume
setting-haptics = Vibrer avec les coups (si l’appareil le peut)
achieved-place =
    { $place ->
        [1] Première place sur { $of }
        [2] Deuxième place sur { $of }
        [3] Troisième place sur { $of }
       *[other] Place { $place } sur { $of }
    }
achieved-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
achieved-best = Votre meilleur score à { $game } jusqu’ici
