import { describe, expect, it, vi } from 'vitest';
import { changed } from '../src/changes';
import { choicesOf, Labels } from '../src/choices.svelte';
import type { ChoiceForm } from '../src/wire';

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));

describe('changes of a view', () => {
  const held = { round: 1, hands: [{ cards: ['G1'] }, { cards: ['G2'] }], laid: ['a'] };

  it('replace, go deeper and append', () => {
    const now = changed(held, { set: { round: 2 }, in: { hands: { in: { 1: { set: { cards: [] } } } }, laid: { set: { 1: 'b' } } } });
    expect(now).toEqual({ round: 2, hands: [{ cards: ['G1'] }, { cards: [] }], laid: ['a', 'b'] });
  });
  it('leave what we hold as it was, and share what did not change', () => {
    const now = changed(held, { in: { hands: { in: { 1: { set: { cards: [] } } } } } });
    expect(held.hands[1]!.cards).toEqual(['G2']);
    expect(now.hands[0]).toBe(held.hands[0]);
  });
  it('leave out what is gone', () => {
    expect(changed({ a: 1, b: 2, list: [1, 2, 3] }, { gone: ['b'], in: { list: { set: { 0: 9 }, gone: ['1', '2'] } } })).toEqual({
      a: 1,
      list: [9],
    });
  });
  it('may be none', () => expect(changed(held, {})).toEqual(held));
});

describe('choices by their parameters', () => {
  const form: ChoiceForm = {
    text: 'lay {tile} {cell} r{rotation}',
    data: { verb: 'lay' },
    parameters: [
      { name: 'tile', fields: { tile: ['BF', 'WW'] } },
      { name: 'cell', fields: { q: [0, 1], r: [5, 6] }, texts: ['0,5', '1,6'] },
      { name: 'rotation', fields: { rotation: [0, 3] } },
    ],
  };

  it('are every combination in order', () => {
    const { lay } = choicesOf([form], new Labels(() => {}));
    expect(lay!.map((one) => one.text).slice(0, 3)).toEqual(['lay BF 0,5 r0', 'lay BF 0,5 r3', 'lay BF 1,6 r0']);
    expect(lay!.length).toBe(8);
    expect(lay![7]!.data).toEqual({ verb: 'lay', tile: 'WW', q: 1, r: 6, rotation: 3 });
  });
  it('are those of the codes alone', () => {
    const { lay } = choicesOf([{ ...form, codes: [6, 1] }], new Labels(() => {}));
    expect(lay!.map((one) => one.text)).toEqual(['lay WW 1,6 r0', 'lay BF 0,5 r3']);
  });
  it('are those that the mask marks', () => {
    const { lay } = choicesOf([{ ...form, mask: '42' }], new Labels(() => {}));
    expect(lay!.map((one) => one.text)).toEqual(['lay BF 0,5 r3', 'lay WW 1,6 r0']);
  });
  it('have the labels that came with them', () => {
    const ask = vi.fn();
    const pass: ChoiceForm = { text: 'pass', data: { verb: 'pass' }, parameters: [], labels: ['Pass'] };
    expect(choicesOf([pass], new Labels(ask)).pass![0]!.label).toBe('Pass');
    expect(ask).not.toHaveBeenCalled();
  });
  it('ask for other labels once, all that are drawn together', async () => {
    const ask = vi.fn();
    const labels = new Labels(ask);
    const { lay } = choicesOf([form], labels);
    expect([lay![0]!.label, lay![1]!.label, lay![0]!.label]).toEqual(['…', '…', '…']);
    frames.splice(0).forEach((run) => run());
    frames.splice(0).forEach((run) => run());
    expect(ask.mock.calls).toEqual([[['lay BF 0,5 r0', 'lay BF 0,5 r3']]]);
    labels.tell(['lay BF 0,5 r0'], ['Lay the tile']);
    expect(lay![0]!.label).toBe('Lay the tile');
  });
});
