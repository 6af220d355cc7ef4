/** Defers work that is not needed in the frame that shows a move. */

/** Run something in the frame after the next one; returns how to cancel it. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  return () => cancelAnimationFrame(frame);
}
