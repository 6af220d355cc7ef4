/** Seven seat colours, each with a symbol: no seat is marked by its colour alone. */

export interface SeatLook {
  colour: string;
  symbol: string;
  /** The symbol as a path in a box of 24 × 24. */
  path: string;
}

// Distinguishable with any colour vision; white symbols have a contrast of at least 4.5:1 on them.
export const SEATS: readonly SeatLook[] = [
  { colour: '#B23A17', symbol: 'circle', path: 'M12 6.2a5.8 5.8 0 1 0 0 11.6a5.8 5.8 0 1 0 0-11.6Z' },
  { colour: '#1B5FA6', symbol: 'square', path: 'M6.8 6.8h10.4v10.4H6.8Z' },
  { colour: '#8A5B00', symbol: 'triangle', path: 'M12 5.2L18.6 16.8H5.4Z' },
  { colour: '#14735F', symbol: 'diamond', path: 'M12 4.6L18.4 12L12 19.4L5.6 12Z' },
  { colour: '#A03A78', symbol: 'star', path: 'M12 4.4l2.2 5 5.4.5-4.1 3.6 1.2 5.3L12 16l-4.7 2.8 1.2-5.3-4.1-3.6 5.4-.5Z' },
  { colour: '#5B4A9C', symbol: 'cross', path: 'M9.8 5.4h4.4v4.4h4.4v4.4h-4.4v4.4H9.8v-4.4H5.4V9.8h4.4Z' },
  { colour: '#4A5A63', symbol: 'moon', path: 'M15.6 5.6a7 7 0 1 0 3.2 9.6a5.6 5.6 0 0 1-3.2-9.6Z' },
];

/** The colour and symbol of a seat. */
export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length]!;
}
