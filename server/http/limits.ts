import { searchStarts } from '#contract/search';

/** How often one address may make a call: a steady rate and how many at once. */
export interface Rate {
  readonly perMinute: number;
  readonly burst: number;
}

/** Counts one use of `key`; false when it is over its rate. */
export type CountUse = (key: string, rate: Rate) => Promise<boolean>;

/** An office of people behind one address stays under it; a script that reads everything does not. */
const USUAL: Rate = { perMinute: 1_200, burst: 400 };

/** Calls that cost more, or that are worth guessing at, have a rate of their own. */
const RATES: Readonly<Record<string, Rate>> = {
  ...Object.fromEntries(searchStarts.map(({ name }) => [name, { perMinute: 300, burst: 100 }])),
  // Up to six searches each, though a few at a time.
  'search.days': { perMinute: 120, burst: 40 },
  // A month of searches, though of one thread's quickest kind.
  'search.nights': { perMinute: 120, burst: 40 },
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

/** One count per address and call; a page that the server renders counts as its reader. */
export function limitsBy(count: CountUse) {
  return (call: string, { ip }: { readonly ip: string }): Promise<boolean> => {
    const rate = RATES[call];
    return rate ? count(`call:${call}:${ip}`, rate) : count(`calls:${ip}`, USUAL);
  };
}
