/** Formats the numbers of a review in the player's language. */

import type { Language } from '../wire';

/** A number of points with one digit; a lead has its sign. */
export function points(value: number, language: Language, signed = false): string {
  const whole = Math.abs(value) < 0.05 ? 0 : value;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(whole);
}

/** A chance as a percentage. */
export function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value);
}
