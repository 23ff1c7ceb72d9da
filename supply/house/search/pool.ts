import { Worker } from 'node:worker_threads';
import type { Answers, Ask, FromWorker, ToWorker, WorkerStart } from './protocol.ts';

/** A search thread gave no answer: it failed on this question, or it died and was replaced. */
export class SearchThreadFailed extends Error {
  override readonly name = 'SearchThreadFailed';
}

export interface WorkerPool {
  readonly size: number;
  /** Puts a question to one thread; `at` is taken modulo the size, so that a search can stay where it was opened. */
  ask<K extends Ask['kind']>(at: number, ask: Extract<Ask, { kind: K }>): Promise<Answers[K]>;
  /** Tells every thread, now and any that replaces one later. */
  tellAll(seats: ReadonlyMap<string, number>): Promise<void>;
  /** Threads start with their first question; this starts those that had none, and waits until all can answer. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (cause: Error) => void;
}

const WORKER = new URL('../worker.ts', import.meta.url);
/** Enough for the kept searches and one being opened; the timetable lies outside the heap. */
const HEAP_MB = 512;

export function createPool(start: WorkerStart, size: number): WorkerPool {
  const taken = new Map<string, number>();
  const threads = Array.from({ length: size }, () => createThread(start, taken));

  function threadAt(at: number): Thread {
    return threads[at % size]!;
  }

  return {
    size,
    ask: (at, ask) => threadAt(at).ask(ask),
    async tellAll(seats) {
      for (const [key, count] of seats) taken.set(key, count);
      // One that has not started is told everything when it does.
      await Promise.all(
        threads.filter((thread) => thread.runs()).map((thread) => thread.ask({ kind: 'taken', seats })),
      );
    },
    async warmUp() {
      // One after the other: on a small machine the first pages are asked for at the same moment.
      for (const thread of threads) await thread.ask({ kind: 'taken', seats: taken });
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Thread {
  runs(): boolean;
  ask<K extends Ask['kind']>(ask: Extract<Ask, { kind: K }>): Promise<Answers[K]>;
  close(): Promise<void>;
}

/** One thread, started by its first question and by the next one after its death; it is told what is taken first. */
function createThread(start: WorkerStart, taken: ReadonlyMap<string, number>): Thread {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let closed = false;
  let worker: Worker | undefined;

  function launch(): Worker {
    const started = new Worker(WORKER, { workerData: start, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    started.on('message', (message: FromWorker) => settle(message));
    started.on('error', (cause) => lose(started, cause));
    started.on('exit', () => lose(started, new SearchThreadFailed('the search thread stopped')));
    started.unref();
    if (taken.size > 0)
      send(started, { kind: 'taken', seats: taken }, { resolve: () => undefined, reject: () => undefined });
    return started;
  }

  function settle(message: FromWorker): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) worker?.unref();
    if ('error' in message) asked?.reject(new SearchThreadFailed(message.error));
    else asked?.resolve(message.value as never);
  }

  function lose(lost: Worker, cause: unknown): void {
    if (worker !== lost) return;
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new SearchThreadFailed('the search thread stopped', { cause }));
  }

  function send(to: Worker, ask: Ask, answer: Waiting): void {
    const id = next++;
    waiting.set(id, answer);
    to.ref();
    to.postMessage({ id, ask } satisfies ToWorker);
  }

  return {
    runs: () => worker !== undefined,
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new SearchThreadFailed('the search threads are closed'));
        worker ??= launch();
        send(worker, ask, { resolve, reject });
      }),
    async close() {
      closed = true;
      const last = worker;
      if (last) lose(last, new SearchThreadFailed('closed'));
      await last?.terminate();
    },
  };
}
