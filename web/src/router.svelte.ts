/** Which page is shown: the path of the address, without a reload between pages. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; ply: number | null; seat: number | null }
  | { page: 'leaderboard'; game: string | null }
  | { page: 'settings' }
  | { page: 'recover'; key: string }
  | { page: 'nowhere' };

/** The page an address names. */
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
  if (first === 'leaderboard') return { page: 'leaderboard', game: second ?? null };
  if (first === 'settings') return { page: 'settings' };
  if (first === 'recover') return { page: 'recover', key: hash.replace(/^#/, '') };
  return { page: 'nowhere' };
}

const here = () => parse(location.pathname, location.search, location.hash);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
  }

  /** Go to a page of the client. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Show another address for the same page. */
  replace(path: string): void {
    history.replaceState(null, '', path);
  }

  /** Follow links to our own pages without a reload. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
