/** Formats texts of the game on the page: its messages, its players' names and its pieces. */

import type { PieceDrawing, Say } from './boards';
import { t } from './messages.svelte';
import { textOf, type List, type Said } from './words';
import type { Choice, Choices, Judged, ToldChoice, ToldJudged } from './wire';

class Speech {
  /** Null until the game's messages are loaded: until then nothing is shown. */
  say = $state.raw<Say | null>(null);
  names = $state.raw<string[]>([]);
  Piece = $state.raw<PieceDrawing | null>(null);

  /** A phrase as plain text. */
  text(said: Said | List): string {
    if (typeof said === 'string') return said;
    return this.say ? textOf(said, this.say, this.names) : '';
  }

  /** Several phrases, one after the other. */
  texts(all: Said[]): string {
    return all.map((one) => this.text(one)).join(' ');
  }

  /** A message of the shell about a phrase. */
  about(key: string, choice: Said): Said {
    return typeof choice === 'string' ? t(key, { choice }) : { key, args: { choice } };
  }
}

export const speech = new Speech();

/** A choice as boards take it: its label is text in the player's language. */
class Offered implements Choice {
  readonly text: string;
  readonly data: Choice['data'];
  readonly said: Said;

  constructor(told: ToldChoice) {
    this.text = told.text;
    this.data = told.data;
    this.said = told.label;
  }

  get label(): string {
    return speech.text(this.said);
  }
}

export function offered(told: ToldChoice): Choice {
  return new Offered(told);
}

/** All choices of a seat, by verb. */
export function offeredAll(told: Record<string, ToldChoice[]>): Choices {
  return Object.fromEntries(Object.entries(told).map(([verb, list]) => [verb, list.map(offered)]));
}

/** A move with its judgement. */
export function judged(told: ToldJudged): Judged {
  return { ...told, choice: offered(told.choice) };
}
