# Pages et navigation.
nav = Pages
nav-lobby = Accueil
nav-leaderboard = Classement
nav-settings = Réglages
skip = Aller au contenu
loading = Un instant …
nowhere = Il n’y a rien ici.
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
link-copied = Le lien est copié.

# L’accueil.
lobby-title = L’accueil
games-title = Jeux
picture-of = Un dessin de { $game }
minutes = environ { $minutes } minutes
players-one = { $most } joueurs
players-range = { $least } à { $most } joueurs
play-now = Jouer maintenant
new-table = Nouvelle table
my-games = Mes parties
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table et partagez son lien.
finished-games = Parties terminées
won = gagné
record-title = Parties enregistrées
record-open = Revoir une partie enregistrée (.atoll ; si elle a son propre jeu de pièces, choisissez aussi son .toml)

# Une nouvelle table.
how-many = Combien de joueurs ?
who-sits = Qui est assis où ?
seat-number = Place { $number }
seat-me = Je m’assieds ici
seat-open = place libre
seat-guest = quelqu’un sur cet appareil
seat-bot = Robot : { $level }
bot-random = au hasard
bot-beginner = débutant
bot-casual = amateur
bot-strong = fort
bot-master = maître
bot-level = Niveau des robots
clock = Horloge
clock-none = aucune
clock-quick = 5 minutes et 5 secondes par tour
clock-calm = 15 minutes et 15 secondes par tour
clock-slow = 2 jours par décision
absence = Quand quelqu’un est absent
absence-none = attendre
absence-minute = un robot joue après une minute
absence-hour = un robot joue après une heure
component-set = Jeu de pièces
set-default = le jeu habituel
set-own = jeu de pièces personnel
set-file = Fichier du jeu de pièces (.toml)
table-public = Montrer cette table à l’accueil
open-table = Ouvrir la table
waiting-for =
    { $open ->
        [0] Tout le monde est là.
        [one] Il reste une place libre.
       *[other] Il reste { $open } places libres.
    }
sit-down = S’asseoir
stand-up = Se lever
free-seat = Libérer la place
fill-bots = Compléter avec des robots et commencer
start = Commencer

# La table.
board = Plateau
beside = Journal, discussion et règles
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
rules-english = Les articles des règles sont en anglais.
show-clause = Montrer l’article { $clause }
why = Pourquoi ? { $clause }
players = Joueurs
score = Score :
winner = gagnant
your-move = à vous
notice-title = À vous de jouer
to-move = joue
resigned = a abandonné
stand-in = un robot remplace
a-bot = robot
away = absent
you = vous
days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
seat-absent = { $name } est absent ; la table attend.
reconnecting = La connexion est perdue. Nouvel essai …
no-table = Cette table n’existe pas.
hand-device = Passez l’appareil à { $name }.
i-am = Je suis { $name }
confirm-ask = Choisir « { $choice } » ?
confirm = Oui, jouer
hint-says = Un robot choisirait : { $choice }
takeback-asked = { $name } demande à revenir au coup { $ply }. D’accord ?
news-more = { $count } de plus
since-last = Depuis votre dernier tour
to-position = Montrer la position après le coup { $ply }
log-empty = Rien ne s’est encore passé.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
face-thumb = Pouce levé
face-clap = Applaudissements
face-laugh = Rire
face-wow = Étonné
face-sad = Triste
face-think = Pensif
face-party = Fête
face-heart = Cœur
tools = Ce que vous pouvez faire d’autre
undo = Annuler
reset = Recommencer le tour
hint = Conseil
text-board = Plateau en texte
more = Plus
takeback = Demander à reprendre
auto = Jouer seuls les coups forcés
hand-over = Laisser jouer un robot
return = Rejouer moi-même
resign = Abandonner
resign-sure = Vraiment abandonner ?

# La fin et la relecture.
end-title =
    { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire !
    }
