import { searchStarts } from '#contract/search';
import type { LimitAnswer } from '#platform/cache';
import { addressOf } from './address.ts';

/** How often one address may make a call: a steady rate and how many at once. */
export interface Rate {
  readonly perMinute: number;
  readonly burst: number;
}

/** Counts one use of `key`, or says when there may be one again. */
export type CountUse = (key: string, rate: Rate) => Promise<LimitAnswer>;

/** An office of people behind one address stays under it; a script that reads everything does not. */
const USUAL: Rate = { perMinute: 1_200, burst: 400 };

/** Calls that cost more, or that are worth guessing at, have a rate of their own. */
export const CALL_RATES: Readonly<Record<string, Rate>> = {
  // For searches that cost as little as one can; what others cost their vertical says.
  ...Object.fromEntries(searchStarts.map(({ name }) => [name, { perMinute: 300, burst: 100 }])),
  // Each may be a page that nobody asked for before.
  'search.get': { perMinute: 600, burst: 200 },
  'search.offer': { perMinute: 300, burst: 100 },
  // Up to six searches each, though a few at a time; of wide searches a day counts as more.
  'search.days': { perMinute: 120, burst: 40 },
  // As many searches as a row of days.
  'search.nearby': { perMinute: 120, burst: 40 },
  // A month of searches, though of one thread's quickest kind.
  'search.nights': { perMinute: 120, burst: 40 },
  // Five searches, kept for an hour.
  'search.ideas': { perMinute: 120, burst: 40 },
  // Each may keep seats from others for days; what one session holds at a time has a bound of its own.
  'booking.holdOrder': { perMinute: 60, burst: 60 },
  // Set on the thread that answers pages: up to a tenth of a second each.
  'booking.paper': { perMinute: 60, burst: 20 },
  // A second of work of a thread each, one after the other.
  'account.setPicture': { perMinute: 6, burst: 12 },
  'session.formtoken': { perMinute: 120, burst: 60 },
  // Nobody writes so fast; each message costs two mails.
  'feedback.send': { perMinute: 5, burst: 10 },
  'system.reportCrash': { perMinute: 10, burst: 10 },
  // A page sends every five seconds at most, and once more when it is left.
  'measuring.collect': { perMinute: 120, burst: 60 },
  'measuring.recordMetric': { perMinute: 60, burst: 30 },
  // Each is a row of the audit trail.
  'frames.report': { perMinute: 20, burst: 10 },
  // Each keeps a row for ten minutes.
  'identity.beginProvider': { perMinute: 30, burst: 30 },
  'identity.googleNonce': { perMinute: 30, burst: 30 },
  'marketing.sync': { perMinute: 30, burst: 20 },
  'layout.reportFailure': { perMinute: 10, burst: 10 },
};

/** What is no call has a name of its own. */
const ROUTE_RATES = {
  page: USUAL,
  /** Answers of a search as they come: as often as its page may be read. */
  'search.events': { perMinute: 300, burst: 100 },
  /** Nobody waits for it; a page may have several. */
  'policy.report': { perMinute: 10, burst: 10 },
  /** Browsers that a provider sends back; each may be a question to that provider. */
  'identity.callback': { perMinute: 60, burst: 30 },
  /** A mail provider speaks for all of its readers after an edition of news; each is one look-up. */
  'news.oneClick': { perMinute: 12_000, burst: 3_000 },
  /** Cheap to answer, and nothing that many ask for at once. */
  usual: USUAL,
} as const satisfies Readonly<Record<string, Rate>>;

/**
 * Every route says under which name it is counted: `call` where the pipeline counts it, `none` where bytes are sent from memory
 * or a probe must be answered always.
 */
export type RouteLimit = keyof typeof ROUTE_RATES | 'call' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** Counts uses of a call or route by an address; `uses` where one is worth several of the cheapest. */
export type Limit = (name: string, from: { readonly ip: string }, uses?: number) => Promise<LimitAnswer>;

/** One count per address and name; a page that the server renders counts as its reader, and so do its calls. */
export function limitsBy(count: CountUse): Limit {
  return (name, { ip }, uses = 1) => {
    const rate = CALL_RATES[name] ?? (ROUTE_RATES as Readonly<Record<string, Rate>>)[name];
    const address = addressOf(ip);
    return rate ? count(`call:${name}:${address}`, worth(rate, uses)) : count(`calls:${address}`, worth(USUAL, uses));
  };
}

/** The rate as seen by what is worth several uses: fewer of it, at the same cost to others. What is worth more than all is one of it. */
function worth({ perMinute, burst }: Rate, uses: number): Rate {
  const each = Math.min(uses, burst);
  return { perMinute: perMinute / each, burst: burst / each };
}
