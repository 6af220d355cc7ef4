/** What is drawn beside the board, after the move. */

import { untrack } from 'svelte';
import { afterPaint } from './later';
import { settings } from './settings.svelte';

const MOVING = 320; // milliseconds in which pieces come to rest

/** Run something when the move has been drawn and pieces do not move any more; gives back how to leave it. */
export function afterMotion(run: () => void): () => void {
  const motion = untrack(() => settings.motion);
  if (!motion) return afterPaint(run);
  const timer = setTimeout(run, MOVING * motion);
  return () => clearTimeout(timer);
}

/** A value as it is drawn beside the board: a new one comes after the move that shows it on the board. */
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
