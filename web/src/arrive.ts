/**
 * Animates a piece from its former place: a picture of it moves on a separate layer above everything, so that
 * nothing below is repainted meanwhile.
 */

import type { TransitionConfig } from 'svelte/transition';

type Drawn = HTMLElement | SVGElement;
interface Point {
  x: number;
  y: number;
}
interface Arrival {
  /** The name of an anchor (`data-anchor`): a player's place, a hand, a port. */
  from: string | null;
  /** The factor for durations. */
  motion: number;
}
interface Flight {
  /** The offsets from its place at the start and at the end, in pixels. */
  from?: Point;
  to?: Point;
  /** The scale at the start and at the end. */
  scales?: [number, number];
  /** Milliseconds. */
  duration: number;
}

const ABOVE = { x: 0, y: -26 };
const STAYS = { x: 0, y: 0 };
const EASE = 'cubic-bezier(.22,1,.36,1)';

export const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });
export const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** The offset of the anchor from a node, in pixels; null if it is not on the page. */
export function offset(node: Element, anchor: string | null): Point | null {
  const place = anchor && document.querySelector(`[data-anchor="${anchor}"]`);
  return place ? way(middle(node.getBoundingClientRect()), middle(place.getBoundingClientRect())) : null;
}

const isPart = (node: Drawn): node is SVGGraphicsElement => node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement);

/** A copy of a piece as a separate element at the same place. */
function picture(node: Drawn): Drawn {
  const { left, top, width, height } = node.getBoundingClientRect();
  let copy = node.cloneNode(true) as Drawn;
  copy.style.opacity = ''; // the piece may already be hidden
  if (isPart(node)) {
    const { a, b, c, d, e, f } = node.getScreenCTM()!;
    copy.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.append(copy);
    copy = frame;
  }
  copy.removeAttribute('data-anchor');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    overflow: 'visible',
    pointerEvents: 'none',
    willChange: 'transform, opacity',
  });
  return copy;
}

/** Animate a picture of the piece; it is removed at the end. */
function send(node: Drawn, { from = STAYS, to = STAYS, scales = [1, 1], duration }: Flight): Promise<unknown> {
  const flying = picture(node);
  flying.setAttribute('inert', '');
  document.body.append(flying);
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const end = at(to, scales[1]);
  const isLeaving = to !== STAYS;
  const steps = isLeaving
    ? [{ transform: at(from, scales[0]) }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }]
    : [{ transform: at(from, scales[0]), opacity: 0.2 }, { opacity: 1, offset: 0.3 }, { transform: end, opacity: 1 }];
  const { finished } = flying.animate(steps, { duration, easing: isLeaving ? 'ease-in-out' : EASE });
  return finished.catch(() => {}).finally(() => flying.remove());
}

/**
 * Animate a piece that is already at its place as arriving there. Meanwhile it is transparent, so that it can be
 * pressed and keeps the focus; with `hidden` it would not.
 */
export function come(node: Drawn, flight: Flight): void {
  const sent = send(node, flight);
  node.style.opacity = '0';
  void sent.then(() => (node.style.opacity = ''));
}

/** Svelte's `in:`. Without an anchor the piece drops in from above. */
export function arrive(node: Drawn, { from, motion }: Arrival): TransitionConfig {
  if (motion) come(node, { from: offset(node, from) ?? ABOVE, duration: 280 * motion });
  return { duration: 0 };
}

/** Svelte's `in:` for a fade-in; unlike Svelte's own `fade` it reads no style of the page. */
export const appear = (_: Element, motion: number): TransitionConfig => ({
  duration: 280 * motion,
  css: (at) => `opacity:${at}`,
});

/** Svelte's `out:`. A picture of the piece flies to an anchor; the piece itself is removed at once. */
export function depart(node: Element, { to, motion }: { to: string | null; motion: number }): TransitionConfig {
  const drawn = node.querySelector('svg');
  const there = drawn && motion ? offset(drawn, to) : null;
  if (drawn && there) void send(drawn, { to: there, scales: [1, 0.6], duration: 600 * motion });
  return { duration: 0 };
}
