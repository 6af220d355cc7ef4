import { describe, expect, it } from 'vitest';
import { makeBundle, format } from '../src/messages.svelte';
import { heldParts, lineSaid, partsOf, placesOf, seatOf, textOf, type List } from '../src/words';
import type { Line, Phrase } from '../src/wire';

const bundle = makeBundle(
  'en',
  'event-lay = { $who } lays { $tile } on { $face }.\ntile = a tile with { $habitat }\nocean = ocean\npole = the north pole\n',
);
const say = (key: string, args?: Record<string, unknown>) => format(bundle, key, args) ?? key;
const said: Phrase = {
  key: 'event-lay',
  args: {
    who: { key: 'seat', args: { seat: 1 } },
    tile: { key: 'tile', args: { habitat: { key: 'ocean' } }, thing: 'tile', value: 'OOOOO' },
    face: { key: 'pole', thing: 'pin', places: ['1-0'] },
  },
};

describe('something said by keys', () => {
  it('is text for who reads it', () => {
    expect(textOf(said, say, ['Ann', 'Bob'])).toBe('Bob lays a tile with ocean on the north pole.');
  });
  it('is taken apart into names, pieces and places', () => {
    const parts = partsOf(said, say, ['Ann', 'Bob']);
    expect(parts.map((part) => part.seat ?? part.thing ?? part.text)).toEqual([1, ' lays ', 'tile', ' on ', 'pin', '.']);
    expect(parts[2]).toMatchObject({ value: 'OOOOO', text: 'a tile with ocean' });
  });
  it('keeps the marks beside a piece with it', () => {
    const [text, piece] = [{ text: '', seat: null, thing: null, value: '', places: [] }, { thing: 'tile', text: 'T' }];
    const parts = ['“', piece, '” and 2 × ', piece, ')/(', piece, '), so'].map((one) =>
      typeof one === 'string' ? { ...text, text: one } : { ...text, ...one },
    );
    const held = heldParts(parts, (part) => part.thing !== null);
    expect(held.map(({ before, part, after }) => [before, part.text, after].join('|'))).toEqual(
      ['||', '“|T|”', '| and |', '2 × |T|)/(', '||', '|T|),', '| so|'],
    );
    expect(held.map(({ before, part, after }) => before + part.text + after).join('')).toBe('“T” and 2 × T)/(T), so');
  });
  it('may be a name or a piece by itself', () => {
    expect(textOf({ key: 'seat', args: { seat: 0 } }, say, ['Ann', 'Bob'])).toBe('Ann');
    const [tile] = partsOf(said.args!.tile as Phrase, say, []);
    expect(tile).toMatchObject({ thing: 'tile', text: 'a tile with ocean' });
  });
  it('names its places', () => {
    expect(placesOf(said)).toEqual(['1-0']);
    expect(placesOf('a text')).toEqual([]);
  });
  it('joins the things of a list one by one', () => {
    const lists = makeBundle('en', 'list-and = { $first } and { $second }\nlist-more = { $first }, { $second }\na = A\nb = B\n');
    const tell = (key: string, args?: Record<string, unknown>) => format(lists, key, args) ?? key;
    const list = (...items: List): Phrase => ({ key: 'list-and', items });
    const pin: Phrase = { key: 'b', places: ['2-1'] };
    expect(textOf(list('a', pin), tell, [])).toBe('A and B');
    expect(textOf(list('a', pin, 1, list('b', 0)), tell, ['Ann', 'Bob'])).toBe('A, B, Bob and B and Ann');
    expect(placesOf(list('a', pin, 'x'))).toEqual(['2-1']);
  });
  it('has lists, names and bare messages as arguments in short', () => {
    const lists = makeBundle('en', 'list-and = { $first } and { $second }\na = A\nb = B\nsees = { $who } sees { $what }\n');
    const tell = (key: string, args?: Record<string, unknown>) => format(lists, key, args) ?? key;
    const pin: Phrase = { key: 'b', places: ['2-1'] };
    expect(textOf({ key: 'sees', args: { who: [1], what: ['a', 'b'] } }, tell, ['Ann', 'Bob'])).toBe('Bob sees A and B');
    expect(textOf({ key: 'sees', args: { who: [0], what: ['a'] } }, tell, ['Ann'])).toBe('Ann sees A');
    expect(placesOf({ key: 'sees', args: { who: [0], what: ['a', pin] } })).toEqual(['2-1']);
    expect([seatOf([1]), seatOf(['a']), seatOf([0, 1]), seatOf({ key: 'a' }), seatOf(undefined)]).toEqual([1, null, null, null, null]);
  });
  it('names the thing to draw, or its key does', () => {
    expect(partsOf({ key: 'pole', value: 'FFG' }, say, [])[0]).toMatchObject({ thing: 'pole', value: 'FFG' });
    expect(partsOf({ key: 'pole', thing: 'face', value: 1 }, say, [])[0]).toMatchObject({ thing: 'face' });
    expect(partsOf({ key: 'pole' }, say, [])[0]).toMatchObject({ thing: null });
  });
  it('is a text where the server sent one', () => {
    const line = { text: 'Bob passes.', key: 'event-pass', args: {} } as Line;
    expect(lineSaid(line)).toBe('Bob passes.');
    expect(lineSaid({ key: line.key, args: line.args })).toEqual({ key: 'event-pass', args: {} });
  });
});
