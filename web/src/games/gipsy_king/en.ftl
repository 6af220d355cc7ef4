landscape = The landscape
half =
    { $half ->
        [1] First half
       *[other] Second half
    }
numbers = The numbers in turn
dry = dry
queue = Queue
passed = passed
second-queue = then, in the second half:
water-hex =
    { $fish ->
        [0] Water { $number }, no fish
        [one] Water { $number }, one fish
       *[other] Water { $number }, { $fish } fish
    }
free-hex = { $hex }, free
taken-hex =
    { $caravans ->
        [one] { $hex }, a caravan of { $name }
       *[other] { $hex }, { $caravans } caravans of { $name }
    }
how-many-caravans = How many caravans?
caravans =
    { $count ->
        [one] One caravan
       *[other] Two caravans
    }
pass = Pass
show-groups = Show group values
hide-groups = Hide group values
parts = Fish { $fish } · groups { $groups }
first-half = first half { $points }
caravans-left = { $count } left
doubles-left =
    { $count ->
        [0] no doubles left
        [one] one double left
       *[other] { $count } doubles left
    }
lakes = Lakes with fish
fish = fish { $groups }
nobody-there = nobody yet
