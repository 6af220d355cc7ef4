/** How large a sentence can be written into a box of the stage, whose size does not change. */

const SIZES = [17, 15, 13.5, 12.2]; // pixels; 12 is the least that is easy to read
const LETTER = 0.62; // of the size: the width of a bold letter
const LINE = 1.17; // of the size: the height of a line
const PIECE = 26; // pixels: the height of a piece drawn in a sentence
const WASTED = 4; // letters of a line that a word too long for it leaves empty

export interface Sentence {
  /** How many letters wide it is. */
  letters: number;
  /** How many pieces are drawn in it. */
  pieces: number;
}

export interface Fit {
  /** The size of its letters, in pixels. */
  size: number;
  /** What it leaves of the box below it, in pixels. */
  left: number;
}

function heightAt(size: number, { letters, pieces }: Sentence, width: number): number {
  const perLine = Math.max(6, width / (LETTER * size) - WASTED);
  const lines = letters * LETTER * size <= width ? 1 : Math.ceil(letters / perLine);
  return lines * LINE * size + Math.min(lines, pieces) * Math.max(0, PIECE - LINE * size);
}

/** The largest size at which a sentence fits into a box, or the least there is. */
export function fit(sentence: Sentence, width: number, height: number): Fit {
  const size = SIZES.find((size) => heightAt(size, sentence, width) <= height) ?? SIZES.at(-1)!;
  return { size, left: height - heightAt(size, sentence, width) };
}
