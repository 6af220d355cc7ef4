/** The current page, by the path, without a reload between pages. */

import { parse, type Route } from './route';

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

  /** Replace the address of the same page. */
  replace(path: string): void {
    history.replaceState(null, '', path);
  }

  /** Follow links to the client's own pages without a reload. */
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
