/** The parts of a review for boards. */

import type { Choices, Judged } from '../wire';

/** The choices of a decision by verb, as boards take them. */
export function byVerb(options: Judged[]): Choices {
  const found: Choices = {};
  for (const { choice } of options) (found[String(choice.data.verb)] ??= []).push(choice);
  return found;
}
