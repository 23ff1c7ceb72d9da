import type { RatesView } from '#contract/layout';
import { importRates, isStale, latestRates } from '#domain/money';
import type { RateTable } from '#engine/rates';
import { createOutbound, type Outbound } from '#platform/outbound';
import type { Foundation } from './foundation.ts';
import type { Part } from './part.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The bank publishes around 16:00 in Frankfurt. */
const HOUR = 16;
const PATIENCE_MS = 20_000;
const MOST_BYTES = 20_000_000;

type Needs = Pick<Foundation, 'db' | 'clock' | 'log'> & {
  readonly config: Pick<Foundation['config'], 'ratesUrl' | 'ratesMaxAgeDays'>;
  /** Shipped with the demo. */
  readonly demo: RateTable;
  /** Something is sold that is really there: its prices are converted at dated rates. */
  readonly live: boolean;
  readonly outbound?: Outbound;
};

export interface RatesPart extends Part {
  /** By which rates the prices of this installation are converted, for readers. */
  readonly view: () => Promise<RatesView>;
}

/** Exchange rates: brought in each day where the operator named an address, else by `tools/import-rates.ts`. */
export function ratesPart({
  db,
  clock,
  log,
  config,
  demo,
  live,
  outbound = createOutbound({ log, origins: config.ratesUrl === null ? [] : [new URL(config.ratesUrl).origin] }),
}: Needs): RatesPart {
  const { ratesUrl } = config;
  return {
    async view() {
      const dated = live ? await latestRates(db) : undefined;
      if (!dated) return { kind: 'demo', date: demo.date, stale: false };
      return { kind: 'dated', date: dated.date, stale: isStale(dated, clock.now(), config.ratesMaxAgeDays) };
    },
    ...(ratesUrl !== null && {
      jobs: {
        'money.importRates': async () => {
          const { days, rates } = await importRates({ db, clock }, await fetchRates(ratesUrl, outbound));
          log.info('exchange rates were imported', { days, rates });
        },
      },
      crons: [
        {
          name: 'money.importRates',
          next: nextRun,
          job: { topic: 'money.importRates', key: 'daily', payload: {} },
        },
      ],
    }),
  };
}

function nextRun(after: Date): Date {
  const today = Math.floor(after.getTime() / DAY_MS) * DAY_MS + HOUR * HOUR_MS;
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}

/** Throws where the publisher does not answer with a file of a sane size. */
export async function fetchRates(address: string, outbound: Outbound): Promise<string> {
  const { status, body } = await outbound.request({ url: address, timeoutMs: PATIENCE_MS, maxBytes: MOST_BYTES });
  if (status !== 200) throw new TypeError(`${new URL(address).host} answered ${status}; redirects are not followed`);
  return body;
}
