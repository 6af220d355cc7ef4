/** The highlighted places on the board: those that a hovered sentence names. */

class Lit {
  places = $state.raw<readonly string[]>([]);
  private isMarked = false;

  show(places: readonly string[]): void {
    this.places = places;
  }

  clear(): void {
    if (this.places.length) this.places = [];
  }

  /** Mark every element at a highlighted place. */
  mark(): void {
    if (!this.places.length && !this.isMarked) return;
    this.isMarked = this.places.length > 0;
    const wanted = new Set(this.places);
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-place]'))
      one.toggleAttribute('data-lit', wanted.has(one.dataset.place!));
  }
}

export const lit = new Lit();
