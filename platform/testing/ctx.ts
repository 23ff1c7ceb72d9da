import type { Clock, Database, Ids, Logger, Random, Sealer } from '#platform/core';
import { fixedClock } from '#platform/clock';
import { createIds } from '#platform/ids';
import { silentLogger } from '#platform/logger';
import { cryptoRandom } from '#platform/random';
import { createSealer } from '#platform/sealing';

interface Given {
  readonly db: Database;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly ids?: Ids;
}

/** The shape of a verb's ctx; `actor` may be replaced by any other. */
export interface TestCtx {
  readonly actor: { readonly sessionId: string | null };
  readonly brand: string;
  readonly locale: string;
  readonly country: string;
  readonly placeOfSale: { readonly zone: string; readonly cityName: string; readonly code?: string };
  readonly currency: string;
  readonly flags: { readonly changed: object; readonly report: () => { flags: never[]; refused: never[] } };
  readonly consent: { allows(category: string): boolean; readonly dataSharingOptOut: boolean };
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly sealer: Sealer;
  readonly log: Logger;
  readonly db: Database;
  readonly requestId: string;
}

/** A ctx with a fixed clock and a silent log. Ids come from real chance, so that tests never share a key. */
export function testCtx<T extends Given>(overrides: T): Omit<TestCtx, keyof T> & T {
  const clock = overrides.clock ?? fixedClock();
  const random = overrides.random ?? cryptoRandom;
  return {
    actor: { sessionId: null },
    brand: 'wayfold',
    locale: 'en',
    country: 'IE',
    placeOfSale: { zone: 'Europe/Dublin', cityName: 'Dublin', code: 'DUB' },
    currency: 'EUR',
    flags: { changed: {}, report: () => ({ flags: [], refused: [] }) },
    consent: { allows: (category) => category === 'strictlyNecessary', dataSharingOptOut: false },
    log: silentLogger,
    sealer: createSealer(['a key for tests, of more than 32 characters']),
    requestId: 'test',
    ...overrides,
    clock,
    random,
    ids: overrides.ids ?? createIds({ clock, random }),
  };
}
