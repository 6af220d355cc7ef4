# The lessons, step by step.
lesson-goal = Build a bay of { $water }water, { $beach }beach and { $forest }forest. Making a large area larger brings points at once. Closing an area calls a { $pelican }pelican and gives you another turn. The most points win.
lesson-lay = Lay a tile of your hand where it touches two others and all edges match: { $water }water to water, { $beach }beach to beach, { $forest }forest to forest. Choose a tile, turn it, lay it.
lesson-lay-pb-6 = That does not fit: the cell must touch two tiles, hold no { $sun }sun, and all edges must match.
lesson-lay-done = It fits. Now you may lay your second tile too, or stop.
lesson-largest = You score the largest area that you made larger: a point for each of its tiles. Here one stretch of { $water }water is far larger than all else. Lay a tile that joins it.
lesson-largest-done = Stopping now would score { $points }.
lesson-second = One tile is laid and would score { $one }. You may lay the second tile as well, if it makes the same area larger. Find the cell.
lesson-second-pb-7 = It would fit there, but both tiles of a turn must make one and the same area larger.
lesson-second-done = With both tiles you score { $both }.
lesson-sun = After scoring you put a { $sun }sun on an empty cell beside the bay. Nobody can lay there until it is moved. Put it where the next player would like to lay.
lesson-sun-pb-10 = A { $sun }sun goes on an empty cell beside at least one tile.
lesson-sun-done = Once all three { $sun }suns lie in the bay, you move one of them instead.
lesson-close = An area is closed when none of its edges faces an empty cell. A small { $beach }beach needs just one more tile. Close it.
lesson-close-done = Closed. Now you have a choice.
lesson-mark = You may put a { $pelican }pelican on the area you closed, take new tiles and play another turn at once. Or you decline and score the largest area as usual. Call the pelican.
lesson-mark-done = You have two tiles again and a bonus turn. Close something in it, and you get one more.
lesson-chain = When a bonus turn closes nothing, everything is scored: the largest area of your last tiles, each marked area, and 3 for each { $pelican }pelican. Finish your turn with the second tile.
lesson-chain-done = Seven for the { $water }water, two for the { $beach }beach, three for the { $pelican }pelican: { $points } in one turn.
lesson-end = When the piles have run out, everybody has one last turn. The seven { $pelican }pelicans are shared: when none is left you take one from another player. You have { $pelicans } here.
lesson-first-game = That is all you need to know. Join the largest area, close small ones, and use the sun against the next player. Play your first game against a bot.

# The themes of decisions.
theme-mark = Call a pelican or score
theme-mark-why = A pelican brings 3, the closed area and another turn. Decline only if the large area brings clearly more.
theme-sun = Where to put the sun
theme-sun-why = Block the cell at which the next player would extend the largest area.
theme-take = From whom to take
theme-take-why = A pelican taken from the leader counts twice: three for you, three less for them.
theme-stop = One tile or two
theme-stop-why = Keep a good tile for the next turn if the second adds only a point.
theme-close_two = Close two areas at once
theme-close_two-why = Closing two areas with one tile calls two pelicans. Look for a cell where two small areas end.
theme-close = Close an area
theme-close-why = A closed area calls a pelican and gives another turn. Close small areas, and let the large one grow.
theme-lay = Where to lay
theme-lay-why = Join the largest area, but think of what you leave the next player.
