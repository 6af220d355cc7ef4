/** Terrains as all boards draw them: a colour, and a pattern from `TerrainDefs`. */

export type Terrain = 'water' | 'beach' | 'desert' | 'forest' | 'mountain' | 'glacier';

export const TERRAINS: readonly Terrain[] = [
  'water',
  'beach',
  'desert',
  'forest',
  'mountain',
  'glacier',
];

/** The plain colour, a CSS variable that follows dark mode. */
export function terrainColour(terrain: Terrain): string {
  return `var(--terrain-${terrain})`;
}

/** The fill of a terrain with its pattern; needs `TerrainDefs` with the same `id` in the SVG. */
export function terrainFill(terrain: Terrain, id = 'terrain'): string {
  return `url(#${id}-${terrain})`;
}
