import type { GameDrawing } from '../../boards';
import type { View } from '../../generated/pelican_bay';
import type { Action } from '../../generated/pelican_bay';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export default {
  Board,
  Piece,
  terrains: 0.85,
  sounds: { lay: 'tile', sun: 'score', mark: 'turn', take: 'wood' },
  moments: ['event-piles-out', 'event-last-round', 'event-last-round-early', 'event-marked'],
} satisfies GameDrawing<View, Action>;
