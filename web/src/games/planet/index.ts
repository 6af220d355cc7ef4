import type { GameDrawing } from '../../boards';
import type { View } from '../../generated/planet';
import type { Action } from '../../generated/planet';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export default {
  Board,
  Piece,
  terrains: 0.95,
  sounds: { place: 'tile' },
  moments: ['event-last-round', 'event-award', 'event-habitat', 'event-winner'],
} satisfies GameDrawing<View, Action>;
