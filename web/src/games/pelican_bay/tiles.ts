/** How a tile's areas are drawn: shores, straits and bridges out of its six edges. */

import type { Terrain } from '../../terrain';

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  q: number;
  r: number;
}
/** A part of a tile, painted in order: what comes later lies on top. */
export interface Piece {
  terrain: Terrain;
  area: number;
  path: string;
}
export interface Bridge {
  kind: 'wooden' | 'suspension';
  area: number;
  from: Point;
  to: Point;
}
export interface Drawn {
  pieces: Piece[];
  /** The lines where two terrains meet inside the tile. */
  shores: string;
  bridges: Bridge[];
}
interface Run {
  letter: string;
  area: number;
  start: number;
  length: number;
}

/** A hex's radius on the map. */
export const SIZE = 40;
export const TERRAIN: Readonly<Record<string, Terrain>> = { W: 'water', B: 'beach', F: 'forest' };
/** The cell across edge 0 … 5, clockwise from the east. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const key = ({ q, r }: Cell) => `${q},${r}`;
export function centre({ q, r }: Cell): Point {
  return { x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r };
}

/** A point of a hex by its angle, clockwise from the east, and its distance in radii. */
export function polar(at: Point, degrees: number, out: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: at.x + SIZE * out * Math.cos(angle), y: at.y + SIZE * out * Math.sin(angle) };
}
/** Corners `k` and `k + 1` bound edge `k`. */
export const corner = (at: Point, k: number, out = 1) => polar(at, 60 * k - 30, out);
/** A point towards the middle of an edge; 1 lies on it. */
export const towardsEdge = (at: Point, edge: number, out: number) => polar(at, 60 * edge, out * Math.cos(Math.PI / 6));
export const hexagon = (at: Point, out = 1) =>
  [0, 1, 2, 3, 4, 5].map((k) => write(corner(at, k, out)).replace(' ', ',')).join(' ');
const write = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A tile by its name: its edges, and its areas if the name tells them (`BBWWBF/001123`). */
export function printed(name: string): { edges: string; areas: number[] } {
  const [edges, told] = name.split('/') as [string, string | undefined];
  const seen = [...new Set(edges)];
  return { edges, areas: told ? [...told].map(Number) : [...edges].map((letter) => seen.indexOf(letter)) };
}

/** A list of six turned clockwise. */
export function turned<T>(list: readonly T[], rotation: number): T[] {
  return list.map((_, edge) => list[(edge - rotation + 6) % 6]!);
}

/** Neighbouring edges of one area, clockwise. */
export function runs(edges: string, areas: number[]): Run[] {
  const same = (a: number, b: number) => areas[a] === areas[b] && edges[a] === edges[b];
  const starts = [0, 1, 2, 3, 4, 5].filter((edge) => !same(edge, (edge + 5) % 6));
  if (!starts.length) return [{ letter: edges[0]!, area: areas[0]!, start: 0, length: 6 }];
  return starts.map((start, index) => {
    const next = starts[(index + 1) % starts.length]!;
    return { letter: edges[start]!, area: areas[start]!, start, length: (next - start + 5) % 6 + 1 };
  });
}

const middleOf = (run: Run) => 60 * (run.start + (run.length - 1) / 2);
const piece = (run: Run, path: string): Piece => ({ terrain: TERRAIN[run.letter]!, area: run.area, path });
const rim = (at: Point, run: Run) =>
  Array.from({ length: run.length + 1 }, (_, k) => write(corner(at, run.start + k))).join('L');
const whole = (at: Point) => `M${[0, 1, 2, 3, 4, 5].map((k) => write(corner(at, k))).join('L')}Z`;

// How far the shore of a run of one, two or three edges stays away from the middle.
const AWAY = [0, 0.02, 0.14, 0.36];
/** The shore of a run that does not reach the middle, from its last corner back to its first. */
function bayShore(at: Point, run: Run): string {
  const bend = polar(at, middleOf(run), AWAY[run.length] ?? 0);
  return `Q${write(bend)} ${write(corner(at, run.start))}`;
}
function bay(at: Point, run: Run): Piece {
  return piece(run, `M${rim(at, run)}${bayShore(at, run)}Z`);
}
const shoreOf = (at: Point, run: Run) => `M${write(corner(at, run.start + run.length))}${bayShore(at, run)}`;

