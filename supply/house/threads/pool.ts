import type { DeskSpec, DeskTypes } from './desk.ts';
import { createLine } from './line.ts';
import type { Answers, Ask } from './protocol.ts';
import { createThread, type Program, type Thread } from './thread.ts';

/** Who wants a search opened: gives up by `signal`; `wanted` is false while nobody waits. */
interface Opener {
  readonly signal: AbortSignal;
  readonly wanted: () => boolean;
}

/** Puts questions to search threads, one at a time each; what is asked of an opened search goes before opening another. */
export interface WorkerPool<T extends DeskTypes> {
  /** Opens a search on the thread that is free first and answers which; see `createLine` for who is first. Throws LineFull. */
  open(spec: DeskSpec<T['query']>, by: Opener): Promise<number>;
  /** Asks a thread: that on which a search was opened, or without `at` the one where least waits. */
  ask<K extends Question<T>['kind']>(
    at: number | undefined,
    ask: Extract<Question<T>, { kind: K }>,
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

/** One thread of the pool and what waits for it. */
interface Place<T extends DeskTypes> {
  readonly at: number;
  readonly thread: Thread<T>;
  /** Asked of searches that were opened here. */
  readonly asked: Work<T>[];
  busy: boolean;
  served: number;
}

/** Some seconds of work; what waits beyond it would be answered to nobody. */
const MOST_WAITING = 64;

export function createPool<T extends DeskTypes>(program: Program, size: number): WorkerPool<T> {
  const all = new Map<string, number>();
  const line = createLine<Work<T>>(MOST_WAITING);
  const desks = Array.from({ length: size }, (_, at): Place<T> => {
    return { at, thread: createThread(program, all), asked: [], busy: false, served: 0 };
  });

  function serve(desk: Place<T>): void {
    const work = desk.busy ? undefined : (desk.asked.shift() ?? line.next()?.work);
    if (!work) return;
    desk.busy = true;
    desk.served += 1;
    void work(desk).then(() =>
      // Whoever got an answer asks on at once, for the page of what was opened: before another is opened.
      setImmediate(() => {
        desk.busy = false;
        serve(desk);
      }),
    );
  }

  /** Searches are spread evenly, for a thread keeps those that it opened. */
  function serveLine(): void {
    const free = desks.filter(({ busy }) => !busy).sort((a, b) => a.served - b.served || a.at - b.at)[0];
    if (free) serve(free);
  }

  return {
    open: (spec, { signal, wanted }) =>
      new Promise((resolve, reject) => {
        const work: Work<T> = ({ at, thread }) => thread.ask({ kind: 'open', spec }).then(() => resolve(at), reject);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        line.join(work, { wanted, refuse: reject }, signal);
        serveLine();
      }),
    ask: (at, ask) =>
      new Promise((resolve, reject) => {
        const desk = at === undefined ? shortest(desks) : desks[at]!;
        desk.asked.push(({ thread }) => thread.ask(ask).then(resolve, reject));
        serve(desk);
      }),
    async tellAll(taken) {
      const news = new Map([...taken].filter(([key, count]) => all.get(key) !== count));
      if (news.size === 0) return;
      for (const [key, count] of news) all.set(key, count);
      // One that has not started is told everything when it does.
      const running = desks.filter(({ thread }) => thread.runs());
      await Promise.all(running.map(({ thread }) => thread.ask({ kind: 'taken', taken: news })));
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

function shortest<T extends DeskTypes>(desks: readonly Place<T>[]): Place<T> {
  const load = ({ busy, asked }: Place<T>): number => asked.length + (busy ? 1 : 0);
  return desks.reduce((least, desk) => (load(desk) < load(least) ? desk : least));
}
