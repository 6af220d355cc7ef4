/** What the shell gives a game's board, and how it finds the board of a game. */

import type { Component } from 'svelte';
import type { Sound } from './sounds';
import type { ActionLine, Choice, Choices, Data, Language } from './wire';
import type { Value } from './words';

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

export interface BoardProps<View = Data, Action = Data> {
  /** The game's view as the server sends it, of the type that the game declares. */
  view: View;
  /** Every legal action of this seat by verb; empty for a spectator and in a replay. */
  choices: Choices<Action>;
  /** Through whose eyes: null for a spectator. */
  seat: number | null;
  names: string[];
  waitsFor: number[];
  scores: number[];
  /** The log lines of the last ply, for the halo of the last move and for animations. */
  lastLines: ActionLine<Action>[];
  /** Take a choice. With `settings.confirm` the shell waits for the same choice a second time. */
  act: (choice: Choice<Action>) => void;
  /**
   * The choice that is put together but not taken yet, or none: the shell shows what it would do. An element
   * that is one choice by itself carries its text as `data-choice` instead.
   */
  consider: (choice: Choice<Action> | null) => void;
  /** Send an action that is not listed: the shell shows why it is not allowed. */
  tryAct: (data: Data) => void;
  t: Say;
  settings: BoardSettings;
  /** The choice that waits to be confirmed: draw it as a ghost or raised. */
  pending: Choice<Action> | null;
  /** What a bot would do, if the player asked: draw it with a halo. */
  hint: Choice<Action> | null;
}

/** A piece of a game that a sentence names; its words stand beside it for who can't see it. */
export interface PieceProps {
  thing: string;
  value: Value;
}
export type PieceDrawing = Component<PieceProps>;

export interface GameDrawing<View = Data, Action = Data> {
  Board: Component<BoardProps<View, Action>>;
  /** What a move sounds like, by its verb. */
  sounds?: Record<string, Sound>;
  /** The events that end a part of the game and are shown as a scene, by the keys of their lines. */
  moments?: readonly string[];
  /** The scale of the terrain patterns that its pieces in sentences are filled with, under the id `said`. */
  terrains?: number;
  /** Its pieces small, for sentences. */
  Piece: PieceDrawing;
}

const found = import.meta.glob<GameDrawing>('./games/*/index.ts', { import: 'default' });

/** The drawing of a game; null if it has none and the text board serves. */
export async function drawing(game: string): Promise<GameDrawing | null> {
  const load = found[`./games/${game}/index.ts`];
  return load ? await load() : null;
}

/** Load what a table of a game is drawn with, while the table is being opened. */
export function loadTable(game: string): void {
  void import('./pages/TablePage.svelte');
  void drawing(game);
}

/** A poster-like drawing for the lobby; it is announced as `title`. */
export type Picture = Component<{ title: string }>;

const pictures = import.meta.glob<Picture>('./games/*/Picture.svelte', { import: 'default' });

/** The poster of a game, without its board; null if it has none. */
export async function poster(game: string): Promise<Picture | null> {
  return (await pictures[`./games/${game}/Picture.svelte`]?.()) ?? null;
}
