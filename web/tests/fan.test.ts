/** A hand of cards leaves every card's middle reachable. */

import { describe, expect, it } from 'vitest';
import { fan } from '../src/fan';

describe('a hand', () => {
  it('lies side by side while there is room', () => {
    expect(fan(5, 600, 70, 46, 6)).toEqual({ perRow: 5, step: 76 });
  });

  it('overlaps as much as it must, and never beyond the middle of a card', () => {
    for (const width of [328, 500, 680])
      for (let count = 1; count <= 30; count++) {
        const { perRow, step } = fan(count, width, 78, 46);
        expect(step).toBeGreaterThanOrEqual(46);
        expect((perRow - 1) * step + 78).toBeLessThanOrEqual(width + 0.01);
      }
  });

  it('goes into rows of about the same length', () => {
    expect(fan(15, 500, 78, 46).perRow).toBe(8);
    expect(fan(0, 500, 78, 46)).toEqual({ perRow: 1, step: 78 });
  });
});
