/** Finds the players' names in a sentence, so that they can be marked. */

export interface Part {
  text: string;
  seat: number | null;
}

/** The sentence in parts; the longest name wins where several begin alike. */
export function splitNames(text: string, names: string[]): Part[] {
  const known = names
    .map((name, seat) => ({ name, seat }))
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  if (!known.length) return [{ text, seat: null }];
  const escaped = known.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      seat: known.find(({ name }) => name === part)?.seat ?? null,
    }));
}
