import type { Waiting } from '#domain/search';
import type { DeskSpec, DeskTypes } from './desk.ts';
import { createPool } from './pool.ts';
import { createShared } from './shared.ts';
import { createThread, type Program } from './thread.ts';

interface DeskSourceInput<T extends DeskTypes> {
  /** Runs `serveDesk` with a desk of this kind. */
  readonly program: Program;
  readonly threads: number;
  readonly now: () => Date;
  readonly deadlineMs?: number | undefined;
  /** What whoever asks this keeps of the stock, by `stockKey`; the threads are told of it before it is answered. */
  readonly heldOf?: HeldOf<T> | undefined;
}

/** Undefined at once where the question names no reservation. */
export type HeldOf<T extends DeskTypes> = (query: T['query']) => Promise<ReadonlyMap<string, number>> | undefined;

/** An opened search, asked again for every filter and sort, with what its desk said of it. */
type DeskSearch<T extends DeskTypes> = DeskAnswers<T> & T['opened'];

interface DeskAnswers<T extends DeskTypes> {
  view(view: T['view'], asker?: string): Promise<T['page']>;
  /** Undefined when this is not (or no longer) sold for this query. */
  offer(key: string, asker?: string): Promise<T['found'] | undefined>;
}

/** The house supplier as the search of one vertical sees it, with what composition needs beside. */
export interface DeskSource<T extends DeskTypes> {
  readonly id: string;
  readonly name: string;
  readonly dataClass: 'demo';
  readonly deadlineMs: number;
  open(query: T['query'], signal: AbortSignal, waiting?: Waiting): Promise<DeskSearch<T>>;
  /** Something by name at this moment's price, after what was told is taken; undefined when it is not sold (any more). */
  price(ask: T['ask']): Promise<T['priced'] | undefined>;
  /** What only this vertical is asked, at this moment. */
  own(ask: T['own'], asker?: string): Promise<T['ownAnswer']>;
  /** What bookings hold or bought, by stock key: laid over what was told before. */
  applyTaken(taken: ReadonlyMap<string, number>): Promise<void>;
  /** Starts the search threads and waits until all can answer; a search that comes first starts its own. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** How the house is called as a source, and as who books flights. */
export const HOUSE = 'house';

const NAME = 'Wayfold sample inventory';
const DEADLINE_MS = 8_000;
/** Pages of searches that several readers share, some 60 kB each: they are not computed again, nor wait behind a search. */
const KEPT_PAGES = 100;
const HOUSE_WAITS: Waiting = { wanted: () => true, askers: () => [] };

/** Sells what the desks of a program find: each search runs on a thread of its own over shared columns. */
export function createDeskSource<T extends DeskTypes>(input: DeskSourceInput<T>): DeskSource<T> {
  const pool = createPool<T>((taken) => createThread(input.program, taken), input.threads);
  const pages = createShared<T['page']>(KEPT_PAGES);
  const nowMs = () => input.now().getTime();
  let opened = 0;
  return {
    id: HOUSE,
    name: NAME,
    dataClass: 'demo',
    deadlineMs: input.deadlineMs ?? DEADLINE_MS,
    async open(query, signal, waiting = HOUSE_WAITS) {
      const asked = input.heldOf?.(query);
      const held = asked && (await asked);
      signal.throwIfAborted();
      const spec: DeskSpec<T['query']> = {
        id: String(opened++),
        query,
        openedAtMs: nowMs(),
        ...(held && held.size > 0 && { held }),
      };
      const { at, opened: said } = await pool.open(spec, { signal, ...waiting });
      return {
        ...said,
        view(view: T['view'], asker?: string) {
          const ask = () => pool.ask(at, { kind: 'view', spec, view }, asker);
          return view.limits ? ask() : pages.once(`${spec.id} ${JSON.stringify(view)}`, ask);
        },
        offer: (key: string, asker?: string) => pool.ask(at, { kind: 'offer', spec, key }, asker),
      };
    },
    price: (ask) => pool.ask(undefined, { kind: 'price', price: { ...ask, atMs: nowMs() } }),
    own: (ask, asker) => pool.ask(undefined, { kind: 'own', own: { ...ask, atMs: nowMs() } }, asker),
    applyTaken: (taken) => pool.tellAll(taken),
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
