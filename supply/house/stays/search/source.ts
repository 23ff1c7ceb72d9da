import type { StaySource, StaySourcePage, StaySourceSearch } from '#domain/search/verticals';
import type { RateTable } from '#engine/rates';
import type { StaySnapshot } from '#engine/stays';
import { createPool } from '../../threads/pool.ts';
import { createShared } from '../../threads/shared.ts';
import type { PricedStay, StayDesk, StayDeskInput, StayPriceAsk } from './desk.ts';

export interface HouseStaySourceInput {
  readonly world: StaySnapshot;
  readonly rates: RateTable;
  readonly now: () => Date;
  readonly deadlineMs?: number;
}

/** The house supplier of stays as the search sees it, with what composition needs beside. */
export interface HouseStaySource extends StaySource {
  /** Chosen rooms at this moment's price; undefined when they are not sold (any more). */
  price(ref: Omit<StayPriceAsk, 'atMs'>): Promise<PricedStay | undefined>;
  /** Units that bookings hold or bought, laid over what was told before. */
  applyTaken(taken: ReadonlyMap<string, number>): Promise<void>;
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

const WORKER = new URL('stays-worker.ts', import.meta.url);
const ID = 'house';
const NAME = 'Wayfold sample inventory';
const DEADLINE_MS = 8_000;
/** Cities are small beside a network of flights: one thread answers hundreds a second. */
const THREADS = 1;
const KEPT_PAGES = 100;

/** Sells the stays of the snapshot: searches run on a thread of their own over shared columns. */
export function createHouseStaySource(input: HouseStaySourceInput): HouseStaySource {
  const start: StayDeskInput = { world: input.world, rates: input.rates, supplier: ID };
  const pool = createPool<StayDesk>({ file: WORKER, start }, THREADS);
  const pages = createShared<StaySourcePage>(KEPT_PAGES);
  let opened = 0;

  const open: StaySource['open'] = async (query, signal, wanted = () => true): Promise<StaySourceSearch> => {
    signal.throwIfAborted();
    const spec = { id: String(opened++), query, openedAtMs: input.now().getTime() };
    const at = await pool.open(spec, { signal, wanted });
    return {
      view: (view) =>
        pages.once(`${spec.id} ${JSON.stringify(view)}`, () => pool.ask(at, { kind: 'view', spec, view })),
      offer: (key) => pool.ask(at, { kind: 'offer', spec, key }),
    };
  };

  return {
    id: ID,
    name: NAME,
    dataClass: 'demo',
    deadlineMs: input.deadlineMs ?? DEADLINE_MS,
    open,
    price: (ref) => pool.ask(undefined, { kind: 'price', price: { ...ref, atMs: input.now().getTime() } }),
    applyTaken: (taken) => pool.tellAll(taken),
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
