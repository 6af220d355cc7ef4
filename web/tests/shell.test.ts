/** The parts of the shell that think: addresses, the log after an undo, names and clauses. */

import { describe, expect, it } from 'vitest';
import { blocks, pieces } from '../src/markdown';
import { parse } from '../src/route';
import { mergeLines } from '../src/lines';
import { splitNames } from '../src/table/names';
import type { Line } from '../src/wire';

const line = (version: number, ply: number): Line => ({
  version,
  ply,
  seat: 0,
  text: '',
  clause: null,
  key: '',
  args: {},
  action: null,
});

describe('addresses', () => {
  it('name a page', () => {
    expect(parse('/')).toEqual({ page: 'lobby' });
    expect(parse('/new/moluku')).toEqual({ page: 'new', game: 'moluku' });
    expect(parse('/table/t1')).toEqual({ page: 'table', table: 't1' });
    expect(parse('/recover', '', '#abc')).toEqual({ page: 'recover', key: 'abc' });
    expect(parse('/elsewhere')).toEqual({ page: 'nowhere' });
  });

  it('lead to a position through the eyes of a seat', () => {
    expect(parse('/replay/t1/12', '?seat=1')).toEqual({ page: 'replay', table: 't1', ply: 12, seat: 1 });
    expect(parse('/replay/t1/x')).toEqual({ page: 'replay', table: 't1', ply: null, seat: null });
  });
});

describe('the log', () => {
  it('grows by what an update brings', () => {
    expect(mergeLines([line(4, 1)], 1, [line(5, 2)]).map((one) => one.version)).toEqual([4, 5]);
  });

  it('loses what an undo takes back', () => {
    const held = [line(4, 1), line(5, 2), line(6, 3)];
    expect(mergeLines(held, 1, [line(7, 1)]).map((one) => one.version)).toEqual([4, 7]);
  });

  it('never tells the same line twice', () => {
    expect(mergeLines([line(4, 1)], 1, [line(4, 1), line(5, 2)]).map((one) => one.version)).toEqual([4, 5]);
  });
});

describe('names in a sentence', () => {
  it('are marked, the longest first', () => {
    expect(splitNames('Ann asks Ann Marie.', ['Ann', 'Ann Marie'])).toEqual([
      { text: 'Ann', seat: 0 },
      { text: ' asks ', seat: null },
      { text: 'Ann Marie', seat: 1 },
      { text: '.', seat: null },
    ]);
  });

  it('are not found inside other words, and may hold any character', () => {
    expect(splitNames('Annette (x) plays.', ['Ann', '(x)']).map((part) => part.seat)).toEqual([null, 1, null]);
  });
});

describe('clauses', () => {
  it('keep bold words, code and tables', () => {
    expect(pieces('a **b** `c`').map((piece) => piece.kind)).toEqual(['text', 'bold', 'text', 'code']);
    expect(blocks('Words\n| a | b |\n|---|---|\n| 1 | 2 |').map((block) => block.kind)).toEqual(['words', 'table']);
  });
});
