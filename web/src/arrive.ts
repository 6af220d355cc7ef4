/** A piece comes from where it was: it slides from another place of the page to its own. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Arrival {
  /** The name of an anchor (`data-anchor`): a player's place, a hand, a port. */
  from: string | null;
  /** The factor for durations. */
  motion: number;
}

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** By how much the anchor lies away from a node, in the node's own units; null if it is not on the page. */
export function offset(node: Element, anchor: string | null): { x: number; y: number } | null {
  const place = anchor && document.querySelector(`[data-anchor="${anchor}"]`);
  if (!place) return null;
  const [x, y] = middle(node.getBoundingClientRect());
  const [toX, toY] = middle(place.getBoundingClientRect());
  // An SVG root is moved in pixels, a part of a drawing in the drawing's units.
  const isPart = node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement);
  const matrix = isPart ? node.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  return { x: (toX - x) / scale, y: (toY - y) / scale };
}

/** Svelte's `in:`. Without an anchor the piece drops in from above. */
export function arrive(node: Element, { from, motion }: Arrival): TransitionConfig {
  if (!motion) return { duration: 0 };
  const { x, y } = offset(node, from) ?? { x: 0, y: -26 };
  return {
    duration: 280 * motion,
    easing: cubicOut,
    css: (at, left) => `opacity:${Math.min(1, 3 * at)};transform:translate(${x * left}px,${y * left}px)`,
  };
}

/** Svelte's `in:` for what is there of a sudden; unlike Svelte's own `fade` it asks the page for no style. */
export const appear = (_: Element, motion: number): TransitionConfig => ({
  duration: 280 * motion,
  css: (at) => `opacity:${at}`,
});

/** Svelte's `out:`. A picture of the piece goes to an anchor, over everything; the piece itself is gone at once. */
export function depart(node: Element, { to, motion }: { to: string | null; motion: number }): TransitionConfig {
  const drawn = node.querySelector('svg');
  const way = drawn && motion ? offset(drawn, to) : null;
  if (!drawn || !way) return { duration: 0 };
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const flying = drawn.cloneNode(true) as SVGElement;
  Object.assign(flying.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  document.body.append(flying);
  const end = `translate(${way.x}px, ${way.y}px) scale(0.6)`;
  const steps = [{ transform: 'none' }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }];
  flying.animate(steps, { duration: 600 * motion, easing: 'ease-in-out' }).finished.finally(() => flying.remove());
  return { duration: 0 };
}
