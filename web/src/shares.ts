/** This browser's shares of seeds, stored until the deal can be checked. */

const KEY = 'atoll-shares';
const KEPT = 100;

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The share for a commitment of the server; always the same for the same commitment. */
export function shareFor(commitment: string): string {
  const shares = read();
  const known = shares[commitment];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const latest = [...Object.entries(shares), [commitment, share]].slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  return share;
}

/** The share this browser added to a game; null if it added none. */
export function ownShare(commitment: string | null): string | null {
  return commitment === null ? null : (read()[commitment] ?? null);
}
