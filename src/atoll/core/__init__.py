"""What every game is: state, actions, chance, records, component sets, errors and the laws."""
