/** What need not be in the frame that shows a move. */

/** Run something in the frame after the next one; gives back how to leave it. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  return () => cancelAnimationFrame(frame);
}
