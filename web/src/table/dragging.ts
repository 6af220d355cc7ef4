/**
 * Drag and drop for every board. An element that can be dragged has `data-drag` (`chosen` if it is already chosen).
 * A drag is a tap on it, which chooses it, and a tap where it is dropped. A piece that is a choice by itself, such
 * as a card, is taken when it is dropped on the board. During a drag the wheel, R and a second finger rotate it.
 */

import { tick } from 'svelte';

const FAR = 8; // pixels that make a press a drag
const TARGET = '.legal:not([data-drag]), [data-drop]';

export function dragging(root: HTMLElement) {
  let held: { source: HTMLElement; id: number; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  const isChosen = (source: HTMLElement) =>
    source.dataset.drag === 'chosen' || source.ariaChecked === 'true' || source.ariaPressed === 'true';
  const isChoice = (source: HTMLElement) => source.dataset.choice !== undefined;

  function press(event: PointerEvent) {
    const source = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (held && ghost && event.pointerId !== held.id) turn();
    else if (source && event.isPrimary && event.button === 0)
      held = { source, id: event.pointerId, x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent) {
    if (!held || event.pointerId !== held.id) return;
    if (!ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) lift(held.source);
    if (!ghost) return;
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    event.preventDefault();
  }
  function lift(source: HTMLElement) {
    if (!isChoice(source) && !isChosen(source)) source.click();
    draw(source);
  }
  /** A copy of the piece follows the pointer. */
  function draw(source: HTMLElement) {
    ghost?.remove();
    const { width, height } = source.getBoundingClientRect();
    ghost = source.cloneNode(true) as HTMLElement;
    for (const name of ['data-drag', 'data-choice', 'id', 'role', 'aria-checked', 'aria-pressed']) ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      opacity: '0.75',
      zIndex: '50',
      pointerEvents: 'none',
      transition: 'none',
      translate: held ? `${held.x}px ${held.y}px` : '',
    });
    source.parentElement!.append(ghost);
  }
  /** Rotate the dragged piece: a tap on the chosen piece rotates it. */
  async function turn(): Promise<void> {
    if (!held || isChoice(held.source)) return;
    const where = ghost?.style.translate ?? '';
    held.source.click();
    await tick();
    if (!held || !ghost) return;
    draw(held.source);
    ghost.style.translate = where;
  }
  function drop(event: PointerEvent) {
    if (!held || event.pointerId !== held.id) return;
    const { source } = held;
    const wasDragged = ghost !== null;
    end();
    if (!wasDragged) return;
    // The click that follows a drag is no tap on the piece.
    window.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', stop, true));
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest<HTMLElement>(TARGET);
    if (isChoice(source)) {
      if (under?.closest('.stage-board, [data-drop]')) source.click();
    } else if (target && root.contains(target)) target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  function stop(event: Event) {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  }
  function end() {
    ghost?.remove();
    ghost = null;
    held = null;
  }
  function wheel(event: WheelEvent) {
    if (!ghost) return;
    event.preventDefault();
    event.stopPropagation();
    void turn();
  }
  function key(event: KeyboardEvent) {
    if (ghost && event.key.toLowerCase() === 'r') void turn();
    if (event.key === 'Escape') end();
  }
  root.addEventListener('pointerdown', press);
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', end);
  window.addEventListener('wheel', wheel, { passive: false, capture: true });
  window.addEventListener('keydown', key);
  return {
    destroy() {
      end();
      root.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('wheel', wheel, true);
      window.removeEventListener('keydown', key);
    },
  };
}
