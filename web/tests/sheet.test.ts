import { describe, expect, it } from 'vitest';
import { rowsOf } from '../src/table/sheet';
import type { SheetLine } from '../src/wire';

const alone = (place: string): SheetLine => ({
  rule: 'GK-12',
  text: { key: 'alone', places: [place] },
  points: 1,
});
const lake: SheetLine = { rule: 'GK-11', text: { key: 'lake', places: ['7'] }, points: 3 };
const key = (said: unknown) => (said as { key: string }).key;

describe('the rows of a score sheet', () => {
  it('join lines that say the same of different places', () => {
    const rows = rowsOf([lake, alone('1'), alone('2'), alone('3')], key);
    expect(rows.map((row) => [row.count, row.points, row.places])).toEqual([
      [1, 3, ['7']],
      [3, 3, ['1', '2', '3']],
    ]);
  });
  it('keep apart what stands apart or brings other points', () => {
    expect(rowsOf([alone('1'), lake, alone('2'), { ...alone('3'), points: 2 }], key)).toHaveLength(4);
  });
});
