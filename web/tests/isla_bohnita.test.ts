/** The logic of La Isla Bohnita's board: piles and meters, offers, legal actions by place. */

import { describe, expect, it } from 'vitest';
import { bed, BEANS, counted, keyed, laid, steps, worth } from '../src/games/isla_bohnita/beans';
import { find, plantings, ways } from '../src/games/isla_bohnita/play';
import {
  byUrgency,
  counter,
  drafted,
  emptyDraft,
  hindmost,
  isEmpty,
  offerData,
  stillThere,
  toggled,
  waysToAccept,
  without,
  type Offer,
} from '../src/games/isla_bohnita/trade';
import type { Choice, Verb } from '../src/generated/isla_bohnita';

const choice = <One extends Verb>(data: { verb: One } & Partial<Choice<One>['data']>): Choice<One> => ({
  text: JSON.stringify(data),
  data: data as Choice<One>['data'],
  label: '',
  said: '',
});
const offer: Offer = {
  id: 4,
  by: 2,
  to: null,
  waits_for: [0, 1],
  slots: [1],
  places: null,
  gives: { turned_up: [18], hand: [14] },
  wants: { turned_up: [], hand: [20, 20] },
};

describe('beans', () => {
  it('show their meter as it is printed: a step for each thaler there is', () => {
    expect(steps([0, 0, 2, 3, 3, 3, 3])).toEqual([
      { cards: 2, thalers: 2 },
      { cards: 3, thalers: 3 },
    ]);
  });

  it('are worth what the highest step reached says', () => {
    expect(worth([0, 0, 1, 1, 2], 3)).toBe(1);
    expect(worth([0, 0, 1, 1, 2], 9)).toBe(2);
    expect(worth(undefined, 3)).toBe(0);
  });

  it('are counted in the order in which they come', () => {
    expect(counted([20, 8, 20])).toEqual([
      { bean: 20, count: 2 },
      { bean: 8, count: 1 },
    ]);
  });

  it('stand inside their bed, however many there are', () => {
    for (const count of [1, 2, 5, 7, 18])
      for (const { x, y, size } of bed(count, 104, 70)) {
        expect(x - size / 2).toBeGreaterThanOrEqual(-0.01);
        expect(x + size / 2).toBeLessThanOrEqual(104.01);
        expect(y - size / 2).toBeGreaterThanOrEqual(-0.01);
        expect(y + size / 2).toBeLessThanOrEqual(70.01);
      }
    expect(bed(0, 104, 70)).toEqual([]);
  });

  it('are thirteen', () => {
    expect(Object.keys(BEANS).map(Number)).toEqual([4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28]);
  });

  it('keep their place in the eye while the hand moves on', () => {
    let count = 0;
    const fresh = () => count++;
    const before = keyed([], [8, 20, 8, 14], fresh);
    const after = keyed(before, [20, 14, 26], fresh);
    expect(before.map((card) => card.key)).toEqual([0, 1, 2, 3]);
    expect(after.map((card) => card.key)).toEqual([1, 3, 4]);
  });
});

describe('an offer', () => {
  it('takes cards in and out', () => {
    expect(toggled([3], 1)).toEqual([1, 3]);
    expect(toggled([1, 3], 3)).toEqual([1]);
    expect(without([20, 20, 8], 1)).toEqual([20, 8]);
  });

  it('gives the hindmost copies unless others are named', () => {
    expect(hindmost([20, 8, 20, 20], [20, 20])).toEqual([2, 3]);
    expect(hindmost([20, 8], [20, 20, 14])).toEqual([0]);
  });

  it('is answered by its other side', () => {
    expect(counter(offer, [20, 8, 20])).toEqual({ to: 2, slots: [1], places: [0, 2], wants: [14], answers: 4 });
  });

  it('is sent by places in the hand and beans asked for', () => {
    const draft = { to: 2, slots: [0], places: [1], wants: [14], answers: null };
    const sent = offerData(draft, [20, 8]);
    expect(sent).toMatchObject({ verb: 'offer', to: 2, slots: [0], places: [1], wants: { hand: [14] } });
    expect(sent.gives.hand).toEqual([8]);
    expect(drafted(sent)).toEqual(draft);
  });

  it('is empty until it names a card', () => {
    expect(isEmpty(emptyDraft(null))).toBe(true);
    expect(isEmpty({ ...emptyDraft(null), wants: [8] })).toBe(false);
  });

  it('loses what is not there any more', () => {
    const draft = { to: 2, slots: [0, 1], places: [0, 5], wants: [8], answers: 4 };
    expect(stillThere(draft, [null, 18], [20, 8], [])).toEqual({
      to: 2,
      slots: [1],
      places: [0],
      wants: [8],
      answers: null,
    });
    expect(stillThere(draft, [16, 18], Array(6), [offer])).toEqual(draft);
  });

  it('is accepted with the hindmost copies first', () => {
    const accepts = [[0], [4], [2]].map((places) => choice({ verb: 'accept', offer: 4, places }));
    expect(waysToAccept(accepts, 4).map((way) => way.data.places)).toEqual([[4], [2], [0]]);
    expect(waysToAccept(accepts, 3)).toEqual([]);
    expect(waysToAccept(undefined, 4)).toEqual([]);
  });
});

