import { createHmac } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import * as booking from '#domain/booking';
import { noFlags } from '#domain/flags';
import { DomainError, type Ctx } from '#domain/kernel';
import { consentNotAsked } from '#domain/privacy';
import { FINE } from '#domain/search';
import { defaultTravelerSettings } from '#domain/travelers';
import { createShiftedClock } from '#platform/clock';
import { openDatabase } from '#platform/database';
import type { Database } from '#platform/core';
import { createIds } from '#platform/ids';
import { createJobRunner, enqueue, type JobHandler, type JobRunner } from '#platform/jobs';
import { silentLogger } from '#platform/logger';
import { cryptoRandom } from '#platform/random';
import { createSealer } from '#platform/sealing';
import { sweepTimer } from '#supply/house/stock';
import { SAMPLE_SHOPS } from '../../supply/house/testing/samples.ts';
import { sendTo, wiredOffers, wiredProvider, wiredSupplier } from './adapters.ts';
import { bookNaively, type NaiveOrder } from './control.ts';
import { wiredHouse } from './house.ts';
import { inspect } from './inspect.ts';

/** What the parent asks of the booking process. */
export type Ask =
  | {
      readonly id: number;
      readonly op: 'call';
      readonly verb: VerbName;
      readonly session: string;
      readonly input: unknown;
    }
  | { readonly id: number; readonly op: 'naive'; readonly order: NaiveOrder }
  | { readonly id: number; readonly op: 'jump'; readonly ms: number }
  | { readonly id: number; readonly op: 'inspect' }
  | { readonly id: number; readonly op: 'arm'; readonly when: 'before' | 'after' };

export type Told =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly code: string; readonly status: number } };

const verbs = {
  createQuote: booking.createQuote,
  createOrder: booking.createOrder,
  readOrder: booking.readOrder,
  holdOrder: booking.holdOrder,
  removeItem: booking.removeItem,
  giveUpOrder: booking.giveUpOrder,
  payOrder: booking.payOrder,
  continuePayment: booking.continuePayment,
  createCancelQuote: booking.createCancelQuote,
  confirmCancel: booking.confirmCancel,
} as const;
export type VerbName = keyof typeof verbs;

interface Settings {
  readonly outside: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly shiftMs: number;
  readonly control: boolean;
  /** Nothing is asked for before it is booked. */
  readonly ungated: boolean;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as Settings;
const send = sendTo(settings.outside);
const clock = createShiftedClock();
if (settings.shiftMs !== 0) clock.set(new Date(Date.now() + settings.shiftMs));
let armed: 'before' | 'after' | null = null;

/** Dies on the spot, as by kill -9, around the next commit once armed. */
function mortal(db: Database): Database {
  return {
    ...db,
    async transact(work, rows) {
      if (armed === 'before') die();
      const result = await db.transact(work, rows);
      if (armed === 'after') die();
      return result;
    },
    seeing: (rows) => mortal(db.seeing(rows)),
  };
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function start(): Promise<void> {
  if (settings.control) {
    return listen((ask) => (ask.op === 'naive' ? bookNaively(send, ask.order) : Promise.resolve(null)));
  }
  const { dataDir, databaseUrl } = settings;
  const config = { mode: 'test', dataDir, databaseUrl, databaseOwnerUrl: null } as const;
  const db = mortal((await openDatabase({ config, log: silentLogger })).database);
  const base = contextOf(db);
  const deps = depsOf(db);
  const handler = booking.advanceJob(deps, { ...base, actor: { job: 'booking.advance' } });
  let runner = startRunner(db, handler);
  return listen(async (ask) => {
    switch (ask.op) {
      case 'call': {
        const ctx: Ctx = { ...base, actor: { sessionId: ask.session } };
        return verbs[ask.verb](deps)({ ctx, input: ask.input as never });
      }
      case 'jump':
        await runner.stop();
        clock.set(new Date(clock.now().getTime() + ask.ms));
        runner = startRunner(db, handler);
        return null;
      case 'inspect':
        return inspect(db);
      case 'arm':
        armed = ask.when;
        return null;
      case 'naive':
        return null;
    }
  });
}

function depsOf(database: Database): booking.BookingDeps {
  const parts = { database, clock, ids: createIds({ clock, random: cryptoRandom }), random: cryptoRandom };
  const desks = SAMPLE_SHOPS.map((shop) => wiredHouse(send, parts, shop));
  return { ...outsideDeps, suppliers: [...outsideDeps.suppliers, ...desks] };
}

let judgements = 0;

/** Rules change under whoever buys: now and then something may not be bought that might be a moment before. */
const judge: booking.BookingDeps['judge'] = async () =>
  ++judgements % 19 === 0 ? { hidden: false, state: 'blocked', reasons: [{ code: 'CHANGED', limits: {} }] } : FINE;

const outsideDeps: booking.BookingDeps = {
  findOffer: wiredOffers,
  judge,
  verticals: SAMPLE_SHOPS.map(({ booking: vertical }) => vertical),
  suppliers: [wiredSupplier('keyed', send, clock), wiredSupplier('strict', send, clock)],
  payments: wiredProvider(send),
  work: { challenge: () => '', solved: () => false },
  signer: { sign: (text) => createHmac('sha256', 'faults').update(text).digest('hex'), verify: () => false },
  enqueue,
  seller: () => ({ name: 'Faults', email: 'faults@wayfold.example', phone: null, legalEntity: 'Faults' }),
  savedTravelers: defaultTravelerSettings,
  payerOf: () => 'card',
  gates: settings.ungated ? [] : booking.defaultGates,
  settings: { ...booking.defaultSettings, paymentTimeoutMs: 2_000, leaseSlackMs: 300, requestLeaseMs: 1_500 },
};

function contextOf(db: Database): Omit<Ctx, 'actor'> {
  const ids = createIds({ clock, random: cryptoRandom });
  const reader = {
    brand: 'wayfold',
    locale: 'en',
    country: 'IE',
    currency: 'EUR',
    flags: noFlags,
    consent: consentNotAsked,
  };
  const sealer = createSealer(['a key for fault runs, of more than 32 characters']);
  return { ...reader, clock, ids, random: cryptoRandom, sealer, log: silentLogger, db, requestId: 'faults' };
}

function startRunner(db: Database, advance: JobHandler): JobRunner {
  const sweep = sweepTimer({ database: db, clock });
  const handlers = { 'booking.advance': advance, 'booking.notice': async () => {}, ...sweep.jobs };
  const runner = createJobRunner({
    database: db,
    handlers,
    crons: sweep.crons,
    clock,
    log: silentLogger,
    pollMs: 100,
    leaseMs: 1_500,
    concurrency: 8,
  });
  runner.start();
  return runner;
}

function listen(answer: (ask: Ask) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (ask: Ask) => {
    answer(ask).then(
      (value) => process.send?.({ id: ask.id, value } satisfies Told),
      (error: unknown) => {
        const refusal =
          error instanceof DomainError
            ? { code: error.code, status: error.status }
            : { code: String(error), status: 500 };
        process.send?.({ id: ask.id, error: refusal } satisfies Told);
      },
    );
  });
  process.send?.('ready');
}

await start();
// A process that is killed writes nothing at its end: the next one has the code of this one from here on.
flushCompileCache();
