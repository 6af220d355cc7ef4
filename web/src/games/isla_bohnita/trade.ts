/** Composing an offer: what I give, what I ask for, of whom; and the answer to somebody else's. */

import type { Choice, OfferAction } from '../../generated/isla_bohnita';

export interface Offer {
  id: number;
  by: number;
  to: number | null;
  waits_for: number[];
  slots: number[];
  /** In the maker's hand; only the maker knows them. */
  places: number[] | null;
  gives: { turned_up: number[]; hand: number[] };
  wants: { turned_up: number[]; hand: number[] };
}

/** An offer that is being composed. */
export interface Draft {
  to: number | null;
  /** The turned-up cards in it: given by the active player, asked for by the others. */
  slots: number[];
  /** Places in my hand. */
  places: number[];
  wants: number[];
  answers: number | null;
}

export const emptyDraft = (to: number | null): Draft => ({ to, slots: [], places: [], wants: [], answers: null });

export const isEmpty = (draft: Draft): boolean =>
  !draft.slots.length && !draft.places.length && !draft.wants.length;

/** With a number put in, or taken out if it was there. */
export function toggled(list: readonly number[], one: number): number[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one].sort((a, b) => a - b);
}

/** Without the card at this index. */
export const without = (list: readonly number[], index: number): number[] => list.filter((_, at) => at !== index);

/** The hindmost places that hold these beans, as far as the hand has them. */
export function hindmost(hand: readonly (number | null)[], beans: readonly number[]): number[] {
  const places: number[] = [];
  for (const bean of beans)
    for (let place = hand.length - 1; place >= 0; place--)
      if (hand[place] === bean && !places.includes(place)) {
        places.push(place);
        break;
      }
  return places.sort((a, b) => a - b);
}

/** The other side of an offer, as the beginning of a counter-offer. */
export function counter(offer: Offer, hand: readonly (number | null)[]): Draft {
  return {
    to: offer.by,
    slots: [...offer.slots],
    places: hindmost(hand, offer.wants.hand),
    wants: [...offer.gives.hand],
    answers: offer.id,
  };
}

/** An offer from the list as a draft, so that it can be changed before it is made. */
export function drafted(data: OfferAction): Draft {
  return {
    to: data.to,
    slots: [...data.slots],
    places: [...(data.places ?? [])],
    wants: [...data.wants.hand],
    answers: data.answers,
  };
}

/** The draft as the server reads it. */
export function offerData(draft: Draft, hand: readonly (number | null)[]): OfferAction {
  return {
    verb: 'offer',
    to: draft.to,
    slots: draft.slots,
    places: draft.places,
    gives: { turned_up: [], hand: draft.places.map((place) => hand[place]) },
    wants: { turned_up: [], hand: draft.wants },
    answers: draft.answers,
  };
}

/** A draft without what is not there any more: turned-up cards dealt, a hand that grew shorter. */
export function stillThere(
  draft: Draft,
  slots: readonly (number | null)[],
  hand: readonly unknown[],
  offers: readonly Offer[],
): Draft {
  const stands = draft.answers === null || offers.some((offer) => offer.id === draft.answers);
  return {
    ...draft,
    slots: draft.slots.filter((slot) => slots[slot] !== null && slots[slot] !== undefined),
    places: draft.places.filter((place) => place < hand.length),
    answers: stands ? draft.answers : null,
  };
}

/** The offers in the order in which they concern a seat: those it may answer, its own, then the others. */
export function byUrgency(offers: readonly Offer[], seat: number | null): Offer[] {
  const rank = (offer: Offer) => (seat === null ? 0 : offer.waits_for.includes(seat) ? 0 : offer.by === seat ? 1 : 2);
  return [...offers].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
}

/** The ways to accept an offer: which copies are given. The hindmost come first. */
export function waysToAccept(accepts: readonly Choice<'accept'>[] | undefined, offer: number): Choice<'accept'>[] {
  const ways = (accepts ?? []).filter((choice) => choice.data.offer === offer);
  const sum = (choice: Choice<'accept'>) => (choice.data.places ?? []).reduce((all, place) => all + place, 0);
  return ways.sort((a, b) => sum(b) - sum(a));
}
