import Board from './Board.svelte';
import Picture from './Picture.svelte';

export default { Board, Picture };
