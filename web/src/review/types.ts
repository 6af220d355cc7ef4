/** What reviews and puzzles look like on the wire; `docs/protocol.md` tells what they mean. */

import type { Choice, Choices, Data } from '../wire';

export interface Judged {
  choice: Choice;
  share: number;
  points: number;
  lead: number;
  chance: number;
  behind: number;
  noise: number;
  given: number;
}
export interface JudgedDecision {
  ply: number;
  seat: number;
  played: string;
  choice: string;
  given: number;
  worlds: number;
  options: Judged[];
}
export interface Performance {
  name: string;
  points: number;
  decisions: number;
  given: number;
  accuracy: number;
}
export interface KeyMoment {
  ply: number;
  seat: number;
  moved: number;
  before: number;
  after: number;
  text: string;
}
export interface Outlook {
  ply: number;
  points: number[];
  chances: number[];
}
export interface GameReview {
  seats: Performance[];
  moments: KeyMoment[];
  curve: Outlook[];
  decisions: { ply: number; seat: number; given: number }[];
}
export interface ReviewInfo {
  status: 'none' | 'running' | 'done';
  done: number;
  total: number;
  review: GameReview | null;
}
export interface PuzzleInfo {
  game: string;
  id: string;
  seat: number;
  names: string[];
  view: Data;
  prompt: string;
  choices: Choices;
  scores: number[];
}
export interface PuzzleAnswer {
  solved: boolean;
  yours: Judged | null;
  options: Judged[];
  worlds: number;
}

/** The choices of a decision by verb, as boards take them. */
export function byVerb(options: Judged[]): Choices {
  const found: Choices = {};
  for (const { choice } of options) (found[choice.data.verb] ??= []).push(choice);
  return found;
}
