import { describe, expect, test } from 'vitest';
import { fit } from '../src/table/fit';

const sentence = (letters: number, pieces = 0) => ({ letters, pieces });

describe('a sentence in a box', () => {
  test('is as large as it can be', () => {
    expect(fit(sentence(20), 400, 72).size).toBe(17);
    expect(fit(sentence(70), 170, 74).size).toBeLessThan(15);
  });
  test('is never too small to read', () => {
    expect(fit(sentence(500), 100, 60).size).toBe(12.2);
    expect(fit(sentence(500), 100, 60).left).toBeLessThan(0);
  });
  test('leaves room below it if it is short', () => {
    expect(fit(sentence(20), 400, 72).left).toBeGreaterThan(40);
    expect(fit(sentence(20, 1), 400, 72).left).toBe(46);
  });
});
