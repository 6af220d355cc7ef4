/** What may be done, sorted by where on the table it is done. */

import type { Choice, Choices, Data } from '../../wire';

/** How the parts of the board act. */
export interface Play {
  choices: Choices;
  /** There is something this seat may do, so that buttons are worth showing. */
  isOn: boolean;
  choose: (choice: Choice) => void;
  tryAct: (data: Data) => void;
  /** How a choice is marked: waiting to be confirmed, or what a bot would do. */
  mark: (choice: Choice | undefined) => '' | 'pending' | 'hinted';
}

export type PlantVerb = 'plant' | 'plant_aside' | 'plant_turned_up' | 'plant_left';
export const PLANT_VERBS: readonly PlantVerb[] = ['plant', 'plant_aside', 'plant_turned_up', 'plant_left'];

/** A bean that can be planted, with the fields that take it. */
export interface Planting {
  verb: PlantVerb;
  bean: number;
  fields: Map<number, Choice>;
}

/** The choice of a verb whose data has all these values. */
export function find(choices: Choices, verb: string, values: Data): Choice | undefined {
  return choices[verb]?.find((choice) =>
    Object.entries(values).every(([key, value]) => choice.data[key] === value),
  );
}

/** Every bean that can be planted now, one after the other. */
export function plantings(choices: Choices): Planting[] {
  const found: Planting[] = [];
  for (const verb of PLANT_VERBS)
    for (const choice of choices[verb] ?? []) {
      let planting = found.find((one) => one.verb === verb && one.bean === choice.data.bean);
      if (!planting) found.push((planting = { verb, bean: choice.data.bean, fields: new Map() }));
      planting.fields.set(choice.data.field, choice);
    }
  return found;
}

/** By number of cards, how a port is sailed to: with the ship preferred, or else with any. */
export function sailings(choices: Choices, port: string, ship: number): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices.sail ?? [])
    if (choice.data.port === port && (choice.data.ship === ship || !found.has(choice.data.count)))
      found.set(choice.data.count, choice);
  return found;
}
