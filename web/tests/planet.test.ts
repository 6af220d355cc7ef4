/** The solid is a true dodecahedron, and turning it never bends it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANIMALS } from '../src/games/planet/animals';
import {
  ACROSS,
  across,
  AT_FIRST,
  between,
  borders,
  CORNERS,
  DEPTH,
  facing,
  inArea,
  netFor,
  NORMALS,
  onNet,
  onPage,
  RADIUS,
  REACH,
  roll,
  rotated,
  towardsFace,
  type Turn,
  type Vector,
} from '../src/games/planet/solid';

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

describe('the solid', () => {
  it('has neighbours at one angle and nobody nearer', () => {
    ACROSS.forEach((edges, face) => {
      const near = NORMALS.map((normal) => dot(normal, NORMALS[face]!));
      for (const other of edges) expect(near[other]).toBeCloseTo(1 / Math.sqrt(5));
    });
  });

  it('shows the edges of every face clockwise, edge 0 upwards', () => {
    ACROSS.forEach((edges, face) => {
      const turn = towardsFace(face);
      edges.forEach((other, edge) => {
        const middle = onPage(turn, face, inArea(edge, 1));
        const towards = [dot(turn[0], NORMALS[other]!), -dot(turn[1], NORMALS[other]!)] as const;
        const along = (middle.x * towards[0] + middle.y * towards[1]) / Math.hypot(...towards);
        expect(along).toBeCloseTo(Math.hypot(middle.x, middle.y));
      });
    });
  });

  it('joins faces without a gap: both see the middle of their edge at one place', () => {
    const turn = roll(AT_FIRST, 0.4, -1.1, 0.3);
    ACROSS.forEach((edges, face) => {
      edges.forEach((_, edge) => {
        const [other, back] = across(face, edge);
        const [here, there] = [onPage(turn, face, inArea(edge, 1)), onPage(turn, other, inArea(back, 1))];
        expect(here.x).toBeCloseTo(there.x);
        expect(here.y).toBeCloseTo(there.y);
      });
    });
    expect(Math.hypot(DEPTH, RADIUS)).toBeCloseTo(REACH);
    expect(CORNERS).toHaveLength(5);
  });

  it('keeps its right angles however often it is turned', () => {
    let turn: Turn = AT_FIRST;
    for (let step = 0; step < 2000; step += 1) turn = roll(turn, 0.13, -0.07, 0.02);
    expect(dot(turn[0], turn[1])).toBeCloseTo(0);
    expect(dot(turn[2], turn[2])).toBeCloseTo(1);
  });

  it('comes to the front when it is asked for, on a way that never bends it', () => {
    for (let face = 0; face < 12; face += 1) {
      expect(facing(towardsFace(face), face)).toBeCloseTo(1);
      const half = between(AT_FIRST, towardsFace(face), 0.5);
      expect(dot(half[0], half[1])).toBeCloseTo(0);
      expect(facing(between(AT_FIRST, towardsFace(face), 1), face)).toBeCloseTo(1);
    }
  });
});

describe('the way from one turn to another', () => {
  it('begins and ends where it should and goes by equal angles, also for half a turn', () => {
    const angle = (a: Turn, b: Turn) =>
      Math.acos(Math.max(-1, Math.min(1, (dot(a[0], b[0]) + dot(a[1], b[1]) + dot(a[2], b[2]) - 1) / 2)));
    for (let face = 0; face < 12; face += 1) {
      for (const from of [AT_FIRST, towardsFace(0), roll(towardsFace(face), 0, 0, Math.PI)]) {
        const to = towardsFace(face);
        const whole = angle(from, to);
        for (const part of [0, 0.25, 0.5, 1]) expect(angle(from, between(from, to, part))).toBeCloseTo(whole * part, 2);
      }
    }
  });
});

describe('the unfolded planet', () => {
  it('lies whole in its frame, side by side where that is wide and one above the other where it is high', () => {
    const [wide, high] = [netFor(800, 400), netFor(300, 500)];
    expect(wide.box.width).toBeGreaterThan(wide.box.height);
    expect(high.box.height).toBeGreaterThan(high.box.width);
    for (const net of [wide, high]) {
      for (let face = 0; face < 12; face += 1) {
        for (const corner of CORNERS) {
          const { x, y } = onNet(net, face, corner);
          expect(x).toBeGreaterThan(net.box.x);
          expect(x).toBeLessThan(net.box.x + net.box.width);
          expect(y).toBeGreaterThan(net.box.y);
          expect(y).toBeLessThan(net.box.y + net.box.height);
        }
      }
    }
  });
});

describe('the pictures of animals', () => {
  it('are there for every animal of the default set, each its own', () => {
    const set = readFileSync('../src/atoll/games/planet/sets/default.toml', 'utf8');
    const names = [...set.matchAll(/id = "(\w+)"/g)].map(([, name]) => name!);
    expect(names).toHaveLength(45);
    expect(Object.keys(ANIMALS).sort()).toEqual([...names, 'other'].sort());
    expect(new Set(Object.values(ANIMALS).map((layers) => JSON.stringify(layers))).size).toBe(46);
  });
});

describe('a tile', () => {
  it('is turned so that its first area comes to the edge asked for', () => {
    expect(rotated('FFFMM', 0)).toBe('FFFMM');
    expect(rotated('FFFMM', 1)).toBe('MFFFM');
    expect(rotated('OOFMM#2', 3)).toBe('FMMOO');
  });

  it('has a line only where areas differ', () => {
    expect(borders(0, () => false)).toBe('');
    expect(borders(0, () => true).match(/M/g)).toHaveLength(10);
  });
});
