/** What a considered choice would do: requested from the server, cached until the decision changes. */

import type { TableLink } from '../table.svelte';
import type { Effect } from '../wire';

const PAUSE = 70; // milliseconds a choice is considered before the request

export class Previews {
  /** What the considered choice would do; null if there is none, or the answer is on its way. */
  effects = $state.raw<Effect[] | null>(null);
  private kept = new Map<string, Effect[] | null>();
  private about = '';
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private link: TableLink) {}

  /** A seat considers a choice of a decision, by its text, or none. */
  consider(seat: number, decision: number, text: string | null): void {
    const about = `${seat} ${decision}`;
    if (about !== this.about) this.kept.clear();
    this.about = about;
    this.wanted = text;
    clearTimeout(this.timer);
    this.effects = text === null ? null : (this.kept.get(text) ?? null);
    if (text !== null && !this.kept.has(text)) this.timer = setTimeout(() => this.ask(seat, decision, text), PAUSE);
  }

  private async ask(seat: number, decision: number, text: string): Promise<void> {
    const about = this.about;
    const answer = await this.link.preview(seat, decision, text);
    if (about !== this.about) return;
    this.kept.set(text, answer?.effects ?? null);
    if (this.wanted === text) this.effects = answer?.effects ?? null;
  }
}
