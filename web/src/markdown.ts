/** Parses the subset of Markdown that clauses and rules pages use. */

export type Piece =
  | { kind: 'text' | 'bold' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** The ids of clauses, in brackets. */
  | { kind: 'clauses'; names: string[] };
export type Block =
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'words'; pieces: Piece[] }
  | { kind: 'quote'; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; items: Piece[][] }
  | { kind: 'table'; rows: Piece[][][] }
  | { kind: 'picture'; source: string; about: string };

const NAME = '[A-Z]{2}-[A-Z]?\\d+[a-z]?';
const PIECES = new RegExp(
  `(\\*\\*[^*]+\\*\\*|\`[^\`]+\`|\\*[^*]+\\*|\\[[^\\]]+\\]\\([^)\\s]+\\)|\\(${NAME}(?:, ${NAME})*\\))`,
);
const IS_NAMES = new RegExp(`^\\(${NAME}(?:, ${NAME})*\\)$`);

/** A line as pieces. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  for (const part of line.split(PIECES)) {
    if (!part) continue;
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    if (link) found.push({ kind: 'link', text: link[1]!, href: link[2]! });
    else if (IS_NAMES.test(part)) found.push({ kind: 'clauses', names: part.slice(1, -1).split(', ') });
    else if (/^\*\*[^*]+\*\*$/.test(part)) found.push({ kind: 'bold', text: part.slice(2, -2) });
    else if (/^`[^`]+`$/.test(part)) found.push({ kind: 'code', text: part.slice(1, -1) });
    else if (/^\*[^*]+\*$/.test(part)) found.push({ kind: 'em', text: part.slice(1, -1) });
    else found.push({ kind: 'text', text: part });
  }
  return found;
}

/** A row of a table as cells. */
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => pieces(cell.trim()));

/** A clause as blocks: each of its lines, and its tables. */
export function clauseBlocks(text: string): Block[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== '```')
    .reduce<Block[]>((found, line) => {
      const last = found.at(-1);
      if (/^\|[\s:|-]+\|$/.test(line)) return found;
      if (!line.startsWith('|')) found.push({ kind: 'words', pieces: pieces(line) });
      else if (last?.kind === 'table') last.rows.push(cells(line));
      else found.push({ kind: 'table', rows: [cells(line)] });
      return found;
    }, []);
}

/** A page as blocks, which empty lines separate. */
export function pageBlocks(text: string): Block[] {
  return text
    .replace(/<!--[^]*?-->/g, '')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(pageBlock);
}

function pageBlock(part: string): Block {
  const flat = (lines: string) => pieces(lines.replace(/\s*\n\s*/g, ' ').trim());
  const heading = /^(#+) (.*)$/.exec(part);
  if (heading) return { kind: 'heading', level: heading[1]!.length, pieces: pieces(heading[2]!) };
  const picture = /^!\[([^\]]*)\]\(([^)\s]+)\)$/.exec(part);
  if (picture) return { kind: 'picture', about: picture[1]!, source: picture[2]! };
  if (part.startsWith('|')) {
    const rows = part.split('\n').filter((line) => !/^\|[\s:|-]+\|$/.test(line.trim()));
    return { kind: 'table', rows: rows.map((line) => cells(line.trim())) };
  }
  if (part.startsWith('>')) return { kind: 'quote', pieces: flat(part.replace(/^>\s?/gm, '')) };
  if (/^(-|\d+\.) /.test(part)) {
    const items = part.split(/\n(?=(?:-|\d+\.) )/).map((item) => flat(item.replace(/^(-|\d+\.) /, '')));
    return { kind: 'list', ordered: /^\d/.test(part), items };
  }
  return { kind: 'words', pieces: flat(part) };
}

/** The clauses that some pieces name. */
export const named = (list: Piece[]): string[] =>
  list.flatMap((piece) => (piece.kind === 'clauses' ? piece.names : []));
