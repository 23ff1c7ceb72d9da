import { codeIn } from '../../server/compose/identity-testing.ts';
import { ipAt, LOGIN } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openTarget, PASSWORD } from './target.ts';

const ADDRESSES = 50;
const DAY_MS = 86_400_000;

/** S3: one account, fifty addresses, a whole day. */
export const oneAccount: Attack = {
  id: 'S3',
  what: 'guessing one account from 50 addresses for a day: at most 100 tries count, its owner comes in',
  async run({ full }) {
    const target = await openTarget();
    const tally = createTally();
    const username = 'victim@guess.example';
    try {
      await target.account(username);
      const clients = Array.from({ length: ADDRESSES }, (_, n) => target.client(ipAt(n)));
      const ask = (n: number, passwd: string) =>
        (clients[n % ADDRESSES] ?? target.client(ipAt(n))).ask(LOGIN, { username, passwd });
      const count = full ? 3_000 : 150;
      let judged = 0;
      for (let n = 0; n < count; n += 1) {
        const answer = await ask(n, `guess number ${n} of many`);
        if (answer.errorCode === 'WRONG_CREDENTIALS') judged += 1;
        tally.check(answer.status !== 0, `guess ${n} came in`);
        target.clock.advance(DAY_MS / count - 1);
      }
      tally.check(judged <= 100, `${judged} guesses were judged within a day`);
      if (full) {
        const right = await ask(0, PASSWORD);
        tally.check(right.errorCode === 'TRIES_PAUSED', 'the right password opened an account that is paused');
      }
      const owner = target.client('192.0.2.1');
      await owner.ask('/k/run/auth/code', { username });
      await target.deliver();
      const code = codeIn(target.mailTo(username));
      const opened = await owner.ask('/k/run/auth/confirm', { username, code });
      tally.check(opened.status === 0, `the owner cannot come in by a mailed code: ${opened.errorCode}`);
      return tally.outcome({ 'guesses that were judged': judged });
    } finally {
      await target.close();
    }
  },
};

const AT_ONCE = 8;

/** S4: pairs of a leak, each once. `knows`: from browsers that have had an account of the attacker's own. */
export const stuffing: Attack = {
  id: 'S4',
  what: '10,000 stolen pairs, one try each, from 50 addresses: challenged after 1 %',
  async run({ full }) {
    const tally = createTally();
    const pairs = full ? 10_000 : 400;
    const plain = await stuff(pairs, false);
    tally.check(plain.free <= 100, `${plain.free} of ${pairs} pairs were judged without a challenge`);
    const known = await stuff(full ? 10_000 : 1_000, true);
    tally.check(known.free <= 100, `${known.free} pairs were judged in browsers that know another account`);
    for (let n = 2; n < plain.sent + known.sent; n += 1) tally.check(true, '');
    return tally.outcome({
      'judged before the challenge': plain.free,
      'judged in browsers with an own account': known.free,
    });
  },
};

async function stuff(pairs: number, knows: boolean): Promise<{ readonly sent: number; readonly free: number }> {
  const target = await openTarget();
  try {
    const addresses = Array.from({ length: ADDRESSES }, (_, n) => ipAt(n));
    const own = knows ? await Promise.all(addresses.map((ip, n) => target.signedIn(`thief-${n}@own.example`, ip))) : [];
    let free = 0;
    const once = async (n: number): Promise<void> => {
      const client = own[n % ADDRESSES] ?? target.client(addresses[n % ADDRESSES] ?? '');
      const answer = await client.ask(LOGIN, { username: `leak-${n}@other.example`, passwd: `password of leak ${n}` });
      if (answer.errorCode !== 'CAPTCHA_REQUIRED') free += 1;
    };
    for (let from = 0; from < pairs; from += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, pairs - from) }, (_, at) => once(from + at)));
    }
    return { sent: pairs, free };
  } finally {
    await target.close();
  }
}
