import type { NavigationFact } from '../../facts.ts';

/** Folder of the page at `/` where a brand begins with the vertical; the first one where it is left out. */
const FRONT_DOORS: Readonly<Record<string, string | undefined>> = { flights: undefined, stays: 'front-door-stays' };

/** The front door of a brand with these items: of the first vertical that has one. Decided on the server alone. */
export function frontOf(items: readonly NavigationFact[]): string | undefined {
  const first = items.find(({ verticalName = '' }) => verticalName in FRONT_DOORS);
  return FRONT_DOORS[first?.verticalName ?? ''];
}
