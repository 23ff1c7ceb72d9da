import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Logger } from '#platform/core';
import { EmbeddedLost } from './errors.ts';

export interface EmbeddedStart {
  /** Null keeps everything in memory. */
  readonly dataDir: string | null;
  /** A gzip dump to open from; only for a directory that does not exist yet. */
  readonly seed: Uint8Array | null;
}
export type EmbeddedRequest =
  | { readonly id: number; readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'dump' | 'close' };
export type EmbeddedAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fatal: string };

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const WATCH_EVERY_MS = 500;

/** One PostgreSQL in a worker thread, answering in order. A statement over the limit ends the worker; it reopens. */
export class EmbeddedEngine {
  readonly #start: EmbeddedStart;
  readonly #log: Logger;
  readonly #limitMs: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #connections = new Set<Duplex>();
  #worker: Worker;
  #opened: Promise<void>;
  #lastId = 0;
  #busySinceMs = 0;
  #patience = 0;
  #closing = false;
  #watchdog: NodeJS.Timeout | undefined;

  constructor(start: EmbeddedStart, { log, limitMs = 10_000 }: { log: Logger; limitMs?: number }) {
    this.#start = start;
    this.#log = log;
    this.#limitMs = limitMs;
    [this.#worker, this.#opened] = this.#launch(start.seed);
    if (start.dataDir !== null) this.#watchdog = setInterval(() => this.#watch(), WATCH_EVERY_MS).unref();
  }

  opened(): Promise<void> {
    return this.#opened;
  }

  /** A connection is destroyed with its session: the next session has another role and no transaction. */
  attach(connection: Duplex): void {
    this.#connections.add(connection);
    connection.once('close', () => this.#connections.delete(connection));
  }

  call(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#request({ kind: 'wire', bytes });
  }

  /** The whole data directory as a gzip archive; everybody else waits meanwhile. */
  dump(): Promise<Uint8Array> {
    return this.patiently(() => this.#request({ kind: 'dump' }));
  }

  /** Long work of our own (vacuum, migrations, dumps) that the watchdog must let finish. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    this.#patience++;
    try {
      return await work();
    } finally {
      this.#patience--;
      this.#busySinceMs = performance.now();
    }
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    clearInterval(this.#watchdog);
    await this.#request({ kind: 'close' }).catch(() => {});
    await ended(this.#worker);
  }

  async #request(request: { kind: 'wire'; bytes: Uint8Array } | { kind: 'dump' | 'close' }): Promise<Uint8Array> {
    await this.#opened;
    if (this.#closing && request.kind !== 'close') throw new EmbeddedLost('The embedded database is closed');
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      if (this.#waiting.size === 0) this.#busySinceMs = performance.now();
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#worker.ref();
      this.#worker.postMessage({ ...request, id } satisfies EmbeddedRequest);
    });
  }

  #launch(seed: Uint8Array | null): [Worker, Promise<void>] {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { dataDir: this.#start.dataDir, seed } satisfies EmbeddedStart,
      execArgv: [],
    });
    const opened = new Promise<void>((resolve, reject) => {
      let open = false;
      const failed = (why: string, cause?: unknown): void => {
        if (open) this.#restart(why);
        else reject(new EmbeddedLost(`The embedded database did not open: ${why}`, { cause }));
      };
      worker.on('message', (answer: EmbeddedAnswer) => {
        if (answer.id !== 0) return this.#settle(answer);
        open = true;
        worker.unref();
        resolve();
      });
      worker.on('error', (error) => failed(error.message, error));
      worker.on('exit', (code) => failed(`its thread ended with ${code}`));
    });
    opened.catch(() => {});
    return [worker, opened];
  }

  #settle(answer: EmbeddedAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.#busySinceMs = performance.now();
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('fatal' in answer) waiting?.reject(new EmbeddedLost(answer.fatal));
    else waiting?.resolve(answer.bytes);
  }

  #watch(): void {
    if (this.#waiting.size === 0 || this.#patience > 0) return;
    const busyMs = performance.now() - this.#busySinceMs;
    if (busyMs > this.#limitMs) this.#restart(`a statement ran longer than ${this.#limitMs} ms`);
  }

  /** What was in flight may or may not have happened: its callers hear that, and ask again by their key. */
  #restart(why: string): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    if (!this.#closing) {
      this.#log.error('Embedded database restarted', { why, inFlight: lost.length });
      this.#opened = this.#reopen(this.#worker);
      this.#opened.catch(() => {});
    }
    const error = new EmbeddedLost(`The embedded database was lost: ${why}; outcome unknown`);
    for (const each of lost) each.reject(error);
    for (const connection of this.#connections) connection.destroy(error);
  }

  async #reopen(previous: Worker): Promise<void> {
    previous.removeAllListeners();
    previous.on('error', () => {});
    await ended(previous);
    if (this.#start.dataDir === null) throw new EmbeddedLost('The embedded database was in memory only and is gone');
    const [worker, opened] = this.#launch(null);
    this.#worker = worker;
    await opened;
  }
}

/** An unreferenced worker that ends does not keep the process alive until it has ended; the timer does. */
async function ended(worker: Worker): Promise<void> {
  const alive = setTimeout(() => {}, 10_000);
  await worker.terminate();
  clearTimeout(alive);
}
