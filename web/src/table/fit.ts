/** How large a sentence is written into a box of the stage, whose size does not change. */

const SIZES = [17, 15, 13.5, 12.2]; // pixels; 12 is the least that is easy to read

/** Write a sentence in the largest size that fits into this height, or in the least; whether it fits. */
export function fit(node: HTMLElement, height: number): boolean {
  return SIZES.some((size) => {
    node.style.fontSize = `${size}px`;
    return node.scrollHeight <= height;
  });
}

/** An action: text is written as large as its box allows, which must not grow with it. */
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
