# Les leçons, étape par étape.
lesson-goal = Construisez une baie d’{ $water }eau, de { $beach }plage et de { $forest }forêt. Agrandir une grande zone rapporte aussitôt des points. Fermer une zone appelle un { $pelican }pélican et vous donne un autre tour. Qui a le plus de points gagne.
lesson-lay = Posez une carte de votre main là où elle en touche deux autres et où tous les côtés correspondent : { $water }eau contre eau, { $beach }plage contre plage, { $forest }forêt contre forêt. Choisissez-la, tournez-la, posez-la.
lesson-lay-pb-6 = Cela ne va pas : la case doit toucher deux cartes, être sans { $sun }soleil, et tous les côtés doivent correspondre.
lesson-lay-done = Elle va bien là. Vous pouvez maintenant poser aussi votre seconde carte, ou vous arrêter.
lesson-largest = La plus grande zone que vous avez agrandie rapporte des points : un pour chacune de ses cartes. Ici une zone d’{ $water }eau dépasse de loin tout le reste. Posez une carte qui la rejoint.
lesson-largest-done = S’arrêter maintenant rapporterait { $points }.
lesson-second = Une carte est posée et rapporterait { $one }. Vous pouvez poser aussi la seconde si elle agrandit la même zone. Trouvez la case.
lesson-second-pb-7 = Elle irait bien là, mais les deux cartes d’un tour doivent agrandir une seule et même zone.
lesson-second-done = Avec les deux cartes vous marquez { $both }.
lesson-sun = Après avoir compté vos points, vous mettez un { $sun }soleil sur une case vide à côté de la baie. Personne ne peut y poser avant qu’il soit déplacé. Mettez-le là où le joueur suivant aimerait poser.
lesson-sun-pb-10 = Un { $sun }soleil va sur une case vide à côté d’au moins une carte.
lesson-sun-done = Quand les trois { $sun }soleils sont dans la baie, vous en déplacez un à la place.
lesson-close = Une zone est fermée quand aucun de ses côtés ne donne sur une case vide. À une petite { $beach }plage, il ne manque qu’une carte. Fermez-la.
lesson-close-done = Fermée. Vous avez maintenant le choix.
lesson-mark = Vous pouvez mettre un { $pelican }pélican sur la zone fermée, reprendre des cartes et rejouer aussitôt. Ou vous renoncez et comptez la plus grande zone comme d’habitude. Appelez le pélican.
lesson-mark-done = Vous avez de nouveau deux cartes et un tour bonus. Fermez encore une zone, et vous en aurez un de plus.
lesson-chain = Quand un tour bonus ne ferme rien, tout est compté : la plus grande zone de votre dernière pose, chaque zone marquée, et 3 par { $pelican }pélican. Finissez votre tour avec la seconde carte.
lesson-chain-done = Sept pour l’{ $water }eau, deux pour la { $beach }plage, trois pour le { $pelican }pélican : { $points } en un tour.
lesson-end = Quand les pioches sont épuisées, chacun joue un dernier tour. Il y a sept { $pelican }pélicans pour tous : quand il n’en reste pas, vous en prenez un à un autre joueur. Vous en avez { $pelicans } ici.
lesson-first-game = Vous savez tout. Rejoignez la plus grande zone, fermez les petites, et servez-vous du soleil contre le joueur suivant. Jouez votre première partie contre un robot.

# Les thèmes des décisions.
theme-mark = Appeler un pélican ou compter
theme-mark-why = Un pélican rapporte 3, la zone fermée et un autre tour. Ne renoncez que si la grande zone rapporte nettement plus.
theme-sun = Où mettre le soleil
theme-sun-why = Bloquez la case où le joueur suivant agrandirait la plus grande zone.
theme-take = À qui prendre
theme-take-why = Un pélican pris au meneur compte double : trois pour vous, trois de moins pour lui.
theme-stop = Une carte ou deux
theme-stop-why = Gardez une bonne carte pour le tour suivant si la seconde n’ajoute qu’un point.
theme-close_two = Fermer deux zones à la fois
theme-close_two-why = Une pose qui ferme deux zones appelle deux pélicans. Cherchez une case où finissent deux petites zones.
theme-close = Fermer une zone
theme-close-why = Une zone fermée appelle un pélican et donne un autre tour. Fermez les petites zones et laissez grandir la grande.
theme-lay = Où poser
theme-lay-why = Rejoignez la plus grande zone, mais pensez à ce que vous laissez au joueur suivant.
