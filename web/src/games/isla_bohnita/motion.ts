/** What a move sets in motion: a ship comes from its port, and thalers are turned over. */

import { come, offset } from '../../arrive';
import type { Line } from '../../generated/isla_bohnita';

const SALES = ['sell_field', 'sell_cargo'];

/** Show the move of a line on the board; `own` is the seat whose purse is on the board. */
export function stir(root: HTMLElement, line: Line, own: number | null, motion: number): void {
  const action = line.action;
  if (!action || !motion) return;
  if (action.verb === 'sail') sail(root, `${line.seat}-${action.ship}`, `port-${action.port}`, motion);
  if (SALES.includes(action.verb)) turnOver(line.seat === own ? '[data-anchor="purse"] svg' : `[data-score="${line.seat}"]`, motion);
}

function sail(root: HTMLElement, ship: string, port: string, motion: number): void {
  const node = root.querySelector<HTMLElement>(`[data-ship="${ship}"]`);
  const from = node && offset(node, port);
  if (node && from) come(node, { from, duration: 600 * motion });
}

function turnOver(selector: string, motion: number): void {
  const steps = [{ transform: 'rotateY(0)' }, { transform: 'rotateY(180deg) scale(1.25)' }, { transform: 'rotateY(360deg)' }];
  document.querySelector(selector)?.animate(steps, { duration: 500 * motion, easing: 'ease-out' });
}
