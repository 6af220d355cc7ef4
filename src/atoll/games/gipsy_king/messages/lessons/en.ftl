# The lessons, step by step.
lesson-goal = Your { $caravan }caravans want company, and they want { $fish }fish. Large groups of your caravans and places around lakes with fish bring points. There are two halves; the most points in all win.
lesson-place = A number is called: 1. Touch a free hex beside this water to put a { $caravan }caravan there.
lesson-place-gk-4 = Not there: only the free hexes beside the number now called can be taken.
lesson-place-done = That is a whole turn. Now you go to the end of the turn order.
lesson-group = Your { $caravan }caravans side by side form a group. The first is worth 1, the second 2 more, the third 3 more, and so on. Make your group of five one of six.
lesson-group-done = The sixth { $caravan }caravan alone brought { $points }. One large group is worth much more than two small ones.
lesson-fish = At this lake you both have the same number of { $caravan }caravans. With two players, whoever has the most there gets all its { $lake_fish }fish. Take the lead.
lesson-fish-done = Now the { $lake_fish }fish of this lake are yours: { $fish }. Your opponent gets { $other } for them. In a tie both would get them.
lesson-both = One { $caravan }caravan can do both at once: find the hex that makes your group larger and draws level at a lake.
lesson-both-done = Well seen: it brings { $points }.
lesson-pass = The last hex here joins none of your caravans and no lake with fish. Pass: you stay in front and choose first at the next number.
lesson-pass-done = A pass holds until the number changes. It is often the strongest move.
lesson-fill = If all the others have passed, you must take every free hex at this number. Here it is one: take it.
lesson-fill-gk-6 = Nobody else is left at this number, so you cannot pass: every free hex must be taken.
lesson-fill-done = Before you put a caravan down, look who may still pass and leave you the rest.
lesson-dry = After the last number comes the land that touches no water. Two hexes are left. Take the one that makes your large group larger.
lesson-dry-done = The seventh { $caravan }caravan of the group: { $points } more. Then the half is scored.
lesson-double = In the second half the numbers go down, and twice you may put { $caravans }two caravans on one hex. Do it where it helps most: beside your group and at a new lake.
lesson-double-done = Both { $caravans }caravans count: { $points }. You have one double left.
lesson-first-game = That is all you need to know. Look where the next numbers lie, keep your group together, and pass when nothing fits. Play your first game against a bot.

# The themes of decisions.
theme-double = When to use a double
theme-double-why = Use a double where it counts twice: in a large group, or where it takes the lead at a lake.
theme-pass = Pass at the right moment
theme-pass-why = Whoever passes stays in front and chooses first at the next number. Pass when the free hexes help you little.
theme-lake = Win a lake
theme-lake-why = Only the majority at a lake counts: one caravan more can bring all its fish and take them from another.
theme-group = Let a group grow
theme-group-why = Each further caravan of a group is worth more than the one before. Join groups, and keep a way open to the next numbers.
