import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files of more than 25 seconds, the longest first. */
export const LONG: readonly string[] = [
  'tools/faults/faults.test.ts',
  'tools/attack/attack.test.ts',
  'tools/faults/server.test.ts',
  'platform/database/embedded.test.ts',
  'domain/booking/kept-cards.property.db.test.ts',
  'engine/offers/steps.test.ts',
  'e2e/brands.e2e.ts',
  'e2e/search.e2e.ts',
  'e2e/booking.e2e.ts',
  'e2e/drawer.e2e.ts',
  'e2e/embed.e2e.ts',
  'e2e/dev.e2e.ts',
  'e2e/mail-links-booked.e2e.ts',
  'e2e/providers.e2e.ts',
  'e2e/mail-links.e2e.ts',
  'e2e/account-menu.e2e.ts',
];

/** Projects in the order that they run in: last the one whose files are the shortest, so that no worker waits long for another. */
export const PROJECTS: readonly string[] = ['apart', 'server-apart', 'server', 'e2e', 'web', 'node'];

/**
 * Projects one after the other, and of each the longest files first: one that begins last keeps a core waiting. Elsewhere Vitest knows its
 * own times; a fresh machine has none.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(LONG.map((path, at) => [join(import.meta.dirname, '..', path), at]));
    const rank = ({ project, moduleId }: TestSpecification): number =>
      PROJECTS.indexOf(project.name) * (LONG.length + 1) + (ranks.get(moduleId) ?? LONG.length);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
