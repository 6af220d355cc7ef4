/** Shows the moves of others one after the other at the player's pace; it may lag behind the current position. */

import type { Data, Line } from '../wire';

/** The table after a ply, as one viewer saw it. */
export interface Frame {
  ply: number;
  view: Data;
  scores: number[];
  waitsFor: number[];
  lines: Line[];
}
export type Pace = 'calm' | 'brisk' | 'instant';

/** Milliseconds a move stays before the next one. */
export const HOLD: Record<Pace, number> = { calm: 1800, brisk: 800, instant: 0 };
export const OWN = 320; // after the player's own move, times the factor for durations
const KEPT = 60; // frames kept to be shown again

export class Playback {
  /** The frame that is shown instead of the current position; null: the current position is shown. */
  shown = $state.raw<Frame | null>(null);
  /** The move that is being shown, for its caption; null when it has been shown. */
  current = $state.raw<Frame | null>(null);
  /** How many moves are still to be shown. */
  left = $state(0);
  private queue: Frame[] = [];
  private kept = new Map<number, Frame>();
  private latest: Frame | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `hold` says how many milliseconds a frame stays; 0: it is skipped. */
  constructor(
    private hold: (frame: Frame) => number,
    private isOwn: (frame: Frame) => boolean = () => false,
  ) {}

  /** A new current position. After an undo or the player's own move it is shown at once. */
  arrive(frame: Frame): void {
    const before = this.latest;
    this.latest = frame;
    for (const ply of this.kept.keys()) if (ply >= frame.ply) this.kept.delete(ply);
    this.kept.set(frame.ply, frame);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    const isNext = before !== null && frame.ply > before.ply;
    if (!isNext || !this.hold(frame)) this.skip();
    else {
      if (this.isOwn(frame)) this.skip();
      this.queue.push(frame);
      if (this.current) {
        this.shown ??= before;
        this.left = this.queue.length;
      } else this.next();
    }
  }

  /** Show the current position at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.left = 0;
    this.shown = null;
    this.current = null;
  }

  /** Show the plies after `since` again; `fetch` loads those that are not kept. */
  async again(since: number, fetch: (ply: number) => Promise<Frame>): Promise<void> {
    const latest = this.latest;
    if (!latest || latest.ply <= since) return;
    const first = Math.max(since, latest.ply - KEPT + 1);
    const plies = Array.from({ length: latest.ply - first + 1 }, (_, step) => first + step);
    const frames = await Promise.all(plies.map((ply) => this.kept.get(ply) ?? fetch(ply)));
    if (this.latest !== latest) return;
    this.skip();
    for (const frame of frames) this.kept.set(frame.ply, frame);
    this.shown = frames[0]!;
    this.queue = frames.slice(1);
    this.next();
  }

  /** By how much a move changed each score, as far as the frame before it is known. */
  gains(frame: Frame): number[] {
    const before = this.kept.get(frame.ply - 1)?.scores ?? frame.scores;
    return frame.scores.map((score, seat) => score - (before[seat] ?? score));
  }

  private next(): void {
    const frame = this.queue.shift();
    this.left = this.queue.length;
    if (!frame) {
      this.skip();
      return;
    }
    this.current = frame;
    this.shown = frame === this.latest ? null : frame;
    this.timer = setTimeout(() => this.next(), Math.max(this.hold(frame), 1));
  }
}
