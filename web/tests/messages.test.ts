/** Every text exists in three languages, is used, and takes the same variables. */

import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type Resource, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'fr', 'nl'];

function files(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, ends);
    return ends.test(entry.name) ? [path] : [];
  });
}

function read(path: string): Resource {
  return parse(readFileSync(path, 'utf8'), {});
}

/** Each message of a file with its variables. */
function messages(resource: Resource): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of resource.body) {
    if (entry.type !== 'Message') continue;
    const names = new Set<string>();
    class Variables extends Visitor {
      visitVariableReference(node: VariableReference): void {
        names.add(node.id.name);
      }
    }
    new Variables().visit(entry as Message);
    found[(entry as Message).id.name] = [...names].sort().join(' ');
  }
  return found;
}

const games = readdirSync(join(ROOT, 'src/games')).filter((name) =>
  existsSync(join(ROOT, 'src/games', name, 'en.ftl')),
);
const shellSources = files(join(ROOT, 'src'), /\.(svelte|ts)$/).filter((path) => !path.includes('/games/'));
const trees = [
  { name: 'shell', folder: join(ROOT, 'messages'), sources: shellSources, shared: [] as string[] },
  ...games.map((name) => ({
    name,
    folder: join(ROOT, 'src/games', name),
    sources: files(join(ROOT, 'src/games', name), /\.(svelte|ts)$/),
    shared: Object.keys(messages(read(join(ROOT, 'messages/en.ftl')))),
  })),
];

/** The literal keys asked for, and the beginnings of keys that are put together. */
function asked(sources: string[]): { keys: Set<string>; strings: Set<string>; prefixes: string[] } {
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  const keys = new Set([...text.matchAll(/\b(?:t|say)\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1]!));
  const strings = new Set([...text.matchAll(/['"]([a-z][\w-]*)['"]/g)].map((m) => m[1]!));
  const prefixes = [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((m) => m[1]!);
  return { keys, strings, prefixes };
}

describe.each(trees)('the messages of $name', ({ folder, sources, shared }) => {
  const english = messages(read(join(folder, 'en.ftl')));
  const { keys, strings, prefixes } = asked(sources);

  it.each(LANGUAGES)('hold no junk in %s', (language) => {
    const junk = read(join(folder, `${language}.ftl`)).body.filter((entry) => entry.type === 'Junk');
    expect(junk.map((entry) => 'content' in entry && entry.content)).toEqual([]);
  });

  it.each(LANGUAGES)('have the same keys and variables in %s', (language) => {
    expect(messages(read(join(folder, `${language}.ftl`)))).toEqual(english);
  });

  it('include every key that is asked for', () => {
    const known = new Set([...Object.keys(english), ...shared]);
    expect([...keys].filter((key) => !known.has(key))).toEqual([]);
  });

  it('are all used', () => {
    // The text board of the shell asks for these by the names of fields and verbs.
    const spoken = /^(text|verb)-/;
    const unused = Object.keys(english).filter(
      (key) =>
        !strings.has(key) && !spoken.test(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
