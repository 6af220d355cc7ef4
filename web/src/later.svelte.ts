/** What need not be in the frame that shows a move. */

import { untrack } from 'svelte';

/** Run something in the frame after the next one; gives back how to leave it. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  return () => cancelAnimationFrame(frame);
}

/** A value as it is drawn beside the board: a new one comes after the frame that shows it on the board. */
export function drawnLater<Value>(value: () => Value): { readonly current: Value } {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const latest = value();
    if (latest !== untrack(() => current)) return afterPaint(() => (current = latest));
  });
  return {
    get current() {
      return current;
    },
  };
}
