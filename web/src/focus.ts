/** Keeps the keyboard focus on the board: after a move it goes to what may be done next. */

import { tick } from 'svelte';

export class BoardFocus {
  /** The board. */
  root: HTMLElement | undefined;
  private comesBack = false;

  /** A choice is taken: if the focus is on the board, it must come back there. */
  leave(): void {
    this.comesBack = this.root?.contains(document.activeElement) ?? false;
  }

  /** New choices are drawn: focus the first of these, unless the focus can stay or is not on the board. */
  comeBack(selector: string, stays = '.legal'): void {
    tick().then(() => {
      const here = document.activeElement ?? document.body;
      const isFree = here === document.body || (this.root?.contains(here) && !here.matches(stays));
      if (this.comesBack && isFree) this.root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    });
  }
}
