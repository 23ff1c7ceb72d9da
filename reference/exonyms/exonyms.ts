import type { PlaceName } from '#engine/places';

export const EXONYMS: ReadonlyMap<number, readonly PlaceName[]> = new Map([]);
