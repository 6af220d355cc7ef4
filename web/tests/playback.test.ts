/** Moves of others at the player's pace: one after the other, skipped at once, shown again. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bestOf } from '../src/table/achievement';
import { Playback, type Frame } from '../src/table/playback.svelte';
import type { Played } from '../src/wire';

const frame = (ply: number): Frame => ({ ply, view: {}, scores: [], waitsFor: [], lines: [] });
let hold = 100;
let playback: Playback;
const shows = () => playback.shown?.ply ?? 'the present';

beforeEach(() => {
  vi.useFakeTimers();
  hold = 100;
  playback = new Playback(() => hold);
  playback.arrive(frame(1));
});

describe('the moves of others', () => {
  it('are shown one after the other', () => {
    for (const ply of [2, 3, 4]) playback.arrive(frame(ply));
    expect([shows(), playback.current?.ply, playback.left]).toEqual([2, 2, 2]);
    vi.advanceTimersByTime(100);
    expect([shows(), playback.left]).toEqual([3, 1]);
    vi.advanceTimersByTime(100);
    expect([shows(), playback.current?.ply]).toEqual(['the present', 4]);
    vi.advanceTimersByTime(100);
    expect(playback.current).toBeNull();
  });
  it('wait until one\'s own has come to rest, which is there at once', () => {
    playback = new Playback(() => hold, (one) => one.ply < 4);
    for (const ply of [1, 2, 3]) playback.arrive(frame(ply));
    expect([shows(), playback.current?.ply, playback.left]).toEqual(['the present', 3, 0]);
    playback.arrive(frame(4));
    expect([shows(), playback.current?.ply, playback.left]).toEqual([3, 3, 1]);
    vi.advanceTimersByTime(100);
    expect([shows(), playback.current?.ply]).toEqual(['the present', 4]);
  });
  it('are there at once when one acts', () => {
    for (const ply of [2, 3]) playback.arrive(frame(ply));
    playback.skip();
    expect([shows(), playback.left]).toEqual(['the present', 0]);
  });
  it('do not wait without a pace, nor when the game goes back', () => {
    hold = 0;
    for (const ply of [2, 3]) playback.arrive(frame(ply));
    expect([shows(), playback.current]).toEqual(['the present', null]);
    hold = 100;
    playback.arrive(frame(1));
    expect([shows(), playback.current]).toEqual(['the present', null]);
  });
  it('are shown again, those not kept being fetched', async () => {
    hold = 0;
    for (const ply of [5, 6]) playback.arrive(frame(ply));
    hold = 100;
    const fetched: number[] = [];
    await playback.again(3, async (ply) => {
      fetched.push(ply);
      return frame(ply);
    });
    expect(fetched).toEqual([3, 4]);
    expect([shows(), playback.left]).toEqual([4, 2]);
    vi.advanceTimersByTime(300);
    expect([shows(), playback.current]).toEqual(['the present', null]);
  });
});

describe('a move', () => {
  it('tells by how much it changed the scores', () => {
    const scored = (ply: number, scores: number[]): Frame => ({ ...frame(ply), scores });
    playback.arrive(scored(2, [3, 5]));
    playback.arrive(scored(3, [9, 5]));
    expect(playback.gains(scored(3, [9, 5]))).toEqual([6, 0]);
    expect(playback.gains(scored(9, [9, 5]))).toEqual([0, 0]);
  });
});

describe('what one achieved', () => {
  it('is the best of the games of this kind, if there were any', () => {
    const played = (table: string, game: string, score: number) => ({ table, game, scores: [score], seat: 0 }) as Played;
    const games = [played('a', 'planet', 20), played('b', 'planet', 14), played('c', 'moluku', 90)];
    expect(bestOf(games, 'planet', 'new')).toBe(20);
    expect(bestOf(games, 'planet', 'a')).toBe(14);
    expect(bestOf(games, 'gipsy_king', 'new')).toBe(Infinity);
  });
});
