import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ask, Told } from './child.ts';

const program = fileURLToPath(new URL('child.ts', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** A call that was refused by the booking process. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: string;
  readonly status: number;
  constructor({ code, status }: { readonly code: string; readonly status: number }) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** The process died with this call unanswered. */
export class CallerDied extends Error {
  override readonly name = 'CallerDied';
}

type Asking = Ask extends infer A ? (A extends { readonly id: number } ? Omit<A, 'id'> : never) : never;

/** Keeps one booking process alive: starts it again whenever it dies. */
export class Supervisor {
  readonly #settings: Readonly<Record<string, unknown>>;
  readonly #pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #child: ChildProcess | undefined;
  #ready: Promise<void>;
  #next = 0;
  #closing = false;
  deaths = 0;
  /** The same day in every run: what a cancellation gives back depends on it. */
  shiftMs = Date.parse('2026-11-20T09:00:00Z') - Date.now();

  constructor(settings: Readonly<Record<string, unknown>>) {
    this.#settings = settings;
    this.#ready = this.#start();
  }

  /** Waits for a living process; throws `CallerDied` when it dies before it answers. */
  async ask(asking: Asking): Promise<unknown> {
    await this.#ready;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#child?.send(
        { ...asking, id },
        (error) => error && this.#settle(id, (each) => each.reject(new CallerDied())),
      );
    });
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#ready.catch(() => undefined);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  #settle(
    id: number,
    how: (each: { resolve: (value: unknown) => void; reject: (error: Error) => void }) => void,
  ): void {
    const each = this.#pending.get(id);
    this.#pending.delete(id);
    if (each) how(each);
  }

  async #start(): Promise<void> {
    const child = fork(program, [JSON.stringify({ ...this.#settings, shiftMs: this.shiftMs })], {
      // It lives for seconds: it starts in half of the time when nothing is compiled that it compiled before, or for speed.
      execArgv: ['--no-warnings', '--liftoff-only'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    child.on('message', (told: Told | 'ready') => {
      if (told === 'ready') {
        resolve();
        return;
      }
      this.#settle(told.id, (each) =>
        'error' in told ? each.reject(new CallRefused(told.error)) : each.resolve(told.value),
      );
    });
    child.once('exit', (_code, signal) => {
      reject(new CallerDied());
      for (const id of this.#pending.keys()) this.#settle(id, (each) => each.reject(new CallerDied()));
      if (signal === 'SIGKILL') this.deaths += 1;
      if (!this.#closing) this.#ready = this.#start();
    });
    return promise;
  }
}