describe('what may be done', () => {
  const choices = {
    plant_aside: [
      choice({ verb: 'plant_aside', bean: 8, field: 0 }),
      choice({ verb: 'plant_aside', bean: 8, field: 1 }),
      choice({ verb: 'plant_aside', bean: 20, field: 1 }),
    ],
    sail: [
      choice({ verb: 'sail', ship: 0, port: 'bohnbay', count: 1 }),
      choice({ verb: 'sail', ship: 1, port: 'bohnbay', count: 1 }),
      choice({ verb: 'sail', ship: 0, port: 'bohnbay', count: 2 }),
      choice({ verb: 'sail', ship: 0, port: 'bohnaco', count: 1 }),
    ],
  };

  it('is planted bean by bean, each in the fields that take it', () => {
    expect(plantings(choices).map((one) => [one.bean, [...one.fields.keys()]])).toEqual([
      [8, [0, 1]],
      [20, [1]],
    ]);
    expect(plantings({})).toEqual([]);
  });

  it('is asked about in every way it can be done, the sale first', () => {
    const some = {
      load: [choice({ verb: 'load', field: 1, ship: 0 }), choice({ verb: 'load', field: 0, ship: 0 })],
      sell_field: [choice({ verb: 'sell_field', field: 1 })],
      sell_cargo: [choice({ verb: 'sell_cargo', ship: 0 })],
      move: [choice({ verb: 'move', from: 0, to: 1 }), choice({ verb: 'move', from: 1, to: 0 })],
      buy: [choice({ verb: 'buy', ware: 'pirate' })],
    };
    expect(ways(some, { kind: 'field', field: 1 })).toEqual([some.sell_field[0], some.load[0]]);
    expect(ways(some, { kind: 'ship', ship: 0 })).toEqual([some.sell_cargo[0], some.move[0]]);
    expect(ways(some, { kind: 'wares' })).toEqual(some.buy);
    expect(ways(some, { kind: 'offer', offer: 4 })).toEqual([]);
    expect(ways(choices, { kind: 'port', port: 'bohnaco' }).every((one) => 'port' in one.data && one.data.port === 'bohnaco')).toBe(true);
  });

  it('is found by its data', () => {
    expect(find(choices, 'sail', { port: 'bohnaco', count: 1 })).toBe(choices.sail[3]);
    expect(find(choices, 'raid', {})).toBeUndefined();
  });
});

describe('a hand', () => {
  it('shows its meters while full cards fit side by side', () => {
    expect(laid(4, 400, 96)).toMatchObject({ size: 65, perRow: 4, step: 70, isFull: true });
    expect(laid(9, 320, 96).isFull).toBe(false);
  });

  it('keeps every card inside its room and wide enough for a finger', () => {
    for (const width of [270, 320, 480, 700])
      for (let count = 1; count <= 56; count++) {
        const { size, perRow, step, pitch, isFull } = laid(count, width, 96);
        const rows = Math.ceil(count / perRow);
        expect((perRow - 1) * step + size).toBeLessThanOrEqual(width);
        expect((rows - 1) * pitch + (isFull ? (size * 118) / 80 : size)).toBeLessThanOrEqual(96);
        expect(step).toBeGreaterThanOrEqual(40);
      }
  });
});

describe('offers', () => {
  it('come in the order in which they concern a seat', () => {
    const other = { ...offer, id: 1, by: 3, waits_for: [2] };
    const own = { ...offer, id: 2, by: 0, waits_for: [1] };
    expect(byUrgency([other, own, offer], 0).map((one) => one.id)).toEqual([4, 2, 1]);
    expect(byUrgency([offer, own, other], null).map((one) => one.id)).toEqual([1, 2, 4]);
  });
});
