# Les leçons, étape par étape.
lesson-goal = Vos { $caravan }caravanes cherchent de la compagnie, et du { $fish }poisson. Les grands groupes de vos caravanes et les places autour des lacs avec poissons rapportent des points. Il y a deux moitiés ; qui a le plus de points au total gagne.
lesson-place = Un numéro est appelé : le 1. Touchez une zone libre à côté de cette eau pour y placer une { $caravan }caravane.
lesson-place-gk-4 = Pas là : seules les zones libres autour du numéro appelé peuvent être occupées.
lesson-place-done = Voilà un tour complet. Vous passez maintenant à la fin de l’ordre du tour.
lesson-group = Vos { $caravan }caravanes côte à côte forment un groupe. La première vaut 1, la deuxième 2 de plus, la troisième 3 de plus, et ainsi de suite. Faites de votre groupe de cinq un groupe de six.
lesson-group-done = La sixième { $caravan }caravane seule a rapporté { $points }. Un grand groupe vaut bien plus que deux petits.
lesson-fish = À ce lac, vous avez autant de { $caravan }caravanes l’un que l’autre. À deux joueurs, qui en a le plus y prend tous les { $lake_fish }poissons. Prenez la tête.
lesson-fish-done = Les { $lake_fish }poissons de ce lac sont maintenant à vous : { $fish }. Pour l’adversaire : { $other }. À égalité, les deux les marqueraient.
lesson-both = Une seule { $caravan }caravane peut faire les deux : trouvez la zone qui agrandit votre groupe et vous met à égalité à un lac.
lesson-both-done = Bien vu : cela rapporte { $points }.
lesson-pass = La dernière zone d’ici ne touche ni vos caravanes ni un lac avec poissons. Passez : vous restez devant et choisissez en premier au numéro suivant.
lesson-pass-done = Passer vaut jusqu’au changement de numéro. C’est souvent le coup le plus fort.
lesson-fill = Si tous les autres ont passé, vous devez occuper toutes les zones libres de ce numéro. Ici il y en a une : occupez-la.
lesson-fill-gk-6 = Plus personne d’autre ne joue à ce numéro : vous ne pouvez pas passer, toutes les zones libres doivent être occupées.
lesson-fill-done = Avant de placer, regardez qui peut encore passer et vous laisser le reste.
lesson-dry = Après le dernier numéro vient la terre qui ne touche pas l’eau. Il reste deux zones. Prenez celle qui agrandit votre grand groupe.
lesson-dry-done = La septième { $caravan }caravane du groupe : { $points } de plus. Puis on compte les points de la moitié.
lesson-double = Dans la deuxième moitié les numéros descendent, et deux fois vous pouvez placer { $caravans }deux caravanes dans une même zone. Faites-le là où cela aide le plus : à côté de votre groupe et à un nouveau lac.
lesson-double-done = Les deux { $caravans }caravanes comptent : { $points }. Il vous reste un double.
lesson-first-game = Vous savez tout. Regardez où sont les numéros suivants, gardez votre groupe ensemble et passez quand rien ne convient. Jouez votre première partie contre un robot.

# Les thèmes des décisions.
theme-double = Quand jouer un double
theme-double-why = Jouez un double là où il compte deux fois : dans un grand groupe, ou pour prendre la tête à un lac.
theme-pass = Passer au bon moment
theme-pass-why = Qui passe reste devant et choisit en premier au numéro suivant. Passez quand les zones libres vous aident peu.
theme-lake = Gagner un lac
theme-lake-why = Seule la majorité compte à un lac : une caravane de plus peut rapporter tous ses poissons et les prendre à un autre.
theme-group = Agrandir un groupe
theme-group-why = Chaque caravane de plus dans un groupe vaut plus que la précédente. Reliez vos groupes et gardez un chemin vers les numéros suivants.
