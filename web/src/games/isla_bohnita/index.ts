import type { GameDrawing } from '../../boards';
import type { View } from '../../generated/isla_bohnita';
import type { Action } from '../../generated/isla_bohnita';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export default {
  Board,
  Piece,
  sounds: { plant: 'card', plant_aside: 'card', plant_turned_up: 'card', sell_field: 'coin', sell_cargo: 'coin', buy: 'coin', sail: 'wood', raid: 'wood' },
  moments: ['event-exhausted', 'event-settle'],
} satisfies GameDrawing<View, Action>;
