import { median } from '../../bench/harness/index.ts';
import { ipAt, LOGIN } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { rankTest } from './rank-test.ts';
import { openTarget, PASSWORD, type Target } from './target.ts';

/** Bodies that must be one: who is known, who is not, and whose account was secured. */
const GROUPS = ['wrong', 'unknown', 'secured', 'paused', 'paused unknown'] as const;
type Group = (typeof GROUPS)[number];
const FREE = 5;
const MEDIANS_WITHIN_MS = 5;
const WINDOW_MS = 11 * 60_000;

/** S2: who has an account is told neither by the body nor by the time of an answer. */
export const sameAnswer: Attack = {
  id: 'S2',
  what: 'wrong, unknown, secured and paused: one body, one time',
  async run({ full }) {
    const target = await openTarget();
    const tally = createTally();
    const times: Record<Group, number[]> = { wrong: [], unknown: [], secured: [], paused: [], 'paused unknown': [] };
    try {
      const bodies = { open: new Set<string>(), paused: new Set<string>() };
      for (let round = 0; round < (full ? 400 : 3); round += 1) await oneRound(target, round, times, bodies);
      for (const group of GROUPS) for (const _ of times[group]) tally.check(true, '');
      tally.check(bodies.open.size === 1, `wrong, unknown and secured differ: ${[...bodies.open].join(' | ')}`);
      tally.check(bodies.paused.size === 1, `paused and paused unknown differ: ${[...bodies.paused].join(' | ')}`);
      const typed = await askForMails(target, tally, full ? 200 : 3);
      // The first answers load what later ones find loaded.
      const warm = (group: Group) => times[group].slice(full ? 50 : 0);
      const medians = Object.fromEntries(GROUPS.map((group) => [group, median(warm(group))])) as Record<Group, number>;
      const furthest = Math.max(
        ...GROUPS.map((group) => Math.abs(medians[group] - medians[group.startsWith('paused') ? 'paused' : 'wrong'])),
      );
      if (full) tally.check(furthest < MEDIANS_WITHIN_MS, `medians are ${furthest.toFixed(1)} ms apart`);
      const [known = 0, unknown = 0] = typed.map((each) => median(each.slice(full ? 25 : 0)));
      const apart = Math.abs(known - unknown);
      if (full) tally.check(apart < MEDIANS_WITHIN_MS, `medians of wrong long codes are ${apart.toFixed(1)} ms apart`);
      return tally.outcome({
        ...Object.fromEntries(GROUPS.map((group) => [`median ${group}, ms`, medians[group].toFixed(2)])),
        'median wrong long code, known/unknown, ms': `${known.toFixed(2)}/${unknown.toFixed(2)}`,
        'rank test wrong/unknown, p': rankTest(warm('wrong'), warm('unknown')).toFixed(3),
        'rank test wrong/secured, p': rankTest(warm('wrong'), warm('secured')).toFixed(3),
        'rank test paused/paused unknown, p': rankTest(warm('paused'), warm('paused unknown')).toFixed(3),
      });
    } finally {
      await target.close();
    }
  },
};

type Bodies = Readonly<Record<'open' | 'paused', Set<string>>>;

/** Turn about, so that what else the machine does meets each alike. */
async function oneRound(target: Target, round: number, times: Record<Group, number[]>, bodies: Bodies): Promise<void> {
  const known = `known-${round}@same.example`;
  const unknown = `ghost-${round}@same.example`;
  const secured = `safe-${round}@same.example`;
  await target.account(known);
  await target.account(secured, 'locked');
  const client = target.client(ipAt(round));
  const once = async (group: Group, username: string, kind: 'open' | 'paused', n: number): Promise<void> => {
    const { ms, answer } = await client.timed(LOGIN, { username, passwd: `not ${PASSWORD} ${n}` });
    times[group].push(ms);
    bodies[kind].add(JSON.stringify(answer).replaceAll(/\d{2}:\d{2}(?:\s?[AP]M)?|\d{4}-[^"]+/g, ''));
  };
  for (let n = 0; n < FREE; n += 1) {
    const turns = [
      ['wrong', known],
      ['unknown', unknown],
      ['secured', secured],
    ] as const;
    for (let at = 0; at < turns.length; at += 1) {
      const [group, username] = turns[(at + round + n) % turns.length] ?? turns[0];
      await once(group, username, 'open', n);
    }
  }
  for (let n = 0; n < FREE; n += 1) {
    const turns = [
      ['paused', known],
      ['paused unknown', unknown],
    ] as const;
    for (let at = 0; at < turns.length; at += 1) {
      const [group, username] = turns[(at + round + n) % turns.length] ?? turns[0];
      await once(group, username, 'paused', n);
    }
  }
  target.clock.advance(WINDOW_MS);
}

/**
 * Nobody learns who has an account by asking for a mail, by opening one, or by a wrong long code after those mails; the times of the last,
 * with an account and without.
 */
async function askForMails(
  target: Target,
  tally: ReturnType<typeof createTally>,
  count: number,
): Promise<readonly (readonly number[])[]> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < count; n += 1) {
    await target.account(`mail-${n}@same.example`);
    for (const [of, call] of ['forgot', 'unlock', 'code', 'register', 'confirm'].entries()) {
      const bodies = [];
      for (const [at, name] of [`mail-${n}`, `none-${n}`].entries()) {
        const client = target.client(ipAt(1_000_000 + n * 16 + of * 2 + at));
        const { ms, answer } = await client.timed(`/k/run/auth/${call}`, {
          username: `${name}@same.example`,
          passwd: PASSWORD,
          consent: 'on',
          code: 'K7Q2-X9AB-M4NP',
        });
        if (call === 'confirm') times[at]?.push(ms);
        bodies.push(nameless(answer, name));
      }
      tally.check(bodies[0] === bodies[1], `${call} differs: ${bodies.join(' | ')}`);
    }
    target.clock.advance(WINDOW_MS);
  }
  return times;
}

function nameless(
  { uid: _uid, formToken: _token, ...answer }: object & { uid?: string; formToken?: string },
  name: string,
) {
  return JSON.stringify(answer).replaceAll(name, '');
}
