/** The HTTP half of the protocol. */

import { settings } from './settings.svelte';
import type {
  GameList,
  Language,
  Line,
  Me,
  NewTable,
  Played,
  Position,
  Rank,
  TableInfo,
} from './wire';

import type { JudgedDecision, PuzzleAnswer, PuzzleInfo, ReviewInfo } from './review/types';

/** An answer that is not a success: a code for programs, a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.kept.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent, credentials: 'same-origin' });
  if (answer.status === 204) return undefined as T;
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(told.code ?? 'server/failed', told.text ?? answer.statusText);
  return told as T;
}

const seatQuery = (seat: number | null) => (seat === null ? '' : `&seat=${seat}`);
const language = () => settings.kept.language;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  create: (name: string) =>
    call<{ player: Me; key: string }>('POST', '/api/players', { name, language: language() }),
  recover: (key: string) => call<Me>('POST', '/api/recover', { key }),
  change: (some: { name?: string; language?: Language; webhook?: string }) =>
    call<Me>('PATCH', '/api/me', some),
  register: (login: string, password: string) =>
    call<Me>('POST', '/api/account', { login, password }),
  logIn: (login: string, password: string) =>
    call<{ player: Me; key: string }>('POST', '/api/login', { login, password }),
  logOut: () => call<void>('POST', '/api/logout'),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/api/me/tables'),
  history: () => call<{ games: Played[] }>('GET', '/api/me/history'),
  leaderboard: (game: string) =>
    call<{ game: string; rows: Rank[] }>('GET', `/api/leaderboard/${game}`),
  games: () => call<GameList>('GET', `/api/games?language=${language()}`),
  clauses: (game: string) =>
    call<{ clauses: Record<string, string> }>('GET', `/api/games/${game}/clauses`),
  openTables: () => call<{ tables: TableInfo[] }>('GET', '/api/tables'),
  createTable: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${id}`),
  join: (id: string, seat: number, name?: string) =>
    call<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}`, name ? { name } : {}),
  leave: (id: string, seat: number) =>
    call<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}`),
  fill: (id: string, bot: string) => call<TableInfo>('POST', `/api/tables/${id}/fill`, { bot }),
  start: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/start`),
  log: (id: string, seat: number | null) =>
    call<{ lines: Line[] }>('GET', `/api/tables/${id}/log?language=${language()}${seatQuery(seat)}`),
  position: (id: string, ply: number, seat: number | null) =>
    call<Position>(
      'GET',
      `/api/tables/${id}/positions/${ply}?language=${language()}${seatQuery(seat)}`,
    ),
  scores: (id: string) => call<{ scores: number[][] }>('GET', `/api/tables/${id}/scores`),
  review: (id: string) =>
    call<ReviewInfo>('GET', `/api/tables/${id}/review?language=${language()}`),
  beginReview: (id: string) =>
    call<ReviewInfo>('POST', `/api/tables/${id}/review?language=${language()}`),
  decision: (id: string, ply: number) =>
    call<JudgedDecision>('GET', `/api/tables/${id}/review/${ply}?language=${language()}`),
  whatIf: (id: string, seat: number, ply: number) =>
    call<TableInfo>('POST', `/api/tables/${id}/what-if`, { seat, ply }),
  puzzle: (game: string) =>
    call<PuzzleInfo>('GET', `/api/puzzles/${game}/today?language=${language()}`),
  solve: (game: string, puzzle: string, text: string) =>
    call<PuzzleAnswer>('POST', `/api/puzzles/${game}/${puzzle}?language=${language()}`, { text }),
  importRecord: (record: string, ownSet: string | null) =>
    call<TableInfo>('POST', '/api/records', { record, own_set: ownSet }),
};
