import { ARGON2, createPasswordHasher } from '#platform/passwords';
import { openIdentitySite } from '../../server/compose/identity-testing.ts';
import { Client, ipAt, LOGIN } from '../../tools/attack/client.ts';
import { PASSWORD, peopleOf } from '../../tools/attack/target.ts';
import { type Bench, type BenchOptions, type BenchReport, measure, type MeasureReport } from '../harness/index.ts';

const LOGINS = 'login by password, whole';
const HASH = 'argon2id alone';
/** Of the time of a login at most so much may be anything but the hash. */
const WANTED = 2;

/** Full password logins a second beside the hash that bounds them. */
export const bench: Bench = { name: 'logins', run };

async function run({ quick, log }: BenchOptions): Promise<BenchReport> {
  const { memoryCost, timeCost, parallelism } = ARGON2;
  log(`argon2id: memory ${memoryCost} KiB, ${timeCost} passes, ${parallelism} lane`);
  const measured = await measureLogins(quick);
  const of = (name: string) => measured.subjects.find((subject) => subject.name === name);
  const ratio = of(LOGINS)?.p50Ratio?.median ?? Number.NaN;
  const perSecond = of(LOGINS)?.perSecond.median ?? Number.NaN;
  log(`${perSecond.toFixed(1)} logins a second and core; ${of(HASH)?.perSecond.median.toFixed(1)} hashes`);
  return {
    name: bench.name,
    measures: [measured],
    goals: [
      {
        name: 'a login, of its hash alone',
        wanted: `<= ${WANTED}x`,
        found: `${ratio.toFixed(2)}x`,
        reached: ratio <= WANTED,
        ...(ratio > WANTED && { because: 'sessions, counts and audit are rows of a database in the same process' }),
      },
    ],
    facts: { argon2: ARGON2, loginsPerSecondAndCore: perSecond },
  };
}

async function measureLogins(quick: boolean): Promise<MeasureReport> {
  const site = await openIdentitySite();
  const account = peopleOf(site.database.database);
  const hasher = createPasswordHasher();
  const people = 40;
  for (let n = 0; n < people; n += 1) await account(`p${n}@logins.example`);
  const clients = Array.from({ length: people }, (_, n) => new Client(site.app, ipAt(n)));
  for (const client of clients) await client.freshToken();
  let next = 0;
  const login = async () => {
    const n = next++ % people;
    const answer = await clients[n]?.ask(LOGIN, { username: `p${n}@logins.example`, passwd: PASSWORD });
    if (answer?.status !== 0) throw new TypeError(`Not signed in: ${answer?.errorCode}`);
  };
  try {
    return await measure({
      name: 'one at a time',
      baseline: HASH,
      blocks: quick ? 3 : 7,
      verify: login,
      subjects: [
        { name: LOGINS, kind: 'ours', count: people, asynchronous: true, run: login },
        { name: HASH, kind: 'limit', count: people, asynchronous: true, run: () => hasher.hash(PASSWORD) },
      ],
    });
  } finally {
    await site.close();
  }
}
