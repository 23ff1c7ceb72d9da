import type { NavigationFact } from '../../facts.ts';
import { PAGES } from '../../pages.ts';

/** Folder of the front door of a brand with these items: of the first vertical that has one. Decided on the server alone. */
export function frontOf(items: readonly NavigationFact[]): string | undefined {
  const doors = PAGES.filter(({ path }) => path === '/');
  return items.flatMap(({ verticalName }) => doors.find(({ vertical }) => vertical === verticalName) ?? [])[0]?.folder;
}
