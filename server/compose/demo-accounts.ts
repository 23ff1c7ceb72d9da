import { booking, type Order, type Quote } from '#contract/booking';
import { tokenise } from '#contract/payments';
import { search } from '#contract/search';
import { type SavedTraveler, travelers } from '#contract/travelers';
import type { Call, InputOf, OutputOf } from '#contract/core';
import { findAccountByEmail, makeAccount } from '#domain/identity';
import { wordOf, type Ctx } from '#domain/kernel';
import { PLAIN_SEARCHES, type PlainSearch } from '#domain/search/verticals';
import { ConfigRefused } from '#platform/config';
import { enqueue } from '#platform/jobs';
import { createPasswordHasher } from '#platform/passwords';
import type { Binding, CallRequest } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';

/** Said in the README; a live installation refuses to start with them. */
const DEMO_PASSWORD = 'four tigers paint my boat';
export const DEMO_ACCOUNTS = {
  traveller: 'ines@demo.example',
  second: 'ines.work@demo.example',
  locked: 'locked@demo.example',
  operator: 'operator@demo.example',
} as const;

const TOPIC = 'demo.accounts';
const DAY_MS = 86_400_000;
interface Trip {
  /** Null where she is there already. */
  readonly from: string | null;
  readonly to: string;
  readonly inDays: number;
  readonly nights: number;
  /** Of a test card, and whether it is kept. */
  readonly card: readonly [number: string, keep: boolean];
}

/** Of each, all that is sold for it is booked together. */
const TRIPS: readonly Trip[] = [
  { from: 'DUB', to: 'LIS', inDays: 24, nights: 5, card: ['4242424242424242', true] },
  { from: 'LHR', to: 'NYC', inDays: 61, nights: 6, card: ['5555555555554444', true] },
  { from: null, to: 'DUB', inDays: 9, nights: 2, card: ['4242424242424242', false] },
];

const INES: InputOf<typeof travelers.create> = {
  firstName: 'Ines',
  lastName: 'Moreau',
  dateOfBirth: '1988-04-12',
  gender: 'F',
  nationality: 'FR',
  emailAddress: DEMO_ACCOUNTS.traveller,
  documents: [{ documentId: '', type: 'passport', number: 'SAMPLE0188', issuedBy: 'FR', expiresOn: '2034-06-30' }],
  loyalty: [{ loyaltyId: '', programme: 'Straits Pacific Club', number: 'SAMPLE7788' }],
};
const SHE = { givenNames: 'Ines', familyName: 'Moreau', dateOfBirth: '1988-04-12', gender: 'F' } as const;
/** Somebody small who comes along. */
const THEO: InputOf<typeof travelers.create> = {
  firstName: 'Theo',
  lastName: 'Moreau',
  dateOfBirth: '2019-09-03',
  gender: 'M',
  nationality: 'FR',
  needs: ['quiet_room'],
  preferred: false,
};

/** Accounts to try a demo with: made after the first start, while the site answers already. */
export function demoAccountsPart(foundation: Foundation, bindings: () => readonly Binding[]): Part {
  const { mode, demoAccounts } = foundation.config;
  if (mode !== 'demo' || !demoAccounts) return {};
  return {
    jobs: { [TOPIC]: () => makeDemoAccounts(foundation, bindings()) },
    async warmUp() {
      if (await findAccountByEmail(foundation.db.query, DEMO_ACCOUNTS.operator)) return;
      await foundation.db.transact((tx) => enqueue(tx, { topic: TOPIC, key: 'once', payload: {}, by: null }));
    },
  };
}

/** Everybody can read their password. */
export async function refuseDemoAccounts({ config, db }: Pick<Foundation, 'config' | 'db'>): Promise<void> {
  if (config.mode !== 'production') return;
  const found = await Promise.all(Object.values(DEMO_ACCOUNTS).map((email) => findAccountByEmail(db.query, email)));
  if (found.every((each) => each === undefined)) return;
  const reason = 'holds the accounts of the demo, whose password is in the README; begin with an empty database';
  throw new ConfigRefused([{ variable: 'DATABASE_URL', reason }]);
}

