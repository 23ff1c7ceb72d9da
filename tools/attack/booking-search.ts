import { accountIdOf } from '#domain/kernel';
import { claimOrders, linkToken, revokeLinks } from '#domain/booking';
import { everyRow, solveWork } from '#platform/testing';
import { openFixture } from '../../domain/booking/testing/open-fixture.ts';
import { heldOrder } from '../../domain/booking/testing/fixture.ts';
import { askNamed } from '../../domain/booking/testing/sample.ts';
import { ipAt } from './client.ts';
import { type Attack, createTally } from './kinds.ts';

const CARD = 'sim_success_Visa_4242';
const FREE = 5;
const DAY_MS = 86_400_000;

type Tally = ReturnType<typeof createTally>;
type Open = Awaited<ReturnType<typeof openFixture>>;
interface Refusal {
  readonly code?: string;
  readonly problems?: readonly { readonly detail?: Readonly<Record<string, unknown>> }[];
}

/** F6: the search by reference and e-mail. */
export const bookingSearch: Attack = {
  id: 'F6',
  what: 'guessing at the booking search: five free tries a quarter of an hour, and never the right pair refused',
  async run({ full }) {
    const tally = createTally();
    const facts: Record<string, number> = {};
    for (const count of full ? [120, 600] : [60])
      for (const [what, guess] of Object.entries(GUESSES)) {
        facts[`${count} ${what} at once: judged free`] = await guesses(tally, guess, count, true);
        facts[`${count} ${what}, one by one: judged free`] = await guesses(tally, guess, count, false);
      }
    return tally.outcome(facts);
  },
};

type Pair = Pick<Parameters<Open['fixture']['findOrder']>[0]['input'], 'reference' | 'email'>;

/** The half that somebody knows is kept, the other one guessed. */
const GUESSES: Readonly<Record<string, (right: Pair, n: number) => Pair>> = {
  'e-mails for one reference': ({ reference }, n) => ({ reference, email: `guess-${n}@x.example` }),
  'references for one e-mail': ({ email }, n) => ({
    reference: `WF-${(1_000_000 + n).toString(36).padStart(6, '2')}`,
    email,
  }),
};

async function guesses(
  tally: Tally,
  guess: (right: Pair, n: number) => Pair,
  count: number,
  atOnce: boolean,
): Promise<number> {
  const { fixture, close } = await openFixture();
  try {
    const { order } = await bookedIn(fixture, 'F6');
    const right = { reference: order.reference, email: order.contact.email };
    // A browser of its own every four tries, a network of its own every ten.
    const sessions = Array.from({ length: Math.ceil(count / 4) }, () => fixture.visitor());
    const once = (n: number): Promise<string> =>
      fixture
        .findOrder({
          ctx: sessions[Math.floor(n / 4)] ?? fixture.visitor(),
          input: { ...guess(right, n), ip: ipAt(Math.floor(n / 10)) },
        })
        .then(
          () => 'found',
          ({ code = '' }: Refusal) => code,
        );
    const said: string[] = [];
    if (atOnce) said.push(...(await Promise.all(Array.from({ length: count }, (_, n) => once(n)))));
    else for (let n = 0; n < count; n += 1) said.push(await once(n));
    const judged = said.filter((code) => code === 'NOT_FOUND').length;
    for (let n = 1; n < count; n += 1) tally.check(true, '');
    tally.check(judged <= FREE, `${judged} of ${count} wrong pairs were judged without work`);
    const input = { ...right, ip: '192.0.2.9' };
    tally.check(await finds(fixture, input), `after ${count} guesses of others the right pair is refused`);
    return judged;
  } finally {
    await close();
  }
}

/** As a page asks: with the work where that is wanted, and without waiting. */
async function finds(
  fixture: Open['fixture'],
  input: Parameters<Open['fixture']['findOrder']>[0]['input'],
): Promise<boolean> {
  const ctx = fixture.visitor();
  const refused = await fixture.findOrder({ ctx, input }).then(
    () => null,
    (error: Refusal) => error,
  );
  if (refused === null) return true;
  const challenge = refused.problems?.[0]?.detail?.['challenge'];
  if (typeof challenge !== 'string') return false;
  return fixture.findOrder({ ctx, input: { ...input, captcha: solveWork(challenge) } }).then(
    () => true,
    () => false,
  );
}

async function bookedIn(fixture: Open['fixture'], name: string) {
  const held = await heldOrder(fixture, askNamed(name));
  await fixture.payOrder(held.payWith(CARD));
  return held;
}

/** Links of mails that somebody else came by. */
export const bookingLinks: Attack = {
  id: 'links',
  what: 'links to a booking: forged, after 60 days, after they were revoked, claimed over or secured',
  async run({ full }) {
    const tally = createTally();
    const { fixture, close } = await openFixture();
    try {
      const { ctx, order } = await bookedIn(fixture, 'L1');
      const { id } = order;
      const link = () => linkToken(fixture.deps, everyRow(fixture.jobCtx.db), id);
      const opens = (token: string): Promise<boolean> =>
        fixture.readOrder({ ctx: fixture.visitor(), input: { id, token } }).then(
          () => true,
          () => false,
        );
      const closes = async (token: string, after: string): Promise<void> =>
        tally.check(!(await opens(token)), `a link opens the booking ${after}`);
      const first = await link();
      tally.check(await opens(first), 'the link of the mail does not open its booking');
      for (const forged of forgeriesOf(first, full ? 2_000 : 100)) await closes(forged, `that nobody made: ${forged}`);
      await fixture.renewLinks({ ctx, input: { id } });
      await closes(first, 'after links were revoked');
      const second = await link();
      const owner = await fixture.traveler();
      await claimOrders(async () => [{ email: order.contact.email }])({ ctx: owner, input: {} });
      await closes(second, 'after an account took it over');
      const third = await link();
      const accountId = accountIdOf(owner.actor) ?? '';
      await fixture.jobCtx.db.transact((tx) => revokeLinks({ ...fixture.jobCtx, tx }, accountId));
      await closes(third, 'after its account was secured');
      const last = await link();
      fixture.clock.advance(Date.parse('2027-03-05T00:00:00Z') + 61 * DAY_MS - fixture.clock.now().getTime());
      await closes(last, '61 days after the journey');
      return tally.outcome();
    } finally {
      await close();
    }
  },
};

/** Another day, another count, another signature. */
function forgeriesOf(token: string, count: number): string[] {
  const [said = '', signature = ''] = token.split('.');
  const [day = '', links = ''] = said.split('-');
  return Array.from({ length: count }, (_, n) =>
    n % 3 === 0
      ? `${(Number.parseInt(day, 36) + n + 1).toString(36)}-${links}.${signature}`
      : n % 3 === 1
        ? `${day}-${n.toString(36)}.${signature}`
        : `${said}.${signature.slice(n % 40)}${signature.slice(0, n % 40)}x`,
  );
}
