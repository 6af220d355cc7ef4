/** The props of a game's board, and how the board of a game is loaded. */

import type { Component } from 'svelte';
import type { Sound } from './sounds';
import type { ActionLine, Choice, Choices, Data, Language } from './wire';
import type { Value } from './words';

/** The player's settings for a board, resolved: none is "automatic". */
export interface BoardSettings {
  language: Language;
  /** Terrain and suit patterns are drawn strongly. */
  patterns: boolean;
  /** The factor for durations: 1 as designed, 0.5 quick, 0 no motion at all. */
  motion: number;
  /** The shell asks for confirmation before it sends a choice. */
  confirm: boolean;
  dark: boolean;
}

/** Formats a message of the board's own Fluent files, or one of the shell's. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export interface BoardProps<View = Data, Action = Data> {
  /** The game's view as the server sends it, of the type that the game declares. */
  view: View;
  /** Every legal action of this seat by verb; empty for a spectator and in a replay. */
  choices: Choices<Action>;
  /** The viewer: null for a spectator. */
  seat: number | null;
  names: string[];
  waitsFor: number[];
  scores: number[];
  /** The log lines of the last ply, for highlighting the last move and for animations. */
  lastLines: ActionLine<Action>[];
  /** Take a choice. With `settings.confirm` the shell waits for the same choice a second time. */
  act: (choice: Choice<Action>) => void;
  /**
   * The choice that is composed but not taken yet, or none: the shell shows what it would do. An element
   * that stands for one choice has its text as `data-choice` instead.
   */
  consider: (choice: Choice<Action> | null) => void;
  /** Send an action that is not listed: the shell shows why it is refused. */
  tryAct: (data: Data) => void;
  t: Say;
  settings: BoardSettings;
  /** The choice that waits for confirmation: draw it as a ghost or raised. */
  pending: Choice<Action> | null;
  /** A bot's choice, if the player asked for a hint: highlight it. */
  hint: Choice<Action> | null;
}

/** A piece of a game that a sentence names; its text is beside it for screen readers. */
export interface PieceProps {
  thing: string;
  value: Value;
}
export type PieceDrawing = Component<PieceProps>;

export interface GameDrawing<View = Data, Action = Data> {
  Board: Component<BoardProps<View, Action>>;
  /** The sound of a move, by its verb. */
  sounds?: Record<string, Sound>;
  /** The events that end a part of the game and are shown as a scene, by the keys of their lines. */
  moments?: readonly string[];
  /** The scale of the terrain patterns of its pieces in sentences, which have the id `said`. */
  terrains?: number;
  /** Its small pieces, for sentences. */
  Piece: PieceDrawing;
}

const found = import.meta.glob<GameDrawing>('./games/*/index.ts', { import: 'default' });

/** The drawing of a game; null if it has none and the text board is used. */
export async function drawing(game: string): Promise<GameDrawing | null> {
  const load = found[`./games/${game}/index.ts`];
  return load ? await load() : null;
}

/** Load the drawing of a game while its table is being opened. */
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
