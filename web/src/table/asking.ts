/**
 * "What is this?" for every piece of every board. A piece has `data-piece`, its name in the game's
 * `pieces.json`, and `data-named`, a message with its individual name, if it has one. A right click, a long
 * press or `?` opens its card.
 */

/** A piece in question: its card, the message that names it, and its drawing. */
export interface Asked {
  piece: string;
  named: string | null;
  drawn: Element;
}

const PIECE = '[data-piece]';
const LONG = 500; // milliseconds of a long press
const FAR = 10; // pixels a finger may move meanwhile

function asked(drawn: HTMLElement | SVGElement): Asked {
  return { piece: drawn.dataset.piece!, named: drawn.dataset.named ?? null, drawn };
}
/** Each piece once, in the order in which they are found. */
function distinct(found: Asked[]): Asked[] {
  const keys = found.map((one) => `${one.piece} ${one.named}`);
  return found.filter((_, at) => keys.indexOf(keys[at]!) === at);
}
/** The piece that contains an element, and those around it, the innermost first. */
function around(element: Element | null): Asked[] {
  const piece = element?.closest<HTMLElement | SVGElement>(PIECE);
  return piece ? [asked(piece), ...around(piece.parentElement)] : [];
}
/** The pieces at a point of the window, the topmost first; a button may cover its piece. */
function at(root: Element, x: number, y: number): Asked[] {
  const under = document.elementsFromPoint(x, y).filter((one) => root.contains(one));
  return under.flatMap(around);
}
/** The pieces of an element with the focus: itself, those that contain it, and those in it. */
function standing(root: Element, element: Element): Asked[] {
  const inside = [...element.querySelectorAll<HTMLElement | SVGElement>(PIECE)].map(asked);
  const { left, top, width, height } = element.getBoundingClientRect();
  return [...around(element), ...at(root, left + width / 2, top + height / 2), ...inside];
}
/** All pieces that are drawn on a board, each by one of its drawings. */
export function allPieces(root: Element): Asked[] {
  const drawn = [...root.querySelectorAll<HTMLElement | SVGElement>(`.board ${PIECE}`)];
  const names = [...new Set(drawn.map((one) => one.dataset.piece))];
  return names.map((name) => {
    const alike = drawn.filter((one) => one.dataset.piece === name);
    const pictured = alike.filter((one) => one.matches('svg, svg *') || one.querySelector('svg'));
    return asked(pictured.find((one) => one.checkVisibility()) ?? pictured[0] ?? alike[0]!);
  });
}

export interface Answering {
  /** Show the cards of these pieces; `x` and `y` are the point in the window. */
  show: (pieces: Asked[], x: number, y: number) => void;
  /** Show all pieces of the board to choose from. */
  list: () => void;
}

/** Handles the question on a table's page. */
export function asking(root: HTMLElement, answer: Answering) {
  let timer = 0;
  let held: PointerEvent | null = null;

  function ask(pieces: Asked[], x: number, y: number): boolean {
    const found = distinct(pieces);
    if (found.length) answer.show(found, x, y);
    return found.length > 0;
  }
  function menu(event: MouseEvent) {
    const target = event.target as Element;
    if (!target.closest('.board')) return;
    forget();
    const pieces = at(root, event.clientX, event.clientY);
    if (ask(pieces.length ? pieces : standing(root, target), event.clientX, event.clientY)) event.preventDefault();
  }
  function press(event: PointerEvent) {
    forget();
    if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target as Element).closest('.board')) return;
    held = event;
    timer = window.setTimeout(hold, LONG);
  }
  /** A long press is no tap: the press is released, and the click that follows is ignored. */
  function hold() {
    const { target, pointerId, clientX, clientY } = held!;
    held = null;
    if (!ask(at(root, clientX, clientY), clientX, clientY)) return;
    target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
    window.addEventListener('click', swallow, { capture: true, once: true });
    window.addEventListener('pointerdown', hear, { capture: true, once: true });
  }
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }
  const hear = () => window.removeEventListener('click', swallow, true);
  function move(event: PointerEvent) {
    if (held && Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) > FAR) forget();
  }
  function forget() {
    clearTimeout(timer);
    held = null;
  }
  function key(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (event.key !== '?' || target.matches('input, textarea, select')) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const isOnBoard = target.closest('.board') && !target.matches('.board, .map, .globe');
    if (!isOnBoard || !ask(standing(root, target), left + width / 2, top + height / 2)) answer.list();
    event.preventDefault();
  }
  root.addEventListener('contextmenu', menu);
  root.addEventListener('pointerdown', press);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', forget);
  window.addEventListener('pointercancel', forget);
  window.addEventListener('keydown', key);
  return {
    destroy() {
      forget();
      hear();
      root.removeEventListener('contextmenu', menu);
      root.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', forget);
      window.removeEventListener('pointercancel', forget);
      window.removeEventListener('keydown', key);
    },
  };
}

/** A picture of a piece as drawn on the board: a copy of its own drawing. */
export function pictureOf(drawn: Element): SVGElement | null {
  const own = drawn instanceof SVGElement ? drawn : drawn.querySelector('svg');
  if (!own) return null;
  // A part of a small drawing is shown with the whole drawing.
  const whole = own.ownerSVGElement;
  const found = whole && !whole.matches('.map, .globe') ? whole : own;
  const copy = found.cloneNode(true) as SVGElement;
  copy.querySelectorAll('[tabindex]').forEach((one) => one.removeAttribute('tabindex'));
  if (copy instanceof SVGSVGElement) return copy;
  copy.removeAttribute('transform');
  const { x, y, width, height } = (found as SVGGraphicsElement).getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
  frame.append(copy);
  return frame;
}
