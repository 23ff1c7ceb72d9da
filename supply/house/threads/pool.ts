import type { Waiting } from '#domain/search';
import type { DeskSpec, DeskTypes } from './desk.ts';
import { byShare, createLine, type Line } from './line.ts';
import type { Answers, Ask } from './protocol.ts';
import { createShares, type Shares } from './shares.ts';
import type { Thread } from './thread.ts';

/** Who wants a search opened: gives up by `signal`. */
interface Opener extends Waiting {
  readonly signal: AbortSignal;
}

/** Puts questions to search threads, one at a time each; what is asked of an opened search goes before opening another. */
export interface WorkerPool<T extends DeskTypes> {
  /** Opens a search on the thread that is free first and answers which, and what it says; see `createLine` for who is first. Throws LineFull. */
  open(spec: DeskSpec<T['query']>, by: Opener): Promise<{ readonly at: number; readonly opened: T['opened'] }>;
  /** Asks a thread: that on which a search was opened, or without `at` the one where least waits. `asker`: the address that asks. */
  ask<K extends Question<T>['kind']>(
    at: number | undefined,
    ask: Extract<Question<T>, { kind: K }>,
    asker?: string,
  ): Promise<Answers<T>[K]>;
  /** Tells every thread, now and any that replaces one later. */
  tellAll(taken: ReadonlyMap<string, number>): Promise<void>;
  /** Threads start with their first question; this starts those that had none, and waits until all can answer. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

type Question<T extends DeskTypes> = Exclude<Ask<T>, { kind: 'open' | 'taken' }>;

/** Never rejects: whoever asked is told by the work itself. */
type Work<T extends DeskTypes> = (on: Place<T>) => Promise<void>;

/** Work and the addresses that it is for. */
interface Owned<T extends DeskTypes> {
  readonly work: Work<T>;
  readonly askers: () => Iterable<string>;
}

/** One thread of the pool and what waits for it. */
interface Place<T extends DeskTypes> {
  readonly at: number;
  readonly thread: Thread<T>;
  /** Asked of searches that were opened here. */
  readonly asked: Set<Owned<T>>;
  busy: boolean;
  served: number;
}

/** Some seconds of work; what waits beyond it would be answered to nobody. */
const MOST_WAITING = 64;

/** How often it is looked whether an address that rests may go on. */
const LOOK_MS = 25;

interface Timing {
  /** Monotonic, in ms. */
  readonly now: () => number;
  readonly later: (act: () => void, ms: number) => void;
}

const MACHINE: Timing = { now: () => performance.now(), later: (act, ms) => void setTimeout(act, ms).unref() };

/** `threadTold` makes a thread that is told what is taken before anything else. */
export function createPool<T extends DeskTypes>(
  threadTold: (taken: ReadonlyMap<string, number>) => Thread<T>,
  size: number,
  { now, later }: Timing = MACHINE,
): WorkerPool<T> {
  const all = new Map<string, number>();
  const shares = createShares(size, now);
  const line = createLine<Work<T>>(MOST_WAITING, shares, now);
  const desks = Array.from({ length: size }, (_, at): Place<T> => {
    return { at, thread: threadTold(all), asked: new Set(), busy: false, served: 0 };
  });

  // Work that waits beside a thread that is free is that of an address that rests: nothing else tells when that is over.
  const lookSoon = onceLater(later, () => serveAll());

  function serve(desk: Place<T>): void {
    const next = desk.busy ? undefined : nextFor(desk, line, shares);
    if (!next) return;
    desk.busy = true;
    desk.served += 1;
    const end = shares.begin(next.askers());
    void next.work(desk).then(() => {
      end();
      // Whoever got an answer asks on at once, for the page of what was opened: before another is opened.
      setImmediate(() => {
        desk.busy = false;
        serveAll();
      });
    });
  }

  /** Searches are spread evenly, for a thread keeps those that it opened. One that ends may let another address have any. */
  function serveAll(): void {
    const free = desks.filter(({ busy }) => !busy).sort((a, b) => a.served - b.served || a.at - b.at);
    for (const desk of free) serve(desk);
    if (desks.some((desk) => !desk.busy && (desk.asked.size > 0 || line.length > 0))) lookSoon();
  }

  return {
    open: (spec, { signal, wanted, askers }) =>
      new Promise((resolve, reject) => {
        const work: Work<T> = (on) => openedOn(on, spec).then(resolve, reject);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        line.join(work, { wanted, askers, refuse: reject }, signal);
        serveAll();
      }),
    ask: (at, ask, asker) =>
      new Promise((resolve, reject) => {
        const desk = at === undefined ? shortest(desks) : desks[at]!;
        const by = asker === undefined ? [] : [asker];
        desk.asked.add({ work: ({ thread }) => thread.ask(ask).then(resolve, reject), askers: () => by });
        serveAll();
      }),
    async tellAll(taken) {
      const news = new Map([...taken].filter(([key, count]) => all.get(key) !== count));
      if (news.size === 0) return;
      for (const [key, count] of news) all.set(key, count);
      await tell(desks, news);
    },
    async warmUp() {
      // One after the other: on a small machine the first pages are asked for at the same moment.
      for (const { thread } of desks) await thread.ask({ kind: 'taken', taken: all });
    },
    async close() {
      await Promise.all(desks.map(({ thread }) => thread.close()));
    },
  };
}

async function openedOn<T extends DeskTypes>({ at, thread }: Place<T>, spec: DeskSpec<T['query']>) {
  return { at, opened: await thread.ask({ kind: 'open', spec }) };
}

/** Calls of what it gives, until it acts, are one. */
function onceLater(later: Timing['later'], act: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    later(() => {
      waits = false;
      act();
    }, LOOK_MS);
  };
}

/** Every thread that runs is told; one that has not started is told everything when it does. */
async function tell<T extends DeskTypes>(
  desks: readonly Place<T>[],
  taken: ReadonlyMap<string, number>,
): Promise<void> {
  const running = desks.filter(({ thread }) => thread.runs());
  await Promise.all(running.map(({ thread }) => thread.ask({ kind: 'taken', taken })));
}

/** What was asked of this thread goes before opening, but for an address that has had more than the one that waits to open. */
function nextFor<T extends DeskTypes>({ asked }: Place<T>, line: Line<Work<T>>, shares: Shares): Owned<T> | undefined {
  const [ask] = byShare([...asked], shares).filter(({ askers }) => shares.may(askers()));
  const opener = line.first();
  if (ask && !(opener && shares.ahead(opener.askers()) < shares.ahead(ask.askers()))) {
    asked.delete(ask);
    return ask;
  }
  if (opener) line.leave(opener);
  return opener;
}

function shortest<T extends DeskTypes>(desks: readonly Place<T>[]): Place<T> {
  const load = ({ busy, asked }: Place<T>): number => asked.size + (busy ? 1 : 0);
  return desks.reduce((least, desk) => (load(desk) < load(least) ? desk : least));
}
