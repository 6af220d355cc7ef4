/** The dodecahedron: where its faces lie, how it is turned, and how a face falls on the page. */

import type { Terrain } from '../../terrain';

export type Vector = readonly [number, number, number];
/** Three rows: where the solid's own x, y and z go; x to the right, y up, z towards the eye. */
export type Turn = readonly [Vector, Vector, Vector];
export interface Point {
  x: number;
  y: number;
}

/** The face across each edge of each face, edges clockwise seen from outside. */
export const ACROSS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [0, 5, 10, 6, 2],
  [0, 1, 6, 7, 3],
  [0, 2, 7, 8, 4],
  [0, 3, 8, 9, 5],
  [0, 4, 9, 10, 1],
  [11, 7, 2, 1, 10],
  [11, 8, 3, 2, 6],
  [11, 9, 4, 3, 7],
  [11, 10, 5, 4, 8],
  [11, 6, 1, 5, 9],
  [10, 9, 8, 7, 6],
];
export const HABITATS: Readonly<Record<string, Terrain>> = {
  O: 'water',
  F: 'forest',
  M: 'mountain',
  D: 'desert',
  G: 'glacier',
};
/** A face's circumradius on the page; its inradius follows. */
export const RADIUS = 50;
export const INNER = RADIUS * Math.cos(Math.PI / 5);
/** From the solid's middle to a face, and to a corner, in the same measure. */
export const DEPTH = INNER / Math.tan((Math.PI - Math.acos(-1 / Math.sqrt(5))) / 2);
export const REACH = Math.hypot(DEPTH, RADIUS);

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Face 0 looks up along z, 1 to 5 stand around it clockwise, 6 to 10 below them, 11 is opposite. */
function normalOf(face: number): Vector {
  if (face === 0 || face === 11) return [0, 0, face ? -1 : 1];
  const upper = face <= 5;
  const azimuth = ((upper ? 90 - 72 * (face - 1) : 54 - 72 * (face - 6)) * Math.PI) / 180;
  const height = (upper ? 1 : -1) / Math.sqrt(5);
  return [(Math.cos(azimuth) * 2) / Math.sqrt(5), (Math.sin(azimuth) * 2) / Math.sqrt(5), height];
}
export const NORMALS: readonly Vector[] = ACROSS.map((_, face) => normalOf(face));

/** A face's own axes: edge 0 lies in the direction `up`, `right` is clockwise from it. */
const AXES = NORMALS.map((normal, face) => {
  const next = NORMALS[ACROSS[face]![0]!]!;
  const up = unit(minus(next, scaled(normal, dot(next, normal))));
  return { up, right: cross(up, normal) };
});

/** Corner `k` of a face in its own measure, y downwards; corners `k` and `k + 1` bound edge `k`. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4].map((k) => {
  const angle = ((-126 + 72 * k) * Math.PI) / 180;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});
/** A point of the area at an edge: 0 the middle of the face, 1 the middle of the edge. */
export function inArea(edge: number, out: number): Point {
  const angle = ((-90 + 72 * edge) * Math.PI) / 180;
  return { x: INNER * out * Math.cos(angle), y: INNER * out * Math.sin(angle) };
}

export const turnVector = (turn: Turn, a: Vector): Vector => [dot(turn[0], a), dot(turn[1], a), dot(turn[2], a)];

/** How far a face looks towards the eye: above 0 it is seen. */
export function facing(turn: Turn, face: number): number {
  return dot(turn[2], NORMALS[face]!);
}

/** The SVG matrix that puts a face's own drawing on the page. */
export function faceMatrix(turn: Turn, face: number): string {
  const { up, right } = AXES[face]!;
  const [rightX, rightY] = turnVector(turn, right);
  const [upX, upY] = turnVector(turn, up);
  const [x, y] = turnVector(turn, scaled(NORMALS[face]!, DEPTH));
  return `matrix(${[rightX, -rightY, -upX, upY, x, -y].map((part) => part.toFixed(4)).join(' ')})`;
}

const LIGHT = unit([-0.55, 0.65, 0.8]);
/** How much light falls on a face from the upper left, −1 to 1. */
export function light(turn: Turn, face: number): number {
  return dot(turnVector(turn, NORMALS[face]!), LIGHT);
}

