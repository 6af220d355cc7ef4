/** Where the landscape's hexes lie on the page, and the lines around sets of them. */

import type { Box, Point } from '../../camera.svelte';

export type { Point };
export interface Cell {
  q: number;
  r: number;
  tile: number;
  hex: string;
  kind: 'water' | 'land';
  number?: number;
  fish?: number;
  seat?: number | null;
  caravans?: number;
}
export interface Placed extends Cell, Point {}

/** A hex's radius: everything on the map is measured against it. */
export const SIZE = 30;
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function turned(x: number, y: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** The middle of a hex once the landscape is turned. */
export function centre(q: number, r: number, turn: number): Point {
  return turned(SIZE * Math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r, turn);
}

/** The corners of a hex; corners `k` and `k + 1` bound the side towards step `k`. */
export function corners(at: Point, turn: number, size = SIZE): Point[] {
  return STEPS.map((_, k) => {
    const corner = turned(size, 0, turn + 60 * k - 30);
    return { x: at.x + corner.x, y: at.y + corner.y };
  });
}

export function polygon(points: Point[]): string {
  return points.map((point) => `${point.x.toFixed(2)},${point.y.toFixed(2)}`).join(' ');
}

/** The box around the landscape once it is turned. */
export function box(cells: Cell[], turn: number): Box {
  const around = corners({ x: 0, y: 0 }, turn);
  const reach = { x: Math.max(...around.map(({ x }) => x)), y: Math.max(...around.map(({ y }) => y)) };
  const middles = cells.map((cell) => centre(cell.q, cell.r, turn));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - reach.x,
    top: Math.min(...ys) - reach.y,
    right: Math.max(...xs) + reach.x,
    bottom: Math.max(...ys) + reach.y,
  };
}

/** The turn, a multiple of 30°, in which the landscape is largest in a frame of this size. */
export function bestTurn(cells: Cell[], wide: number, high: number): number {
  const scale = (turn: number) => {
    const { left, top, right, bottom } = box(cells, turn);
    return Math.min(wide / (right - left), high / (bottom - top));
  };
  const turns = [0, 30, 60, 90, 120, 150];
  return turns.reduce((best, turn) => (scale(turn) > scale(best) + 0.001 ? turn : best));
}

/** The line around a set of hexes, and around its holes, as a path. */
export function outline(cells: Cell[], turn: number, size = SIZE): string {
  const within = new Set(cells.map((cell) => `${cell.q},${cell.r}`));
  return cells
    .flatMap((cell) => {
      const around = corners(centre(cell.q, cell.r, turn), turn, size);
      return STEPS.flatMap(([q, r], k) => {
        if (within.has(`${cell.q + q},${cell.r + r}`)) return [];
        const [from, to] = [around[k]!, around[(k + 1) % 6]!];
        return `M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${to.x.toFixed(2)} ${to.y.toFixed(2)}`;
      });
    })
    .join('');
}

/** The next hex in a direction of the arrow keys; undefined at the rim. */
export function towards(cells: Placed[], from: Point, key: string): Placed | undefined {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!way) return undefined;
  let best: Placed | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const along = (cell.x - from.x) * way[0]! + (cell.y - from.y) * way[1]!;
    const aside = Math.abs((cell.x - from.x) * way[1]! + (cell.y - from.y) * way[0]!);
    const far = along + 2 * aside;
    if (along > SIZE / 2 && along >= aside * 0.9 && far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Where the fish of a group swim in their hex. */
export const SHOALS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 8]],
  [[-7, 4], [7, 12]],
  [[-9, 3], [9, 5], [-1, 14]],
  [[-9, 2], [9, 3], [-8, 13], [9, 14]],
  [[-10, 1], [10, 1], [0, 8], [-9, 16], [10, 16]],
];

/** Those of `cells` that lie next to a hex. */
export function around<C extends Cell>(cell: Cell, cells: C[]): C[] {
  return cells.filter((one) => STEPS.some(([q, r]) => one.q === cell.q + q && one.r === cell.r + r));
}
