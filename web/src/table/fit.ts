/** How large a sentence is written into a box of the stage, whose size does not change. */

const SIZES = [17, 15, 13.5, 12.2]; // pixels; 12 is the least that is easy to read

/** Write a sentence in the largest size that fits into this height, or in the least; whether it fits. */
export function fit(node: HTMLElement, height: number): boolean {
  return SIZES.some((size) => {
    node.style.fontSize = `${size}px`;
    return node.scrollHeight <= height;
  });
}
