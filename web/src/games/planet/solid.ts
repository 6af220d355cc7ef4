/** The dodecahedron: where its faces lie, how it is turned, and how a face falls on the page. */

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
/** A face's outline, grown or shrunk about its middle. */
export const pentagon = (size: number): string =>
  CORNERS.map(({ x, y }) => `${(x * size).toFixed(2)},${(y * size).toFixed(2)}`).join(' ');

/** The corners of a face as paths write them. */
const POINTS = CORNERS.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
const SHAPES = new Map<string, [string, string][]>();
/** What a tile shows: by habitat, one path over all its areas. The same tile is asked for again and again. */
export function shapesOf(areas: string): [string, string][] {
  let shapes = SHAPES.get(areas);
  if (!shapes) {
    const point = (k: number) => POINTS[k % 5];
    const found = new Map<string, string>();
    [...areas].forEach((letter, edge) =>
      found.set(letter, `${found.get(letter) ?? ''}M0 0L${point(edge)}L${point(edge + 1)}Z`),
    );
    SHAPES.set(areas, (shapes = [...found]));
  }
  return shapes;
}
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

/** On the shortest way from one turn to another: about one axis, by a part of the angle. */
export function between(from: Turn, to: Turn, part: number): Turn {
  const way = to.map((row) => from.map((other) => dot(row, other))) as unknown as Turn;
  const cos = Math.max(-1, Math.min(1, (way[0][0] + way[1][1] + way[2][2] - 1) / 2));
  const angle = Math.acos(cos);
  if (angle < 1e-4) return to;
  const axis = unit(angle < 3.1 ? [way[2][1] - way[1][2], way[0][2] - way[2][0], way[1][0] - way[0][1]] : halfTurnAxis(way));
  const [sin, rest] = [Math.sin(angle * part), 1 - Math.cos(angle * part)];
  const turned = ([0, 1, 2] as const).map((k) => {
    const row = column(from, k);
    const around = cross(axis, row);
    const out = scaled(axis, dot(axis, row) * rest);
    return [0, 1, 2].map((c) => row[c]! * (1 - rest) + around[c]! * sin + out[c]!) as unknown as Vector;
  });
  const [x, y] = [0, 1].map((k) => turned.map((row) => row[k]!) as unknown as Vector);
  return upright([x!, y!, x!]);
}
/** Where the solid's k-th axis goes. */
const column = (turn: Turn, k: number): Vector => [turn[0][k]!, turn[1][k]!, turn[2][k]!];
/** The axis of half a turn: the longest column of the turn plus one. */
function halfTurnAxis(way: Turn): Vector {
  const columns = [0, 1, 2].map((k) => {
    const [x, y, z] = column(way, k);
    return [x + (k === 0 ? 1 : 0), y + (k === 1 ? 1 : 0), z + (k === 2 ? 1 : 0)] as const;
  });
  return columns.reduce((one, other) => (Math.hypot(...other) > Math.hypot(...one) ? other : one));
}

/** A pleasant first look: a little from above and from the right. */
export const AT_FIRST: Turn = roll(towardsFace(0), -0.35, 0.62);

export interface Net {
  /** Where each face lies, as a centre and an angle. */
  places: readonly (Point & { angle: number })[];
  box: { x: number; y: number; width: number; height: number };
}
/** The unfolded map: two flowers, side by side or one above the other. */
function unfolded(isHigh: boolean): Net {
  const places = ACROSS.map(() => ({ x: 0, y: 0, angle: 0 }));
  for (const [middle, side] of [[0, -1], [11, 1]] as const) {
    const [x, y] = isHigh ? [0, side * RADIUS * 2.5] : [side * RADIUS * 2.52, 0];
    places[middle] = { x, y, angle: 0 };
    ACROSS[middle]!.forEach((petal, edge) => {
      const towards = ((-90 + 72 * edge) * Math.PI) / 180;
      const far = 2 * INNER + 2;
      places[petal] = { x: x + far * Math.cos(towards), y: y + far * Math.sin(towards), angle: 72 * edge + 180 };
    });
  }
  const points = places.flatMap((place) => CORNERS.map((corner) => placed(place, corner)));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 3, Math.min(...ys) - 3];
  return { places, box: { x, y, width: Math.max(...xs) + 3 - x, height: Math.max(...ys) + 3 - y } };
}
function placed(place: Point & { angle: number }, at: Point): Point {
  const [sin, cos] = [Math.sin((place.angle * Math.PI) / 180), Math.cos((place.angle * Math.PI) / 180)];
  return { x: place.x + at.x * cos - at.y * sin, y: place.y + at.x * sin + at.y * cos };
}
const NETS = { wide: unfolded(false), high: unfolded(true) };

/** The unfolded map that fits a frame best. */
export function netFor(width: number, height: number): Net {
  const scale = ({ box }: Net) => Math.min(width / box.width, height / box.height);
  return scale(NETS.high) > scale(NETS.wide) ? NETS.high : NETS.wide;
}

/** Where a point of a face's own drawing comes to lie on the page. */
export function onPage(turn: Turn, face: number, at: Point): Point {
  const { up, right } = AXES[face]!;
  const inSpace: Vector = [0, 1, 2].map(
    (k) => NORMALS[face]![k]! * DEPTH + right[k]! * at.x - up[k]! * at.y,
  ) as unknown as Vector;
  const [x, y] = turnVector(turn, inSpace);
  return { x, y: -y };
}

/** The same in an unfolded map. */
export function onNet(net: Net, face: number, at: Point): Point {
  return placed(net.places[face]!, at);
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
  return POINTS.map((corner, edge) => {
    const next = POINTS[(edge + 1) % 5]!;
    const spoke = differs([face, edge], [face, (edge + 1) % 5]) ? `M0 0L${next}` : '';
    const rim = differs([face, edge], across(face, edge)) ? `M${corner}L${next}` : '';
    return spoke + rim;
  }).join('');
}
