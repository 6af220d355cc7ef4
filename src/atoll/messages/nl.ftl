# Wat elk spel zegt.
seat-number = Speler { $number }
prompt-over = Het spel is afgelopen.
prompt-wait = Wachten op { $who }.
refusal-not-your-turn = deze speler is niet aan de beurt
refusal-no-such-action = die actie bestaat hier niet
