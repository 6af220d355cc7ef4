/** Keeps the keyboard at the board: after a move the focus comes back to what may be done next. */

import { tick } from 'svelte';

export class BoardFocus {
  /** The board. */
  root: HTMLElement | undefined;
  private comesBack = false;

  /** A choice is taken: whoever has the focus on the board wants it back there. */
  leave(): void {
    this.comesBack = this.root?.contains(document.activeElement) ?? false;
  }

  /** New choices are drawn: go to the first of these, unless the focus may stay or is not at the board. */
  comeBack(selector: string, stays = '.legal'): void {
    tick().then(() => {
      const here = document.activeElement ?? document.body;
      const isFree = here === document.body || (this.root?.contains(here) && !here.matches(stays));
      if (this.comesBack && isFree) this.root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    });
  }
}
