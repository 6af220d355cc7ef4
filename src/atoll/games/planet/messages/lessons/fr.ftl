# Les leçons, étape par étape.
lesson-goal = Couvrez votre planète de terre et d’eau, une tuile par tour, pendant douze tours. Les animaux vont sur la planète qui leur convient le mieux. Chaque animal rapporte des points, votre carte secrète aussi.
lesson-take = Cinq tuiles sont proposées. Prenez-en une, choisissez une face libre de votre planète et posez-la. Les bords n’ont pas besoin de correspondre.
lesson-take-done = C’est tout votre tour. Une tuile posée ne bouge plus.
lesson-region = Les parcelles d’un même milieu qui se touchent par un bord forment une région, même d’une face à l’autre. Parcelles de votre { $ocean }océan : { $before }. Posez une tuile pour qu’il grandisse.
lesson-region-pl-6 = Cette face est occupée : une tuile posée y reste. Choisissez une face libre.
lesson-region-done = Votre { $ocean }océan a grandi par-dessus le bord. Tournez une tuile avant de la poser : ce qui compte, c’est quel côté va où.
lesson-touching = À partir du tour 3, des animaux sont attribués à la fin du tour. Le { $leopard }léopard des neiges va à la plus grande région de { $mountain }montagne qui touche un { $glacier }glacier. Gagnez-le avec une de ces tuiles.
lesson-touching-done = Le { $leopard }léopard des neiges est à vous et rapporte { $points }. Une région qui ne touche pas un { $glacier }glacier n’aurait pas compté.
lesson-apart = L’{ $eagle }aigle royal veut le contraire : la plus grande région de { $mountain }montagne qui ne touche aucun { $glacier }glacier. Posez une tuile pour être en tête.
lesson-apart-done = Vous êtes en tête pour l’{ $eagle }aigle. Gardez les { $glacier }glaciers loin de cette montagne jusqu’à ce qu’il soit attribué.
lesson-ahead = Prévoyez : le { $fox }renard (forêt à côté d’un glacier) est attribué maintenant, le { $beaver }castor (forêt à côté d’un océan) deux tours plus tard. Une seule forêt peut gagner les deux. Prenez la tuile à quatre { $forest }forêts.
lesson-ahead-done = Le { $fox }renard est à vous, et vous êtes en tête pour le { $beaver }castor. Le plateau montre les animaux de tous les tours : prévoyez les trois suivants.
lesson-tie = À égalité, personne ne reçoit l’animal et il passe au tour suivant. Pour le { $beaver }castor et l’{ $bear }ours, vous avez tous deux une forêt de taille { $size }. Prenez la tête pour les deux avec une seule tuile.
lesson-tie-done = Une parcelle de plus suffit. Comptez avant de poser.
lesson-card = Votre carte secrète est l’{ $ocean }océan : elle rapporte à partir de ce nombre de parcelles : { $needed }. Vous en avez { $areas }. Prenez une tuile à trois océans.
lesson-card-done = Vous en avez maintenant { $now }. Plus d’{ $ocean }océans rapportent jusqu’à 10 points.
lesson-score = La fin : l’océan (parcelles : { $areas }) a rapporté 2. Un animal rapporte 2, mais seulement 1 s’il vit dans votre milieu secret. Au total : { $points }.
lesson-first-game = Vous savez tout. Construisez de grandes régions, regardez ce que veulent les animaux des tours suivants et évitez les égalités. Jouez votre première partie contre un robot.

# Les thèmes des décisions.
theme-animal = Gagner un animal maintenant
theme-animal-why = Le dernier à poser dans un tour voit exactement ce qui suffit. Une parcelle de plus que les autres gagne.
theme-habitat = Agrandir la bonne région
theme-habitat-why = Une région compte pour chaque animal qui la souhaite. Regardez les trois tours suivants, et ce qu’elle ne doit pas toucher.
theme-tile = Quelle tuile, et où
theme-tile-why = Tournez la tuile pour que les milieux semblables se rejoignent. Parfois la meilleure est celle dont un autre a besoin.
