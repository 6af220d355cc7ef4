/** The little Markdown the clauses use, as pieces to draw: bold, emphasis, code and tables. */

export interface Piece {
  kind: 'text' | 'bold' | 'em' | 'code';
  text: string;
}
export type Block = { kind: 'words'; pieces: Piece[] } | { kind: 'table'; rows: Piece[][][] };

/** A line as pieces. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  for (const part of line.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/)) {
    if (!part) continue;
    if (part.startsWith('**')) found.push({ kind: 'bold', text: part.slice(2, -2) });
    else if (part.startsWith('`')) found.push({ kind: 'code', text: part.slice(1, -1) });
    else if (/^\*[^*]+\*$/.test(part)) found.push({ kind: 'em', text: part.slice(1, -1) });
    else found.push({ kind: 'text', text: part });
  }
  return found;
}

/** A clause as blocks: its lines, and its tables. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = found.at(-1);
    if (!line || /^\|[\s:|-]+\|$/.test(line)) continue;
    if (line.startsWith('|')) {
      const row = line.split('|').slice(1, -1).map((cell) => pieces(cell.trim()));
      if (last?.kind === 'table') last.rows.push(row);
      else found.push({ kind: 'table', rows: [row] });
    } else {
      found.push({ kind: 'words', pieces: pieces(line) });
    }
  }
  return found;
}
