/** Formats all texts in the player's language, from Fluent files loaded on demand. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from './boards';
import type { Language } from './wire';

type Load = () => Promise<string>;
// The same files as the server's, without those of the terminal.
const TREE = '../../src/atoll';
const files: Record<string, Load> = import.meta.glob<string>(
  [
    '../../src/atoll/messages/common/*.ftl',
    '../../src/atoll/messages/shell/*.ftl',
    '../../src/atoll/games/*/messages/*.ftl',
    '../../src/atoll/games/*/messages/pieces/*.ftl',
    '../../src/atoll/games/*/messages/lessons/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The text of a folder's file in a language; nothing if there is none. */
async function read(folder: string, language: Language): Promise<string> {
  return (await files[`${TREE}/${folder}/${language}.ftl`]?.()) ?? '';
}

/** A bundle of these texts in one language. */
export function makeBundle(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

// A board formats the same texts after every move: a cache is faster.
const MOST = 4000; // cached texts of a bundle
const texts = new WeakMap<FluentBundle, Map<string, string>>();

/** The message of a bundle; null if it has none of that name. */
export function format(bundle: FluentBundle, key: string, args?: Record<string, unknown>): string | null {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return null;
  let said = texts.get(bundle);
  if (!said) texts.set(bundle, (said = new Map()));
  const name = args ? `${key} ${JSON.stringify(args)}` : key;
  let text = said.get(name);
  if (text === undefined) {
    text = bundle.formatPattern(pattern, args as Record<string, string | number> | undefined);
    if (said.size >= MOST) said.clear();
    said.set(name, text);
  }
  return text;
}

let shell = $state.raw<FluentBundle | null>(null);

/** Load the shell's messages; all texts are in this language from then on. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(['messages/common', 'messages/shell'].map((folder) => read(folder, language)));
  shell = makeBundle(language, ...texts);
}

/** A message of the shell. A missing key is shown itself. */
export const t: Say = (key, args) => (shell && format(shell, key, args)) ?? key;

/** Whether the shell's messages are loaded. */
export function canSpeak(): boolean {
  return shell !== null;
}

/** A board's messages: the game's first, then the shell's; `more` names further folders of the game. */
export async function boardSay(game: string, language: Language, ...more: ('pieces' | 'lessons')[]): Promise<Say> {
  const own = `games/${game}/messages`;
  const folders = [own, ...more.map((folder) => `${own}/${folder}`)];
  const bundle = makeBundle(language, ...(await Promise.all(folders.map((folder) => read(folder, language)))));
  return (key, args) => format(bundle, key, args) ?? t(key, args);
}

const lists: Record<string, Intl.ListFormat> = {};

/** A list of things, the last joined with "and" (in English without a comma before it). */
export function listed(things: string[]): string {
  const language = shell?.locales[0] ?? 'en';
  lists[language] ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return lists[language].format(things);
}
