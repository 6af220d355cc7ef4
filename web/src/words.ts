/** Parses message keys with arguments from the server into sentences with pictures. */

import type { Say } from './boards';
import type { Line, Phrase } from './wire';

/** A text, or a message that the browser formats. */
export type Said = string | Phrase;
export type Value = NonNullable<Phrase['value']>;
type Argument = NonNullable<Phrase['args']>[string];
/** A list: a string is the key of a message, a number a seat. */
export type List = NonNullable<Phrase['items']>;

/** A part of the table in words: a heading with sentences, and a table if it has columns. */
export interface Section {
  title: Phrase;
  lines: Phrase[];
  columns: Phrase[];
  rows: (string | number | Phrase)[][];
}

/** A part of a sentence: plain text, a player's name, a piece to draw or a place to highlight. */
export interface Part {
  text: string;
  seat: number | null;
  thing: string | null;
  value: Value;
  places: string[];
}

const PLAIN = { seat: null, thing: null, value: '', places: [] };
const MARK = /\uE000(\d+)\uE001/;

/** The parts of a phrase, in order. */
export function partsOf(said: Said, say: Say, names: string[]): Part[] {
  const only = typeof said === 'string' ? null : partOf(said, say, names);
  if (only) return [only];
  const marked: Part[] = [];
  return whole(said, say, names, marked)
    .split(MARK)
    .map((text, at) => (at % 2 ? marked[Number(text)]! : { ...PLAIN, text }))
    .filter((part) => part.text !== '' || part.thing !== null);
}

/** The same as plain text. */
export function textOf(said: Said | List, say: Say, names: string[]): string {
  return partsOf(Array.isArray(said) ? phraseOf(said) : said, say, names)
    .map((part) => part.text)
    .join('');
}

/** A message with marks where its names, pieces and places are. */
function whole(said: Said, say: Say, names: string[], marked: Part[]): string {
  if (typeof said === 'string') return said;
  const args = Object.entries(argsOf(said)).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value];
    const inner = phraseOf(value);
    const part = partOf(inner, say, names);
    return [name, part ? `\uE000${marked.push(part) - 1}\uE001` : whole(inner, say, names, marked)];
  });
  return say(said.key, Object.fromEntries(args));
}

/** The special part that a phrase names; null for plain words. */
function partOf(said: Phrase, say: Say, names: string[]): Part | null {
  if (said.key === 'seat') {
    const seat = Number(said.args?.seat);
    return { ...PLAIN, seat, text: names[seat] ?? say('seat-number', { number: seat + 1 }) };
  }
  const { value = '', places = [] } = said;
  const thing = said.thing ?? (said.value === undefined ? null : said.key);
  if (thing === null && !said.places) return null;
  return { seat: null, thing, value, places, text: textOf({ key: said.key, args: argsOf(said) }, say, names) };
}

/** A part with the marks beside it, such as quotation marks, that stay on one line with it. */
export interface Held {
  before: string;
  part: Part;
  after: string;
}

const OPENING = /(?:\d+ × )?[^ \p{L}\p{N}]*$/u; // a no-break space holds as well
const CLOSING = /^[^ \p{L}\p{N}]+/u;

/** The parts of a sentence, where pieces that are drawn hold the marks beside them. */
export function heldParts(parts: Part[], isDrawn: (part: Part) => boolean): Held[] {
  const held = parts.map((part) => ({ before: '', part, after: '' }));
  /** Remove the marks from a text beside a piece. */
  function marks(beside: Held | undefined, pattern: RegExp): string {
    if (!beside || beside.part.seat !== null || beside.part.thing !== null || beside.part.places.length) return '';
    const { text } = beside.part;
    beside.part = { ...beside.part, text: text.replace(pattern, '') };
    return text.match(pattern)?.[0] ?? '';
  }
  held.forEach((one, at) => {
    if (!isDrawn(one.part)) return;
    one.before = marks(held[at - 1], OPENING);
    one.after = marks(held[at + 1], CLOSING);
  });
  return held;
}

/** All places that a phrase names; descriptions of a place do not count. */
export function placesOf(said: Said): string[] {
  if (typeof said === 'string') return [];
  if (said.places) return said.places;
  return Object.values(argsOf(said)).flatMap((value) => (typeof value === 'object' ? placesOf(phraseOf(value)) : []));
}

/** The seat that an argument names, null if it names none. */
export function seatOf(value: Argument | undefined): number | null {
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'number' ? value[0] : null;
}

/** An argument as a phrase: a list of several things, or the only one. */
function phraseOf(value: Phrase | List): Phrase {
  if (!Array.isArray(value)) return value;
  return value.length === 1 ? itemOf(value[0]!) : { key: 'list-and', items: value };
}

function itemOf(item: List[number]): Phrase {
  if (typeof item === 'object') return item;
  return typeof item === 'string' ? { key: item } : { key: 'seat', args: { seat: item } };
}

/** The arguments of a phrase; the items of a list are sent flat and joined one by one. */
function argsOf({ args = {}, items = [] }: Phrase): NonNullable<Phrase['args']> {
  const [first, ...rest] = items.map(itemOf);
  const second = rest.pop();
  if (!first || !second) return args;
  const join = (before: Phrase, item: Phrase) => ({ key: 'list-more', args: { first: before, second: item } });
  return { first: rest.reduce(join, first), second };
}

/** The phrase of a line of the log. */
export function lineSaid(line: Pick<Line, 'text' | 'key' | 'args'>): Said {
  return line.text ?? { key: line.key, args: line.args };
}
