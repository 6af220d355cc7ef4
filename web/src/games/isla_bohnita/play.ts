/** The legal actions, sorted by their place on the table. */

import type { Data } from '../../wire';
import type { Choice, Choices, Verb } from '../../generated/isla_bohnita';
import { waysToAccept } from './trade';

/** An action with several ways, or one that needs confirmation; the question is below the board. */
export type Asked =
  | { kind: 'field'; field: number }
  | { kind: 'ship'; ship: number }
  | { kind: 'port'; port: string }
  | { kind: 'offer'; offer: number }
  | { kind: 'wares' };

/** How the parts of the board act. */
export interface Play {
  choices: Choices;
  /** Whether this seat has a legal action, so that buttons are shown. */
  isOn: boolean;
  choose: (choice: Choice) => void;
  /** Take the action if there is one way, ask if there are more; if there is none, send it to be refused. */
  ask: (asked: Asked, refused?: Data) => void;
  tryAct: (data: Data) => void;
  /** How a choice is marked: waiting to be confirmed, or what a bot would do. */
  mark: (choice: Choice | undefined) => Mark;
}
export type Mark = '' | 'pending' | 'hinted';

export type PlantVerb = 'plant' | 'plant_aside' | 'plant_turned_up' | 'plant_left';
export const PLANT_VERBS: readonly PlantVerb[] = ['plant', 'plant_aside', 'plant_turned_up', 'plant_left'];

/** A bean that can be planted, with the fields that take it. */
export interface Planting {
  verb: PlantVerb;
  bean: number;
  fields: Map<number, Choice>;
}

/** The choice of a verb whose data has all these values. */
export function find<One extends Verb>(choices: Choices, verb: One, values: Data): Choice<One> | undefined {
  return findAll(choices, verb, values)[0];
}

/** Every choice of a verb whose data has all these values. */
export function findAll<One extends Verb>(choices: Choices, verb: One, values: Data): Choice<One>[] {
  const all: Choice<One>[] = choices[verb] ?? [];
  return all.filter((choice) => Object.entries(values).every(([key, value]) => Reflect.get(choice.data, key) === value));
}

/** Every bean that can be planted now, one after the other. */
export function plantings(choices: Choices): Planting[] {
  const found: Planting[] = [];
  for (const verb of PLANT_VERBS)
    for (const choice of choices[verb] ?? []) {
      const { bean } = choice.data;
      if (bean === null) continue; // only others do not see which bean is planted
      let planting = found.find((one) => one.verb === verb && one.bean === bean);
      if (!planting) found.push((planting = { verb, bean, fields: new Map() }));
      planting.fields.set(choice.data.field, choice);
    }
  return found;
}

/** The ways in which something can be done, the usual one first. */
export function ways(choices: Choices, asked: Asked): Choice[] {
  switch (asked.kind) {
    case 'field':
      return [...findAll(choices, 'sell_field', { field: asked.field }), ...findAll(choices, 'load', { field: asked.field })];
    case 'ship':
      return [...findAll(choices, 'sell_cargo', { ship: asked.ship }), ...findAll(choices, 'move', { from: asked.ship })];
    case 'port':
      return findAll(choices, 'sail', { port: asked.port });
    case 'offer':
      return waysToAccept(choices.accept, asked.offer);
    case 'wares':
      return choices.buy ?? [];
  }
}