rematch = Revanche
to-rematch = Vers la revanche
replay = Relecture
record-save = Enregistrer la partie
sheet-of = Le score de { $name }
score-chart = Les scores coup par coup
chart-plies =
    { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
seed-line = La graine de la donne était { $seed }.
set-up = La mise en place, avant le premier coup.
first = Au début
previous = Un coup en arrière
next = Un coup en avant
last = À la fin
autoplay = Lecture
pause = Pause
speed = Vitesse
position = Position
to-table = À la table

# Le classement.
rank = Rang
rating = Cote
games-played = Parties
nobody-yet = Personne n’a encore terminé de partie classée.
rating-about = La cote est ce qu’un joueur sait presque certainement faire : elle monte avec les victoires et avec la certitude.

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
setting-notify = M’avertir quand c’est à moi
begin = Commencer
rename = Renommer
recover-link = Lien de récupération
recover-keep = Ouvrez ce lien sur un autre appareil, ou ici après avoir vidé le navigateur, et vous êtes de nouveau vous. Qui le possède peut jouer à votre place.
recover-kept = Je l’ai gardé
recover-title = Récupérer un joueur
recover-about = Ce navigateur redevient le vôtre.
recover-replaces = Ce navigateur est à { $name } en ce moment. Il passera à l’autre joueur.
recover = Récupérer
welcome-back = Bon retour, { $name }.
account = Compte
account-is = Votre compte est { $login }.
account-add = Avec un identifiant et un mot de passe, vous vous retrouvez sans le lien.
account-have = Connectez-vous si vous avez un compte.
account-make = Créer un compte
login = Identifiant (minuscules et chiffres)
password = Mot de passe (dix caractères ou plus)
log-in = Se connecter
log-in-instead = Se connecter plutôt avec ceux-ci
log-out = Se déconnecter
webhook = Adresse à appeler quand c’est à moi (webhook)

# Analyses, « et si » et problèmes.
review = Analyse
review-about = Chaque décision est jugée d’après ce que son joueur savait alors : ce qu’une recherche aurait joué, ce qu’on peut attendre de chaque coup et ce qui a été perdu.
review-start = Analyser cette partie
review-running = Coup { $done } sur { $total } …
review-later = Une partie s’analyse quand elle est terminée.
accuracy = Précision { $accuracy }
accuracy-about = 100 ne perd rien, 0 ne vaut pas mieux que les dés.
given-in-all =
    { $decisions ->
        [one] { $points } points perdus en { $decisions } décision
       *[other] { $points } points perdus en { $decisions } décisions
    }
curve = Ce qu’un spectateur pouvait attendre
curve-chances = Chances de gagner
curve-points = Points attendus
moments = Les moments décisifs
moments-none = Aucun coup n’a décidé seul de cette partie.
moment-change = { $name } : { $before } → { $after }
worst = Où des points ont été perdus
worst-move = Coup { $ply }, { $name } : { $points }
worst-none = Personne n’a perdu de points au-delà du hasard.
decision = La décision
decision-of = Les possibilités de { $name }
decision-none = Il n’y avait rien à décider ici.
option-best = le meilleur
option-played = joué
option-search = choix de la recherche
option-yours = votre choix
option-chance = gagne { $chance }
option-lead = avance { $lead }
option-given = perd { $points }
option-even = équivalent, au hasard près
options-about =
    { $worlds ->
        [one] Chaque coup a été joué jusqu’au bout dans { $worlds } monde conforme à ce que le joueur savait. L’avance se compte sur la moyenne des autres.
       *[other] Chaque coup a été joué jusqu’au bout dans { $worlds } mondes conformes à ce que le joueur savait. L’avance se compte sur la moyenne des autres.
    }
what-if = Et si … ?
what-if-about = Continuer d’ici à une table à soi
what-if-here = Une partie « et si » ; elle ne compte pas.
to-origin = Vers la partie d’origine
puzzle = Problème du jour
puzzle-ask = Vous êtes { $name }. Trouvez le seul meilleur coup.
puzzle-solved = C’est bien le meilleur coup !
puzzle-missed = Pas le meilleur : il donne { $points } points de moins.
puzzle-far = Pas le meilleur, ni parmi les { $count } meilleurs.
puzzle-none = Il n’y a pas encore de problème pour ce jeu.
puzzle-options = Ce que donnent les coups
puzzle-again = Réessayer
puzzle-others = Autres jeux