/** Turn on by angles about the page's upright and level axes, as a hand would. */
export function roll(turn: Turn, right: number, down: number, spin = 0): Turn {
  const [sinY, cosY] = [Math.sin(right), Math.cos(right)];
  const [sinX, cosX] = [Math.sin(down), Math.cos(down)];
  const [sinZ, cosZ] = [Math.sin(spin), Math.cos(spin)];
  const mix = (a: Vector, b: Vector, p: number, q: number): Vector => [
    p * a[0] + q * b[0],
    p * a[1] + q * b[1],
    p * a[2] + q * b[2],
  ];
  let [x, y, z] = turn;
  [x, z] = [mix(x, z, cosY, sinY), mix(z, x, cosY, -sinY)];
  [y, z] = [mix(y, z, cosX, -sinX), mix(z, y, cosX, sinX)];
  [x, y] = [mix(x, y, cosZ, sinZ), mix(y, x, cosZ, -sinZ)];
  return upright([x, y, z]);
}

/** Rounding never bends the solid: the rows stay at right angles. */
function upright([x, y]: Turn): Turn {
  const across = unit(x);
  const over = unit(minus(y, scaled(across, dot(across, y))));
  return [across, over, cross(across, over)];
}

/** The turn that shows a face in front, its edge 0 upwards. */
export function towardsFace(face: number): Turn {
  const { up, right } = AXES[face]!;
  return [right, up, NORMALS[face]!];
}

/** Between two turns: good enough for a short movement, and never bent. */
export function between(from: Turn, to: Turn, part: number): Turn {
  const mix = (k: 0 | 1 | 2): Vector => [
    from[k][0] + (to[k][0] - from[k][0]) * part,
    from[k][1] + (to[k][1] - from[k][1]) * part,
    from[k][2] + (to[k][2] - from[k][2]) * part,
  ];
  const across = mix(0);
  const over = mix(1);
  if (Math.hypot(...across) < 0.05 || Math.hypot(...over) < 0.05) return to;
  return upright([across, over, mix(2)]);
}

/** A pleasant first look: a little from above and from the right. */
export const AT_FIRST: Turn = roll(towardsFace(0), -0.35, 0.62);

/** Where each face lies in the unfolded map: two flowers, as a centre and an angle. */
export const NET: readonly { x: number; y: number; angle: number }[] = (() => {
  const places = ACROSS.map(() => ({ x: 0, y: 0, angle: 0 }));
  for (const [middle, left] of [[0, -1], [11, 1]] as const) {
    const x = left * RADIUS * 2.52;
    places[middle] = { x, y: 0, angle: 0 };
    ACROSS[middle]!.forEach((petal, edge) => {
      const towards = ((-90 + 72 * edge) * Math.PI) / 180;
      const far = 2 * INNER + 2;
      places[petal] = { x: x + far * Math.cos(towards), y: far * Math.sin(towards), angle: 72 * edge + 180 };
    });
  }
  return places;
})();

/** Where a point of a face's own drawing comes to lie on the page. */
export function onPage(turn: Turn, face: number, at: Point): Point {
  const { up, right } = AXES[face]!;
  const inSpace: Vector = [0, 1, 2].map(
    (k) => NORMALS[face]![k]! * DEPTH + right[k]! * at.x - up[k]! * at.y,
  ) as unknown as Vector;
  const [x, y] = turnVector(turn, inSpace);
  return { x, y: -y };
}

/** The same in the unfolded map. */
export function onNet(face: number, at: Point): Point {
  const { x, y, angle } = NET[face]!;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return { x: x + at.x * cos - at.y * sin, y: y + at.x * sin + at.y * cos };
}

/** A tile as printed, turned so that its first area comes to an edge. */
export function rotated(code: string, rotation: number): string {
  const areas = code.split('#')[0]!;
  return [...areas].map((_, edge) => areas[(edge - rotation + 5) % 5]).join('');
}

/** The area across an edge as face and edge. */
export function across(face: number, edge: number): [number, number] {
  const other = ACROSS[face]![edge]!;
  return [other, ACROSS[other]!.indexOf(face)];
}

/** The edges at which a line is drawn: towards the next area clockwise, and across the face's edge. */
export function borders(
  face: number,
  differs: (one: [number, number], other: [number, number]) => boolean,
): string {
  const point = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return CORNERS.map((corner, edge) => {
    const next = CORNERS[(edge + 1) % 5]!;
    const spoke = differs([face, edge], [face, (edge + 1) % 5]) ? `M0 0L${point(next)}` : '';
    const rim = differs([face, edge], across(face, edge)) ? `M${point(corner)}L${point(next)}` : '';
    return spoke + rim;
  }).join('');
}
