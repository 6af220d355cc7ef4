import { describe, expect, test } from 'vitest';
import { fit } from '../src/table/fit';

/** A sentence that is so many times as high as its letters. */
function sentence(times: number) {
  const style = { fontSize: '' };
  return { style, get scrollHeight() { return times * parseFloat(style.fontSize) } } as unknown as HTMLElement;
}

describe('a sentence in a box', () => {
  test('is as large as it can be', () => {
    const [short, long] = [sentence(2), sentence(5)];
    expect(fit(short, 72)).toBe(true);
    expect(short.style.fontSize).toBe('17px');
    expect(fit(long, 72)).toBe(true);
    expect(long.style.fontSize).toBe('13.5px');
  });
  test('leaves room for a line below it if it can', () => {
    const [short, long] = [sentence(4), sentence(5)];
    expect(fit(short, 72, 21)).toBe(true);
    expect(short.style.fontSize).toBe('12.2px');
    expect(fit(long, 72, 21)).toBe(false);
    expect(long.style.fontSize).toBe('13.5px');
  });
  test('is never too small to read', () => {
    const longest = sentence(9);
    expect(fit(longest, 72)).toBe(false);
    expect(longest.style.fontSize).toBe('12.2px');
  });
});
