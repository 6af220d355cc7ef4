/** The HTTP half of the protocol. */

import { settings } from './settings.svelte';
import { judged } from './speech.svelte';
import type { Section } from './words';
import type {
  BlockList,
  ChatLine,
  Coaching,
  Data,
  GameList,
  HeldAnswer,
  HeldDecision,
  JudgedDecision,
  Language,
  LessonInfo,
  LessonStep,
  Line,
  Me,
  NewTable,
  Played,
  Position,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleList,
  Rank,
  ReviewInfo,
  Rules,
  StepAnswer,
  SessionList,
  Sheet,
  TableInfo,
  Totp,
} from './wire';

/** A response that is not a success: a code for programs, a sentence for people. */
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

const heldOptions = (told: JudgedDecision): HeldDecision => ({ ...told, options: told.options.map(judged) });
const heldAnswer = (told: PuzzleAnswer): HeldAnswer => ({
  ...told,
  yours: told.yours && judged(told.yours),
  options: told.options.map(judged),
});

export const api = {
  me: () => call<Me | undefined>('GET', '/api/me'),
  create: (name: string) =>
    call<{ player: Me; key: string }>('POST', '/api/players', { name, language: language() }),
  recover: (key: string) => call<Me>('POST', '/api/recover', { key }),
  change: (some: { name?: string; language?: Language; webhook?: string }) =>
    call<Me>('PATCH', '/api/me', some),
  register: (login: string, password: string, old: string | null = null) =>
    call<Me>('POST', '/api/account', { login, password, old }),
  logIn: (login: string, password: string, code: string | null) =>
    call<{ player: Me; key: string }>('POST', '/api/login', { login, password, code }),
  logOut: () => call<void>('POST', '/api/logout'),
  sessions: () => call<SessionList>('GET', '/api/me/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: () => call<void>('DELETE', '/api/me/sessions'),
  beginTotp: (password: string | null) => call<Totp>('POST', '/api/me/totp', { password }),
  confirmTotp: (code: string) => call<Me>('PUT', '/api/me/totp', { code }),
  removeTotp: (password: string | null) => call<Me>('DELETE', '/api/me/totp', { password }),
  deleteMe: (password: string | null) => call<void>('DELETE', '/api/me', { password }),
  blocks: () => call<BlockList>('GET', '/api/me/blocks'),
  block: (player: string) => call<BlockList>('POST', '/api/me/blocks', { player }),
  unblock: (player: string) => call<BlockList>('DELETE', `/api/me/blocks/${player}`),
  report: (table: string, player: string, text: string) =>
    call<void>('POST', `/api/tables/${table}/reports`, { player, text }),
  /** The server's commitment to its part of the next seed, before the client adds its share. */
  commit: () => call<{ commitment: string }>('POST', '/api/commitments', {}),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/api/me/tables'),
  history: () => call<{ games: Played[] }>('GET', '/api/me/history'),
  leaderboard: (game: string) =>
    call<{ game: string; rows: Rank[] }>('GET', `/api/leaderboard/${game}`),
  games: () => call<GameList>('GET', `/api/games?language=${language()}`),
  rules: (game: string) => call<Rules>('GET', `/api/games/${game}/rules?language=${language()}`),
  openTables: () => call<{ tables: TableInfo[] }>('GET', '/api/tables'),
  createTable: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${id}`),
  join: (id: string, seat: number, share: string | null) =>
    call<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}`, { share }),
  leave: (id: string, seat: number) =>
    call<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}`),
  fill: (id: string, bot: string) => call<TableInfo>('POST', `/api/tables/${id}/fill`, { bot }),
  start: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/start`),
  log: (id: string, seat: number | null) =>
    call<{ lines: Line[] }>('GET', `/api/tables/${id}/log?keys=true${seatQuery(seat)}`),
  chat: (id: string, before: number) =>
    call<{ lines: ChatLine[]; before: number | null }>(
      'GET',
      `/api/tables/${id}/chat?before=${before}`,
    ),
  position: (id: string, ply: number, seat: number | null) =>
    call<Position>(
      'GET',
      `/api/tables/${id}/positions/${ply}?keys=true${seatQuery(seat)}`,
    ),
  /** A position in sentences and tables. */
  told: async (id: string, ply: number, seat: number | null): Promise<Section[]> =>
    (await call<Position>('GET', `/api/tables/${id}/positions/${ply}?keys=true&told=${seatQuery(seat)}`)).view.told as Section[],
  scores: (id: string) => call<{ scores: number[][] }>('GET', `/api/tables/${id}/scores`),
  sheet: (id: string) => call<Sheet>('GET', `/api/tables/${id}/sheet?keys=true`),
  review: (id: string) =>
    call<ReviewInfo>('GET', `/api/tables/${id}/review?keys=true`),
  beginReview: (id: string) =>
    call<ReviewInfo>('POST', `/api/tables/${id}/review?keys=true`),
  decision: async (id: string, ply: number): Promise<HeldDecision> =>
    heldOptions(await call<JudgedDecision>('GET', `/api/tables/${id}/review/${ply}?keys=true`)),
  whatIf: (id: string, seat: number, ply: number, casual: boolean) =>
    call<TableInfo>('POST', `/api/tables/${id}/what-if`, { seat, ply, casual }),
  puzzles: (game: string) => call<PuzzleList>('GET', `/api/puzzles/${game}?language=${language()}`),
  puzzle: (game: string, puzzle: string) =>
    call<PuzzleInfo>('GET', `/api/puzzles/${game}/${puzzle}?language=${language()}&keys=true`),
  solve: async (game: string, puzzle: string, text: string): Promise<HeldAnswer> =>
    heldAnswer(
      await call<PuzzleAnswer>('POST', `/api/puzzles/${game}/${puzzle}?language=${language()}&keys=true`, { text }),
    ),
  coach: (id: string, seat: number, always: boolean) =>
    call<Coaching>(
      'GET',
      `/api/tables/${id}/coach?language=${language()}&keys=true&seat=${seat}&always=${always ? 1 : 0}`,
    ),
  lessons: () => call<{ lessons: LessonInfo[] }>('GET', '/api/lessons'),
  step: (game: string, step: number) =>
    call<LessonStep>('GET', `/api/lessons/${game}/${step}?language=${language()}&keys=true`),
  tryStep: (game: string, step: number, move: { text?: string; data?: Data }) =>
    call<StepAnswer>('POST', `/api/lessons/${game}/${step}?language=${language()}&keys=true`, move),
  keepSteps: (game: string, done: number) =>
    call<LessonInfo>('PUT', `/api/lessons/${game}`, { done }),
  importRecord: (record: string, ownSet: string | null) =>
    call<TableInfo>('POST', '/api/records', { record, own_set: ownSet }),
};
