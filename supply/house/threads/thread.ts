import { Worker } from 'node:worker_threads';
import type { DeskTypes } from './desk.ts';
import type { Answers, Ask, FromWorker, ToWorker } from './protocol.ts';

/** A search thread gave no answer: it failed on this question, or it died and was replaced. */
export class SearchThreadFailed extends Error {
  override readonly name = 'SearchThreadFailed';
}

export interface Thread<T extends DeskTypes> {
  runs(): boolean;
  ask<K extends Ask<T>['kind']>(ask: Extract<Ask<T>, { kind: K }>): Promise<Answers<T>[K]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (cause: Error) => void;
}

/** The file that a thread runs, and what it is started with. Columns are shared memory, so nothing large is copied. */
export interface Program {
  readonly file: URL;
  readonly start: unknown;
}

/** Enough for the kept searches and one being opened; snapshots lie outside the heap. */
const HEAP_MB = 512;

/** One thread, started by its first question and by the next one after its death; it is told what is taken first. */
export function createThread<T extends DeskTypes>(
  { file, start }: Program,
  taken: ReadonlyMap<string, number>,
): Thread<T> {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let closed = false;
  let worker: Worker | undefined;

  function launch(): Worker {
    const started = new Worker(file, { workerData: start, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    started.on('message', (message: FromWorker<T>) => settle(message));
    started.on('error', (cause) => lose(started, cause));
    started.on('exit', () => lose(started, new SearchThreadFailed('the search thread stopped')));
    started.unref();
    if (taken.size > 0) send(started, { kind: 'taken', taken }, { resolve: () => undefined, reject: () => undefined });
    return started;
  }

  function settle(message: FromWorker<T>): void {
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

  function send(to: Worker, ask: Ask<T>, answer: Waiting): void {
    const id = next++;
    waiting.set(id, answer);
    to.ref();
    to.postMessage({ id, ask } satisfies ToWorker<T>);
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
