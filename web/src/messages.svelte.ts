/** Says everything in the player's language, from Fluent files loaded when they are needed. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from './boards';
import type { Language } from './wire';

type Load = () => Promise<string>;
const shellFiles: Record<string, Load> = import.meta.glob<string>('../messages/*.ftl', {
  query: '?raw',
  import: 'default',
});
const boardFiles: Record<string, Load> = import.meta.glob<string>('./games/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** A bundle of these texts in one language. */
export function makeBundle(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The message of a bundle; null if it has none of that name. */
export function format(bundle: FluentBundle, key: string, args?: Record<string, unknown>): string | null {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return null;
  return bundle.formatPattern(pattern, args as Record<string, string | number> | undefined);
}

let shell = $state.raw<FluentBundle | null>(null);

/** Load the shell's messages; everything said from then on is in this language. */
export async function speak(language: Language): Promise<void> {
  shell = makeBundle(language, await shellFiles[`../messages/${language}.ftl`]!());
}

/** A message of the shell. A key that is missing shows itself. */
export const t: Say = (key, args) => (shell && format(shell, key, args)) ?? key;

/** Whether the shell can speak yet. */
export function canSpeak(): boolean {
  return shell !== null;
}

/** What a board says: its game's messages first, then the shell's. */
export async function boardSay(game: string, language: Language): Promise<Say> {
  const load = boardFiles[`./games/${game}/${language}.ftl`];
  const bundle = makeBundle(language, load ? await load() : '');
  return (key, args) => format(bundle, key, args) ?? t(key, args);
}
