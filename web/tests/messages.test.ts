/** Every message that the client uses is in the tree that server and client share. */

import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TREE = join(ROOT, '../src/atoll');

function files(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, ends);
    return ends.test(entry.name) ? [path] : [];
  });
}

/** The keys of a folder's English file; the other languages have the same. */
function keysOf(folder: string): string[] {
  const resource = parse(readFileSync(join(TREE, folder, 'en.ftl'), 'utf8'), {});
  return resource.body.flatMap((entry) => (entry.type === 'Message' && 'id' in entry ? [entry.id.name] : []));
}

const shared = [...keysOf('messages/common'), ...keysOf('messages/shell')];
const games = readdirSync(join(ROOT, 'src/games')).filter((name) =>
  existsSync(join(TREE, 'games', name, 'messages/en.ftl')),
);
const parts = [
  {
    name: 'the shell',
    sources: files(join(ROOT, 'src'), /\.(svelte|ts)$/).filter((path) => !path.includes('/games/')),
    known: new Set(shared),
  },
  ...games.map((name) => ({
    name,
    sources: files(join(ROOT, 'src/games', name), /\.(svelte|ts)$/),
    known: new Set([...shared, ...keysOf(`games/${name}/messages`)]),
  })),
];

describe('the messages asked for', () => {
  it('are those of all games', () => {
    expect(games).toEqual(readdirSync(join(ROOT, 'src/games')));
  });

  it.each(parts)('by $name exist', ({ sources, known }) => {
    const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
    const asked = new Set([...text.matchAll(/\b(?:t|say)\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!));
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });
});
