import { LONG_CODE_LENGTH, LONG_CODE_SIGNS, showLongCode } from '#contract/identity';
import { seeded } from '../../bench/harness/index.ts';
import { askWorking, codeIn, longCodeIn } from '../../server/compose/identity-testing.ts';
import { type Client, isIn } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openTarget, type Target } from './target.ts';

const AUTH = '/k/run/auth';
const TEN_MINUTES_MS = 600_000;
const NETWORKS = 6;
/** Wrong long codes by strangers, at each moment. */
const GUESSES = 20;

type Tally = ReturnType<typeof createTally>;
type Means = { readonly target: Target; readonly tally: Tally; readonly random: () => number };

/**
 * F12: strangers from many networks use up every code and link of an address, at every moment for hours. Its owner, each time in another
 * new browser, and somebody who has no account yet, have nothing but the box and type a code from it; nobody else does.
 */
export const starvedBox: Attack = {
  id: 'F12',
  what: 'strangers who use up all mails of an address keep nobody out who types a code from its box, and come in by none',
  async run({ full, seed }) {
    const target = await openTarget();
    const tally = createTally();
    const means = { target, tally, random: seeded(seed) };
    const seen = { six: 0, long: 0, out: 0 };
    const moments = full ? 72 : 3;
    try {
      const owner = 'owner@starved.example';
      await target.account(owner);
      const used = new Set<string>();
      for (let at = 0; at < moments; at += 1) {
        const newcomer = `newcomer-${at}@starved.example`;
        for (const email of [owner, newcomer]) await spend(means, email, at);
        seen[await typesIn(means, owner, used)] += 1;
        seen[await typesIn(means, newcomer, used)] += 1;
        await guess(means, owner, used);
        target.clock.advance(TEN_MINUTES_MS);
      }
      return tally.outcome({
        'moments in which a new browser had nothing but the box': 2 * moments,
        'let in by six digits that went out at that moment': seen.six,
        'let in by the long code of a mail in the box': seen.long,
        'kept out': seen.out,
      });
    } finally {
      await target.close();
    }
  },
};

/** Each from a network of its own that never was here. */
const strangerOf = (target: Target, at: number, n: number): Client =>
  target.client(`2001:db8:${(at * NETWORKS + n + 1).toString(16)}::1`);

async function spend({ target }: Means, username: string, at: number): Promise<void> {
  for (let n = 0; n < NETWORKS; n += 1) {
    const stranger = strangerOf(target, at, n);
    for (const call of ['code', 'code', n % 2 ? 'forgot' : 'unlock', 'forgot'])
      await askWorking(stranger, `${AUTH}/${call}`, { username });
  }
  await target.deliver();
}

let browsers = 0;

/** In a browser that never was here, by what the page says: a code, else a link, else what is in the box. */
async function typesIn({ target, tally }: Means, username: string, used: Set<string>): Promise<'six' | 'long' | 'out'> {
  browsers += 1;
  const browser = target.client(`192.0.2.${browsers % 250}`);
  const sent = await askWorking(browser, `${AUTH}/code`, { username });
  if (sent.ways?.includes('link')) await askWorking(browser, `${AUTH}/unlock`, { username });
  await target.deliver();
  const box = target.mails.filter(({ to }) => to === username);
  const long = box.map(longCodeIn).findLast((code) => code !== '' && !used.has(code)) ?? '';
  const code = sent.status === 0 ? codeIn(box.at(-1) ?? { text: '' }) : long;
  used.add(code);
  await browser.ask(`${AUTH}/confirm`, { username, code });
  const inside = await isIn(browser);
  tally.check(inside, `${username} is kept out of a new browser`);
  return !inside ? 'out' : sent.status === 0 ? 'six' : 'long';
}

/** By guesses, by codes that were used, and by codes of their own boxes. */
async function guess({ target, tally, random }: Means, username: string, used: ReadonlySet<string>): Promise<void> {
  const stranger = strangerOf(target, 0, 0);
  const own = 'stranger@starved.example';
  await askWorking(stranger, `${AUTH}/unlock`, { username: own });
  await target.deliver();
  const sign = () => LONG_CODE_SIGNS[Math.floor(random() * LONG_CODE_SIGNS.length)];
  const guesses = Array.from({ length: GUESSES }, () =>
    showLongCode(Array.from({ length: LONG_CODE_LENGTH }, sign).join('')),
  );
  const theirs = target.mails.filter(({ to }) => to === own).map(longCodeIn);
  for (const code of [...guesses, ...[...used].slice(-GUESSES), ...theirs]) {
    const answer = await stranger.ask(`${AUTH}/confirm`, { username, code });
    tally.check(answer.status !== 0 && !(await isIn(stranger)), `a stranger came in by ${code}`);
  }
}
