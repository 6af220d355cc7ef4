# The lessons, step by step.
lesson-goal = Cover your planet with land and water, one tile a round, for twelve rounds. Animals go to the planet that suits them best. Each animal brings points, and so does your secret card.
lesson-take = Five tiles are on offer. Take one, choose a free face of your planet and place it there. Nothing has to match.
lesson-take-done = That is your turn. A tile you have placed never moves again.
lesson-region = Areas of one habitat that touch over an edge are one region, also across two faces. Areas of your { $ocean }ocean: { $before }. Place a tile so that it grows.
lesson-region-pl-6 = That face is taken: a tile that lies there stays. Choose a free face.
lesson-region-done = Your { $ocean }ocean has grown across the edge. Turn a tile before you place it: what counts is which side lies where.
lesson-touching = From round 3 on, animals are given out at the end of the round. The { $leopard }snow leopard goes to the largest { $mountain }mountain region that touches a { $glacier }glacier. Win it with one of these tiles.
lesson-touching-done = The { $leopard }snow leopard is yours and brings { $points }. A region that does not touch a { $glacier }glacier would not have counted.
lesson-apart = The { $eagle }golden eagle wants the opposite: the largest { $mountain }mountain region that touches no { $glacier }glacier. Place a tile so that you lead for it.
lesson-apart-done = You lead for the { $eagle }eagle. Keep { $glacier }glaciers away from this mountain until it is given out.
lesson-ahead = Look ahead: the { $fox }fox (forest beside a glacier) is given out now, the { $beaver }beaver (forest beside an ocean) two rounds later. One forest can win both. Take the tile with four { $forest }forests.
lesson-ahead-done = The { $fox }fox is yours, and you lead for the { $beaver }beaver. The board shows the animals of all rounds: plan for the next three.
lesson-tie = In a tie nobody gets the animal and it moves on to the next round. Your forests are equal for the { $beaver }beaver and the { $bear }bear, both of size { $size }. Break both ties with one tile.
lesson-tie-done = One area more is enough. Count before you place.
lesson-card = Your secret card is the { $ocean }ocean: { $needed } ocean areas at the end bring the first points for it. You have { $areas }. Take a tile with three oceans.
lesson-card-done = Now you have { $now }. More { $ocean }oceans bring up to 10 points.
lesson-score = The end: { $areas } ocean areas brought 2. An animal brings 2, but only 1 if it lives in your own secret habitat. All in all: { $points }.
lesson-first-game = That is all you need to know. Build large regions, look at what the animals of the next rounds want, and break ties. Play your first game against a bot.

# The themes of decisions.
theme-animal = Win an animal now
theme-animal-why = The last to place in a round sees exactly what is enough. One area more than the others wins.
theme-habitat = Let the right region grow
theme-habitat-why = A region counts for every animal that wants it. Look at the next three rounds, and at what it must not touch.
theme-tile = Which tile, and where
theme-tile-why = Turn the tile so that like meets like. Sometimes the best tile is the one that another player needs.
