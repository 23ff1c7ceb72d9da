import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take most of the processor, the longest first: of browser tests from 30 seconds, of others from 9. */
export const LONG: readonly string[] = [
  'tools/faults/faults.test.ts',
  'tools/attack/attack.test.ts',
  'tools/faults/server.test.ts',
  'tools/backup.test.ts',
  'server/compose/explained.db.test.ts',
  'platform/database/embedded.test.ts',
  'server/compose/long-code.db.test.ts',
  'server/compose/search-order.test.ts',
  'server/compose/half-session.db.test.ts',
  'server/compose/recount.db.test.ts',
  'server/compose/stock-at-a-price.db.test.ts',
  'server/compose/journeys.db.test.ts',
  'domain/booking/kept-cards.property.db.test.ts',
  'engine/offers/steps.test.ts',
  'domain/booking/kept-cards.db.test.ts',
  'supply/house/worlds/stays.test.ts',
  'server/compose/bags.db.test.ts',
  'e2e/brands.e2e.ts',
  'e2e/mail-links.e2e.ts',
  'e2e/search.e2e.ts',
  'e2e/checkout.e2e.ts',
  'e2e/mail-links-booked.e2e.ts',
  'e2e/booking.e2e.ts',
  'e2e/sign-in.e2e.ts',
  'e2e/providers.e2e.ts',
  'e2e/stay-search.e2e.ts',
  'e2e/pickers.e2e.ts',
  'e2e/dev.e2e.ts',
  'e2e/embed.e2e.ts',
  'e2e/hub-parts.e2e.ts',
  'e2e/drawer.e2e.ts',
  'e2e/account-menu.e2e.ts',
  'e2e/cart.e2e.ts',
  'e2e/footer.e2e.ts',
  'e2e/mail-links-over.e2e.ts',
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
