import type { GameDrawing } from '../../boards';
import type { View } from '../../generated/moluku';
import type { Action } from '../../generated/moluku';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export default {
  Board,
  Piece,
  sounds: { play: 'card', harvest: 'card', discard: 'card', pass: 'card', name_trump: 'wood' },
  moments: ['event-season'],
} satisfies GameDrawing<View, Action>;
