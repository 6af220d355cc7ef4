/**
 * Pieces that stay the same piece wherever they lie. After an update each glides from its old place to its new one.
 * Svelte's `animate:` measures in the middle of an update, which makes the browser lay out the page once more; here
 * all are measured together when everything is drawn, and without motion not at all.
 */

import { getContext, setContext } from 'svelte';
import { come, middle, offset, way } from './arrive';

interface Piece {
  /** What piece it is: the same wherever it lies. */
  key: string | number;
  /** The anchor from which it comes when it was nowhere on the board. */
  from?: string | null;
}

const KEY = 'glide';
const LEAST = 1; // pixels
const BESIDE = { x: 40, y: 0 };
const EASE = 'cubic-bezier(.33,1,.68,1)';

export class Glide {
  private pieces = new Map<HTMLElement, Piece>();
  /** Where each piece lay after the last update, and as what. */
  private places = new Map<Piece['key'], { box: DOMRect; node: HTMLElement }>();
  private moving: Animation[] = [];

  /** The pieces of the board that is being made. */
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

  /** Everything is drawn: what lies elsewhere than before is shown on its way. */
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

  /** Note where everything lies: the page was scrolled, or the window has another size. */
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
