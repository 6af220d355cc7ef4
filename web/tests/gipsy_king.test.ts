/** The landscape on the page: turned, outlined, walked with the arrow keys. */

import { describe, expect, it } from 'vitest';
import { bestTurn, centre, outline, SHOALS, towards, type Cell, type Placed } from '../src/games/gipsy_king/landscape';

function land(q: number, r: number): Cell {
  return { q, r, tile: 1, hex: `${q},${r}`, kind: 'land', seat: null, caravans: 0 };
}
const lines = (path: string) => path.match(/M/g)?.length ?? 0;

describe('the landscape', () => {
  it('is turned so that a long row stands upright', () => {
    const row = [0, 1, 2, 3, 4].map((q) => land(q, 0));
    const turn = bestTurn(row, 300, 600);
    const xs = row.map((cell) => centre(cell.q, cell.r, turn).x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(0);
  });

  it('has no line between hexes of one set', () => {
    expect(lines(outline([land(0, 0)], 0))).toBe(6);
    expect(lines(outline([land(0, 0), land(1, 0)], 0))).toBe(10);
    expect(lines(outline([land(0, 0), land(1, 0), land(0, 1)], 30))).toBe(12);
  });

  it('leads with the arrow keys to the hex beside, and nowhere at the rim', () => {
    const cells = [land(0, 0), land(1, 0), land(0, 1)].map(
      (cell): Placed => ({ ...cell, ...centre(cell.q, cell.r, 0) }),
    );
    expect(towards(cells, cells[0]!, 'ArrowRight')?.hex).toBe('1,0');
    expect(towards(cells, cells[0]!, 'ArrowDown')?.hex).toBe('0,1');
    expect(towards(cells, cells[0]!, 'ArrowLeft')).toBeUndefined();
  });

  it('shows as many fish as a group has', () => {
    expect(SHOALS.map((shoal) => shoal.length)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
