/** What the shell gives a game's board, and how it finds the board of a game. */

import type { Component } from 'svelte';
import type { Choice, Choices, Data, Language, Line } from './wire';

/** What a board must respect of the player's settings, resolved: nothing is left to "automatic". */
export interface BoardSettings {
  language: Language;
  /** Terrain and suit patterns are drawn strongly. */
  patterns: boolean;
  /** The factor for durations: 1 as designed, 0.5 quick, 0 no motion at all. */
  motion: number;
  /** The shell asks once more before it sends a choice. */
  confirm: boolean;
  dark: boolean;
}

/** Says a message of the board's own Fluent files, or one of the shell's. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export interface BoardProps {
  /** The game's view as the server sends it. */
  view: any;
  /** Every legal action of this seat by verb; empty for a spectator and in a replay. */
  choices: Choices;
  /** Through whose eyes: null for a spectator. */
  seat: number | null;
  names: string[];
  waitsFor: number[];
  scores: number[];
  /** The log lines of the last ply, for the halo of the last move and for animations. */
  lastLines: Line[];
  /** Take a choice. With `settings.confirm` the shell waits for the same choice a second time. */
  act: (choice: Choice) => void;
  /** Send an action that is not listed: the shell shows why it is not allowed. */
  tryAct: (data: Data) => void;
  t: Say;
  settings: BoardSettings;
  /** The choice that waits to be confirmed: draw it as a ghost or raised. */
  pending: Choice | null;
  /** What a bot would do, if the player asked: draw it with a halo. */
  hint: Choice | null;
}

export interface GameDrawing {
  Board: Component<BoardProps>;
  /** A poster-like drawing for the lobby; it is announced as `title`. */
  Picture: Component<{ title: string }>;
}

const found = import.meta.glob<GameDrawing>('./games/*/index.ts', { import: 'default' });

/** The drawing of a game; null if it has none and the text board serves. */
export async function drawing(game: string): Promise<GameDrawing | null> {
  const load = found[`./games/${game}/index.ts`];
  return load ? await load() : null;
}
