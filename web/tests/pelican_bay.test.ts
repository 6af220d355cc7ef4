/** Tiles of the bay: runs of edges, bridges, straits, turning. */

import { describe, expect, it } from 'vitest';
import { centre, drawTile, printed, runs, STEPS, towards, towardsEdge, turned } from '../src/games/pelican_bay/tiles';

const HERE = { x: 0, y: 0 };
function draw(name: string) {
  const { edges, areas } = printed(name);
  return drawTile(edges, areas, HERE);
}

describe('a tile', () => {
  it('tells its areas by its edges unless its name tells them', () => {
    expect(printed('BBWWBF')).toEqual({ edges: 'BBWWBF', areas: [0, 0, 1, 1, 0, 2] });
    expect(printed('BBWWBF/001123').areas).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('is turned clockwise', () => {
    expect(turned([...'BBWFFW'], 2).join('')).toBe('FWBBWF');
    expect(turned([...'BBWFFW'], 0).join('')).toBe('BBWFFW');
  });

  it('has runs of edges that go around its corner', () => {
    const { edges, areas } = printed('BWWWWB');
    expect(runs(edges, areas).map(({ letter, start, length }) => [letter, start, length])).toEqual([
      ['W', 1, 4],
      ['B', 5, 2],
    ]);
    expect(runs('FFFFFF', [0, 0, 0, 0, 0, 0])).toHaveLength(1);
  });

  it('joins two beaches by a wooden bridge, two forests by a suspension bridge', () => {
    expect(draw('BFBWWW').bridges.map((bridge) => bridge.kind)).toEqual(['wooden']);
    expect(draw('BBFWWF').bridges.map((bridge) => bridge.kind)).toEqual(['suspension']);
    expect(draw('BBWFFF').bridges).toEqual([]);
  });

  it('has no bridge between areas that are not joined', () => {
    expect(draw('BFBWWW/012333').bridges).toEqual([]);
  });

  it('lets water run through the middle of a strait', () => {
    const { pieces, bridges } = draw('BBWFFW');
    expect(pieces.map((piece) => piece.terrain)).toEqual(['water', 'beach', 'forest']);
    expect(bridges).toEqual([]);
  });
});

describe('the bay', () => {
  it('has the cell across an edge where the edge points to', () => {
    STEPS.forEach(([q, r], edge) => {
      const half = towardsEdge(HERE, edge, 1);
      const there = centre({ q, r });
      expect(there.x).toBeCloseTo(2 * half.x);
      expect(there.y).toBeCloseTo(2 * half.y);
    });
  });

  it('is walked with the arrow keys', () => {
    const cells = [{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 0, r: 1 }];
    expect(towards(cells, cells[0]!, 'ArrowRight')).toEqual({ q: 1, r: 0 });
    expect(towards(cells, cells[0]!, 'ArrowDown')).toEqual({ q: 0, r: 1 });
    expect(towards(cells, cells[0]!, 'ArrowUp')).toBeUndefined();
  });
});
