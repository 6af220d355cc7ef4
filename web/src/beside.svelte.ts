/** Content beside the board, which is drawn after the move. */

import { untrack } from 'svelte';
import { afterPaint } from './later';
import { settings } from './settings.svelte';

const MOVING = 320; // milliseconds in which pieces come to rest

/** Run something after the move is drawn and pieces are at rest; returns how to cancel it. */
export function afterMotion(run: () => void): () => void {
  const motion = untrack(() => settings.motion);
  if (!motion) return afterPaint(run);
  const timer = setTimeout(run, MOVING * motion);
  return () => clearTimeout(timer);
}

/** A value for content beside the board: it changes after the board has shown the move. */
export function drawnLater<Value>(value: () => Value): { readonly current: Value } {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const latest = value();
    if (latest !== untrack(() => current)) return afterMotion(() => (current = latest));
  });
  return {
    get current() {
      return current;
    },
  };
}
