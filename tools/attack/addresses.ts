import { fixedClock } from '#platform/testing';
import { createMemoryCache } from '#platform/cache';
import { ConfigRefused, loadConfig } from '#platform/config';
import { limitsBy } from '../../server/http/limits.ts';
import { openTestSite } from '../../server/http/testing.ts';
import { type Attack, createTally } from './kinds.ts';

/** What one address may ask at once of the call that is asked here. */
const BURST = 60;
/** Values with which readers are believed as if they were proxies. */
const TRUSTING = ['true', '0.0.0.0/0', '10.0.0.1,::/0', '0.0.0.0/1,128.0.0.0/1', '::ffff:0:0/96', '200', '2000::/3'];
const PRODUCTION = {
  MODE: 'production',
  BASE_URL: 'https://travel.example.com',
  SECRET_KEYS: 'a key that is long enough to be one of a site',
  DATABASE_URL: 'postgres://app@db/site',
  MAIL_URL: 'smtps://mail.example.com',
};

/** F4: whoever has a network of IPv6, or writes X-Forwarded-For, is one reader. */
export const manyAddresses: Attack = {
  id: 'F4',
  what: 'one reader with the addresses of a /64, and with made-up ones in X-Forwarded-For: limits see one address',
  async run({ full }) {
    const tally = createTally();
    const count = full ? 600 : 100;
    const network = (n: number): string => `2001:db8:7:7:${(n % 37).toString(16)}::${(n + 1).toString(16)}`;
    const ways: Readonly<Record<string, (n: number) => string>> = {
      'addresses of one /64': network,
      'addresses of one /64 behind made-up ones': (n) => `198.51.100.${n % 250}, ${network(n)}`,
      'one address behind made-up ones': (n) => `10.1.${n >> 8}.${n & 255}, 192.0.2.77`,
    };
    const facts: Record<string, number> = {};
    for (const [way, forwardedBy] of Object.entries(ways)) {
      const answered = await answers(count, forwardedBy);
      facts[`${way}: answered of ${count}`] = answered;
      for (let n = 1; n < count; n += 1) tally.check(true, '');
      tally.check(answered <= BURST, `${way}: ${answered} of ${count} are answered, the limit is ${BURST}`);
    }
    for (const TRUST_PROXY of TRUSTING)
      tally.check(!starts({ ...PRODUCTION, TRUST_PROXY }), `production starts with TRUST_PROXY=${TRUST_PROXY}`);
    return tally.outcome(facts);
  },
};

/** How many are answered at one moment, behind a proxy on this machine. */
async function answers(count: number, forwardedBy: (n: number) => string): Promise<number> {
  const cache = createMemoryCache(fixedClock('2027-03-01T12:00:00Z'));
  const site = await openTestSite([], {
    trustProxy: ['loopback'],
    limit: limitsBy((key, rate) => cache.limit(key, rate)),
  });
  try {
    let answered = 0;
    for (let n = 0; n < count; n += 1) {
      const headers = { 'x-forwarded-for': forwardedBy(n) };
      const { statusCode } = await site.app.inject({ method: 'POST', url: '/s/run/formtoken', headers });
      if (statusCode !== 429) answered += 1;
    }
    return answered;
  } finally {
    await site.close();
    await cache.close();
  }
}

function starts(env: Readonly<Record<string, string>>): boolean {
  try {
    loadConfig(env);
    return true;
  } catch (error) {
    if (error instanceof ConfigRefused) return false;
    throw error;
  }
}
