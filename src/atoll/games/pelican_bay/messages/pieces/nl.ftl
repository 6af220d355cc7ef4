# De kaartjes die zeggen wat een stuk is: de naam en de regel in één zin.
piece-tile = Kaart
piece-tile-rule = Leg hem waar hij minstens twee andere raakt en alle kanten die elkaar raken gelijk zijn; draaien mag, omkeren niet.
piece-bridge = Brug
piece-bridge-rule = Die verbindt twee kanten van hetzelfde terrein, zodat beide bij één gebied horen.
piece-sun = Zon
piece-sun-rule = Er mag geen kaart op; aan het einde van een beurt wordt een zon gelegd of, als ze alle drie liggen, verplaatst.
piece-pelican = Pelikaan
piece-pelican-rule = Markeer er een gebied mee dat je afsluit en speel nog een beurt; elke pelikaan die je houdt, telt aan het einde.
piece-cell = Leeg vak
piece-cell-rule = Hier mag een kaart komen die minstens twee kaarten raakt en erbij past, als er geen zon ligt.
piece-area = Gebied
piece-area-rule = Wie het uitbreidt, scoort een punt per kaart die erbij hoort.
piece-stock = Stapels en reserve
piece-stock-rule = Kaarten komen van de stapels; zijn die op, dan uit de reserve, en de laatste ronde nadert.
