/** The logic of the shell: addresses, the log after an undo, names and clauses. */

import { describe, expect, it } from 'vitest';
import { clauseBlocks, named, pageBlocks, pieces } from '../src/markdown';
import { parse } from '../src/route';
import { mergeChat, mergeLines, spreadLines } from '../src/lines';
import { splitNames } from '../src/table/names';
import type { ChatLine, Line } from '../src/wire';

const line = (version: number, ply: number): Line => ({
  version,
  ply,
  seat: 0,
  text: '',
  clause: null,
  key: '',
  args: {},
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
  it('has a line for each thing that followed from an action', () => {
    const more = [{ clause: 'MO-11', key: 'event-wedding', args: {} }];
    const spread = spreadLines([{ ...line(4, 1), action: { verb: 'play' }, more }, line(5, 2)]);
    expect(spread).toEqual([{ ...line(4, 1), action: { verb: 'play' } }, { version: 4, ply: 1, seat: 0, ...more[0] }, line(5, 2)]);
  });

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

describe('the chat', () => {
  const said = (version: number): ChatLine => ({ version, name: 'Ann', text: 'hi', at: 0, seat: 0, player: null, tag: '' });

  it('grows at both ends and tells no line twice', () => {
    const held = mergeChat([said(4)], [said(4), said(6)]);
    expect(mergeChat([said(2), said(3)], held).map((one) => one.version)).toEqual([2, 3, 4, 6]);
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
    expect(clauseBlocks('Words\n| a | b |\n|---|---|\n| 1 | 2 |').map((block) => block.kind)).toEqual(['words', 'table']);
  });
  it('reads a page block by block, with the clauses that each paragraph names', () => {
    const page = '# Planet\n\nLay a\ntile. (PL-6, PL-7) <!-- full 4 = 5 10 -->\n\n1. One. (PL-1)\n2. Two\n   lines.\n\n> Box\n> (PL-C6)\n\n![about](pictures/planet-21.png)';
    const blocks = pageBlocks(page);
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'words', 'list', 'quote', 'picture']);
    expect(blocks.map((block) => ('pieces' in block ? named(block.pieces) : []))).toEqual([[], ['PL-6', 'PL-7'], [], ['PL-C6'], []]);
    expect(blocks[2]).toMatchObject({ ordered: true, items: [{ length: 2 }, [{ text: 'Two lines.' }]] });
  });
});
