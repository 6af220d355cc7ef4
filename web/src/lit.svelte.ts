/** The places on the board that light up, because a sentence that is pointed at names them. */

class Lit {
  places = $state.raw<readonly string[]>([]);
  private isMarked = false;

  show(places: readonly string[]): void {
    this.places = places;
  }

  clear(): void {
    if (this.places.length) this.places = [];
  }

  /** Mark everything in the document that lies at a lit place. */
  mark(): void {
    if (!this.places.length && !this.isMarked) return;
    this.isMarked = this.places.length > 0;
    const wanted = new Set(this.places);
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-place]'))
      one.toggleAttribute('data-lit', wanted.has(one.dataset.place!));
  }
}

export const lit = new Lit();
