# Les fiches qui disent ce qu’est une pièce : son nom et sa règle en une phrase.
piece-tile = Carte
piece-tile-rule = Posez-la où elle en touche au moins deux autres et où tous les côtés qui se touchent sont pareils ; on peut la tourner, pas la retourner.
piece-bridge = Pont
piece-bridge-rule = Il relie deux côtés du même terrain : ils font partie de la même zone.
piece-sun = Soleil
piece-sun-rule = On n’y pose pas de carte ; à la fin d’un tour on place un soleil ou, quand les trois sont posés, on en déplace un.
piece-pelican = Pélican
piece-pelican-rule = Marquez avec lui une zone que vous fermez et rejouez aussitôt ; chaque pélican gardé rapporte des points à la fin.
piece-cell = Case vide
piece-cell-rule = Une carte peut venir ici si elle touche au moins deux cartes, va avec elles et qu’aucun soleil n’y est posé.
piece-area = Zone
piece-area-rule = Qui l’agrandit marque un point par carte qui en fait partie.
piece-stock = Pioche et réserve
piece-stock-rule = On pioche les cartes ; quand la pioche est vide, on prend dans la réserve et le dernier tour approche.
