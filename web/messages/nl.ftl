yes = ja
no = nee