async function makeDemoAccounts(foundation: Foundation, bindings: readonly Binding[]): Promise<void> {
  const ctx = jobCtx(foundation, TOPIC);
  const passwordHash = await createPasswordHasher().hash(DEMO_PASSWORD);
  const make = (email: string, more: object = {}) => makeAccount({ ctx, input: { email, passwordHash, ...more } });
  const ines = { firstName: 'Ines', lastName: 'Moreau' };
  const { accountId } = await make(DEMO_ACCOUNTS.traveller, ines);
  await make(DEMO_ACCOUNTS.second, ines);
  await make(DEMO_ACCOUNTS.locked, { firstName: 'Lena', lastName: 'Locked', status: 'locked' });
  const as: Ctx = { ...ctx, actor: { sessionId: ctx.ids.uuid(), accountId } };
  await book(as, bindings);
  // The last one: as long as it is missing, a restart goes on.
  await make(DEMO_ACCOUNTS.operator, { firstName: 'Omar', lastName: 'Operator', role: 'helpdesk' });
}

type Ask = <C extends Call>(call: C, input: InputOf<C>, key?: string) => Promise<OutputOf<C>>;

/** Calls of the site as this account, with what each call itself would accept. */
function askAs(ctx: Ctx, bindings: readonly Binding[]): Ask {
  const request = { visitor: null, ip: '127.0.0.1', browser: null } as unknown as CallRequest;
  return async (call, input, key) => {
    const binding = bindings.find(({ call: { name } }) => name === call.name);
    if (!binding) throw new TypeError(`No call ${call.name}`);
    const parsed: unknown = binding.call.input.parse(input);
    return (await binding.handle(ctx, parsed, { ...request, idempotencyKey: key ?? null })) as never;
  };
}

async function book(ctx: Ctx, bindings: readonly Binding[]): Promise<void> {
  const ask = askAs(ctx, bindings);
  const saved = (await ask(travelers.list, {})) as { travelers: readonly SavedTraveler[] };
  if (saved.travelers.length === 0) {
    await ask(travelers.create, INES);
    await ask(travelers.create, THEO);
  }
  for (const [at, trip] of TRIPS.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the second may not hurt the first
    await bookTrip(ctx, ask, trip, `demo-accounts-${wordOf(ctx.actor)}-${at}`);
  }
}

async function bookTrip(ctx: Ctx, ask: Ask, trip: Trip, key: string): Promise<void> {
  const quote = await quoteTrip(ctx, ask, trip);
  if (!quote) return;
  const order: Order = await ask(
    booking.createOrder,
    {
      quoteId: quote.id,
      travellers: quote.travellers.map(() => SHE),
      contact: { email: DEMO_ACCOUNTS.traveller },
    },
    `${key}-${quote.id}`,
  );
  const { amountMinor: totalMinor, currency } = order.price.total;
  await ask(booking.holdOrder, { id: order.id, acceptTotalMinor: totalMinor });
  const [number, keep] = trip.card;
  const card = tokenise(number);
  await ask(
    booking.payOrder,
    {
      id: order.id,
      method: 'CARD',
      paymentToken: card.ok ? card.token : null,
      keep,
      totalMinor,
      currency,
      returnPath: `/bookings/${order.id}/paid`,
    },
    `${key}-pay-${order.id}`,
  );
}

/** What is listed first wherever the trip can be searched for, in one quote. */
async function quoteTrip(ctx: Ctx, ask: Ask, trip: Trip): Promise<Quote | undefined> {
  let quote: Quote | undefined;
  for (const plain of PLAIN_SEARCHES) {
    // oxlint-disable-next-line no-await-in-loop -- each joins the quote of the one before
    const chosen = await chooseFirst(ctx, ask, trip, plain);
    // oxlint-disable-next-line no-await-in-loop
    if (chosen) quote = await ask(booking.createQuote, { ...chosen, joins: quote?.id });
  }
  return quote;
}

async function chooseFirst(ctx: Ctx, ask: Ask, { from, to, inDays, nights }: Trip, { begin, choose }: PlainSearch) {
  const day = (offset: number) => new Date(ctx.clock.now().getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  const asked = {
    places: { from: from === null ? null : [from], to: [to] },
    dates: { start: day(inDays), end: day(inDays + nights) },
    party: { adults: 1, childAges: [] },
  };
  const begun = await begin(ask, asked, ctx.currency);
  if (!begun) return undefined;
  const { offers } = await ask(search.get, { id: begun.id, waitMs: 5_000 });
  const [first] = offers;
  if (!first) return undefined;
  const choice = choose(await ask(search.offer, { id: begun.id, offerId: first.id }));
  return choice && { offerId: first.id, choice };
}
