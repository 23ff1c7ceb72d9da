import { codeIn } from '../../server/compose/identity-testing.ts';
import { ipAt } from './client.ts';
import { dumpOf } from './dump.ts';
import { type Attack, createTally } from './kinds.ts';
import { openTarget, type Target } from './target.ts';

const CONFIRM = '/k/run/auth/confirm';
const AT_ONCE = 50;

/** S10: a mailed code. */
export const mailedCodes: Attack = {
  id: 'S10',
  what: 'a mailed code: one of 50 submits wins, five tries, ten minutes, its browser, not in the database',
  async run({ full }) {
    const target = await openTarget();
    const tally = createTally();
    try {
      for (let n = 0; n < (full ? 40 : 2); n += 1) {
        await race(target, tally, n);
        await limits(target, tally, n);
        target.clock.advance(61 * 60_000);
      }
      return tally.outcome();
    } finally {
      await target.close();
    }
  },
};

type Tally = ReturnType<typeof createTally>;

async function codeFor(target: Target, username: string, ip: string) {
  const client = target.client(ip);
  await client.ask('/k/run/auth/code', { username });
  await target.deliver();
  return { client, code: codeIn(target.mailTo(username)) };
}

async function race(target: Target, tally: Tally, n: number): Promise<void> {
  const username = `race-${n}@code.example`;
  const { client, code } = await codeFor(target, username, ipAt(2 * n));
  const dump = await dumpOf(target.database.database);
  tally.check(!new RegExp(`\\b${code}\\b`).test(dump), 'the code stands in the database');
  const windows = Array.from({ length: AT_ONCE }, () => client.copy(target.app, ipAt(2 * n)));
  for (const window of windows) await window.freshToken();
  const answers = await Promise.all(windows.map((window) => window.ask(CONFIRM, { username, code })));
  const wins = answers.filter(({ status }) => status === 0).length;
  for (let at = 1; at < AT_ONCE; at += 1) tally.check(true, '');
  tally.check(wins === 1, `${wins} of ${AT_ONCE} submits at once were let in`);
  const again = await target.client(ipAt(2 * n)).ask(CONFIRM, { username, code });
  tally.check(again.status === 2, 'a code counted twice');
}

async function limits(target: Target, tally: Tally, n: number): Promise<void> {
  const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
  const guessed = await codeFor(target, `five-${n}@code.example`, ipAt(1_000 + n));
  const username = `five-${n}@code.example`;
  const thief = await target.client(ipAt(5_000 + n)).ask(CONFIRM, { username, code: guessed.code });
  tally.check(thief.status === 2, 'a code counted in another browser');
  for (let by = 1; by <= 5; by += 1) {
    const answer = await guessed.client.ask(CONFIRM, { username, code: wrong(guessed.code, by) });
    tally.check(answer.status === 2, 'a wrong code was taken');
  }
  const sixth = await guessed.client.ask(CONFIRM, { username, code: guessed.code });
  tally.check(sixth.status === 2, 'a sixth try was judged');
  const late = await codeFor(target, `late-${n}@code.example`, ipAt(9_000 + n));
  target.clock.advance(10 * 60_000 + 1);
  const after = await late.client.ask(CONFIRM, { username: `late-${n}@code.example`, code: late.code });
  tally.check(after.status === 2, 'a code counted after ten minutes');
}
