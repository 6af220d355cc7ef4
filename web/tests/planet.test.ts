/** The solid is a true dodecahedron, and turning it never bends it. */

import { describe, expect, it } from 'vitest';
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
  NORMALS,
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
