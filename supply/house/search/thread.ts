import { Worker } from 'node:worker_threads';
import type { Answers, Ask, FromWorker, ToWorker, WorkerStart } from './protocol.ts';

/** A search thread gave no answer: it failed on this question, or it died and was replaced. */
export class SearchThreadFailed extends Error {
  override readonly name = 'SearchThreadFailed';
}

export interface Thread {
  runs(): boolean;
  ask<K extends Ask['kind']>(ask: Extract<Ask, { kind: K }>): Promise<Answers[K]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (cause: Error) => void;
}

const WORKER = new URL('../worker.ts', import.meta.url);
/** Enough for the kept searches and one being opened; the timetable lies outside the heap. */
const HEAP_MB = 512;

/** One thread, started by its first question and by the next one after its death; it is told what is taken first. */
export function createThread(start: WorkerStart, taken: ReadonlyMap<string, number>): Thread {
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
