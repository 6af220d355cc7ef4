/** Maps the paths of the client to pages. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; ply: number | null; seat: number | null }
  | { page: 'review'; table: string; ply: number | null }
  | { page: 'puzzle'; game: string; puzzle: string | null }
  | { page: 'puzzles'; game: string }
  | { page: 'learn'; game: string; step: number | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'leaderboard'; game: string | null }
  | { page: 'settings' }
  | { page: 'promises' }
  | { page: 'recover'; key: string }
  | { page: 'nowhere' };

/** The page of a path. */
export function parse(path: string, query = '', hash = ''): Route {
  const words = path.split('/').filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  const number = (text: string | null | undefined) =>
    text && /^\d{1,6}$/.test(text) ? Number(text) : null;
  const [first, second, third] = words;
  if (!first) return { page: 'lobby' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'table' && second) return { page: 'table', table: second };
  if (first === 'replay' && second)
    return { page: 'replay', table: second, ply: number(third), seat: number(asked.get('seat')) };
  if (first === 'review' && second) return { page: 'review', table: second, ply: number(third) };
  if (first === 'puzzle' && second) return { page: 'puzzle', game: second, puzzle: third ?? null };
  if (first === 'puzzles' && second) return { page: 'puzzles', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second, step: number(third) };
  if (first === 'rules' && second)
    return { page: 'rules', game: second, clause: hash.replace(/^#/, '') || null };
  if (first === 'leaderboard') return { page: 'leaderboard', game: second ?? null };
  if (first === 'settings') return { page: 'settings' };
  if (first === 'promises') return { page: 'promises' };
  if (first === 'recover') return { page: 'recover', key: hash.replace(/^#/, '') };
  return { page: 'nowhere' };
}
