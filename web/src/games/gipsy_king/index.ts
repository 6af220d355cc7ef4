import type { GameDrawing } from '../../boards';
import type { View } from '../../generated/gipsy_king';
import type { Action } from '../../generated/gipsy_king';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export default {
  Board,
  Piece,
  sounds: { place: 'wood', pass: 'pass' },
  moments: ['event-half', 'event-second-half', 'event-king'],
} satisfies GameDrawing<View, Action>;