/** A tile's drawing around a point; `areas` tells which edges belong together. */
export function drawTile(edges: string, areas: number[], at: Point): Drawn {
  const parts = runs(edges, areas);
  if (parts.length === 1) return { pieces: [piece(parts[0]!, whole(at))], shores: '', bridges: [] };
  if (parts.length === 2) return drawTwo(parts, at);
  const water = parts.filter((run) => run.letter === 'W');
  if (water.length > 1 && water.every((run) => run.area === water[0]!.area)) return drawStrait(parts, water[0]!, at);
  const pair = pairOf(parts);
  if (parts.length === 4 && pair) return drawBridge(parts, pair, at);
  return drawWedges(parts, at);
}

/** The two runs of one terrain that face each other over the others. */
function pairOf(parts: Run[]): [Run, Run] | null {
  for (const [one, two] of [[0, 2], [1, 3]] as const) {
    if (parts[one]?.letter === parts[two]?.letter && parts[one]) return [parts[one], parts[two]!];
  }
  return null;
}

function drawTwo(parts: Run[], at: Point): Drawn {
  const [small, large] = [...parts].sort((a, b) => a.length - b.length) as [Run, Run];
  const base = piece(large, whole(at));
  if (small.length < 3) return { pieces: [base, bay(at, small)], shores: shoreOf(at, small), bridges: [] };
  const end = corner(at, small.start + 3);
  const wave = `C${write(polar(at, middleOf(small) + 60, 0.42))} ${write(polar(at, middleOf(small) + 240, 0.42))} ${write(corner(at, small.start))}`;
  return {
    pieces: [base, piece(small, `M${rim(at, small)}${wave}Z`)],
    shores: `M${write(end)}${wave}`,
    bridges: [],
  };
}

function drawStrait(parts: Run[], water: Run, at: Point): Drawn {
  const land = parts.filter((run) => run.letter !== 'W');
  return {
    pieces: [piece(water, whole(at)), ...land.map((run) => bay(at, run))],
    shores: land.map((run) => shoreOf(at, run)).join(''),
    bridges: [],
  };
}

function drawBridge(parts: Run[], pair: [Run, Run], at: Point): Drawn {
  const [one, other] = parts.filter((run) => !pair.includes(run)) as [Run, Run];
  const after = parts[(parts.indexOf(other) + 1) % 4]!;
  const before = parts[(parts.indexOf(other) + 3) % 4]!;
  const [near, far] = [polar(at, middleOf(after), 0.62), polar(at, middleOf(before), 0.62)];
  const divide = `L${write(near)}Q${write(at)} ${write(far)}`;
  const bridges: Bridge[] =
    pair[0].area === pair[1].area && pair[0].letter !== 'W'
      ? [
          {
            kind: pair[0].letter === 'B' ? 'wooden' : 'suspension',
            area: pair[0].area,
            from: polar(at, middleOf(pair[0]), pair[0].length > 1 ? 0.42 : 0.56),
            to: polar(at, middleOf(pair[1]), pair[1].length > 1 ? 0.42 : 0.56),
          },
        ]
      : [];
  return {
    pieces: [piece(one, whole(at)), piece(other, `M${rim(at, other)}${divide}Z`), ...pair.map((run) => bay(at, run))],
    shores: pair.map((run) => shoreOf(at, run)).join(''),
    bridges,
  };
}

function drawWedges(parts: Run[], at: Point): Drawn {
  const bend = (k: number) => write(polar(at, 60 * k - 14, 0.5));
  return {
    pieces: parts.map((run) =>
      piece(
        run,
        `M${rim(at, run)}Q${bend(run.start + run.length)} ${write(at)}Q${bend(run.start)} ${write(corner(at, run.start))}Z`,
      ),
    ),
    shores: parts.map((run) => `M${write(corner(at, run.start))}Q${bend(run.start)} ${write(at)}`).join(''),
    bridges: [],
  };
}

/** The next cell in a direction of the arrow keys. */
export function towards<T extends Cell>(cells: T[], from: Cell, arrow: string): T | undefined {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[arrow];
  if (!way) return undefined;
  const start = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = centre(cell);
    const along = (x - start.x) * way[0]! + (y - start.y) * way[1]!;
    const aside = Math.abs((x - start.x) * way[1]! + (y - start.y) * way[0]!);
    if (along > SIZE / 2 && along >= aside * 0.5 && along + 2 * aside < least) {
      [best, least] = [cell, along + 2 * aside];
    }
  }
  return best;
}

const SIDES = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/** The message that says on which side of the bay a cell lies, as the server's words do. */
export function sideKey({ q, r }: { q: number; r: number }): string {
  const [x, y] = [q + r / 2, r * 0.866];
  if (x * x + y * y < 2) return 'place-middle';
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return `place-${SIDES[(eighth + 8) % 8]}`;
}
