/** Fits a sentence into a box of the stage, whose size does not change. */

const SIZES = [17, 15, 13.5, 12.2]; // pixels; 12 is the least that is easy to read

/**
 * Set the largest font size with which a sentence fits into this height and leaves some free, or else into the
 * height, or the least size; returns whether it leaves that much free. Each size that is tried lays out the page.
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

/** An action: text is as large as its box allows, which must not grow with it. */
export function fits(node: HTMLElement) {
  const settle = () => fit(node, node.clientHeight);
  const box = new ResizeObserver(settle);
  const words = new MutationObserver(settle);
  box.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      box.disconnect();
      words.disconnect();
    },
  };
}
