/**
 * Pieces that keep their identity when they move. After an update each glides from its old place to its new one.
 * Svelte's `animate:` measures in the middle of an update, which makes the browser lay out the page once more; here
 * all are measured together when everything is drawn, and with reduced motion not at all.
 */

import { getContext, setContext } from 'svelte';
import { come, middle, offset, way } from './arrive';

interface Piece {
  /** The id of the piece, independent of its place. */
  key: string | number;
  /** The anchor from which it comes if it was not on the board. */
  from?: string | null;
}

const KEY = 'glide';
const LEAST = 1; // pixels
const BESIDE = { x: 40, y: 0 };
const EASE = 'cubic-bezier(.33,1,.68,1)';

export class Glide {
  private pieces = new Map<HTMLElement, Piece>();
  /** The place and element of each piece after the last update. */
  private places = new Map<Piece['key'], { box: DOMRect; node: HTMLElement }>();
  private moving: Animation[] = [];

  /** The pieces of the board that is being created. */
  static ofBoard(): Glide {
    return getContext<Glide | undefined>(KEY) ?? new Glide();
  }

  constructor() {
    setContext(KEY, this);
  }

  /** Svelte's `use:`. */
  readonly piece = (node: HTMLElement, piece: Piece) => {
    this.pieces.set(node, piece);
    return {
      update: (next: Piece) => void this.pieces.set(node, next),
      destroy: () => void this.pieces.delete(node),
    };
  };

  /** Everything is drawn: animate the pieces whose place changed. */
  settle(motion: number): void {
    if (!motion) {
      this.places.clear();
      return;
    }
    for (const one of this.moving) one.cancel();
    this.moving = [];
    const before = this.places;
    this.remember();
    if (!before.size) return;
    for (const [node, { key, from = null }] of this.pieces) this.move(node, this.places.get(key)!.box, before.get(key), from, motion);
  }

  /** Measure all places again: the page was scrolled, or the window was resized. */
  remember(): void {
    this.places = new Map([...this.pieces].map(([node, { key }]) => [key, { box: node.getBoundingClientRect(), node }]));
  }

  private move(node: HTMLElement, box: DOMRect, before: { box: DOMRect; node: HTMLElement } | undefined, from: string | null, motion: number) {
    if (!box.width) return; // in a panel that is not shown
    const start = before?.box.width ? way(middle(box), middle(before.box)) : null;
    if (before?.node === node) {
      if (!start || Math.hypot(start.x, start.y) < LEAST) return;
      const steps = [{ transform: `translate(${start.x}px, ${start.y}px)` }, { transform: 'none' }];
      this.moving.push(node.animate(steps, { duration: 250 * motion, easing: EASE }));
    } else {
      const scale = start ? before!.box.width / box.width : 1;
      come(node, { from: start ?? offset(node, from) ?? BESIDE, scales: [scale, 1], duration: 280 * motion });
    }
  }
}
