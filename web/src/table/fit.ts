/** How large a sentence is written into a box of the stage, whose size does not change. */

const SIZES = [17, 15, 13.5, 12.2]; // pixels; 12 is the least that is easy to read

/**
 * Write a sentence in the largest size that fits into this height and leaves some free, or else into the height, or
 * in the least; whether it leaves as much free. Each size that is tried lays out the page.
 */
export function fit(node: HTMLElement, height: number, free = 0): boolean {
  let fitting = SIZES.at(-1)!;
  for (const size of SIZES) {
    node.style.fontSize = `${size}px`;
    const high = node.scrollHeight;
    if (high <= height - free) return true;
    if (high <= height) fitting = Math.max(fitting, size);
  }
  node.style.fontSize = `${fitting}px`;
  return false;
}
