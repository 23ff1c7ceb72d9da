import type { Clock, Database, Logger, Random } from '#platform/core';
import { cryptoRandom } from '#platform/random';
import { ensureCrons, fireCrons, type Cron } from './cron.ts';
import { claimJobs, deleteDoneJobs, failJob, finishJobs, nextDue, renewLeases, type Claimed } from './lease.ts';
import { onEnqueued } from './queue.ts';

export type { Cron } from './cron.ts';

export interface Job {
  readonly id: string;
  readonly topic: string;
  readonly key: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Who asked for it, null for a timer. */
  readonly by: object | null;
  /** 1 on the first run. */
  readonly attempt: number;
}

/** Can run twice for one job, so it must be idempotent. `signal` fires when the lease is lost or the node stops. */
export type JobHandler = (job: Job, run: { readonly signal: AbortSignal; readonly log: Logger }) => Promise<void>;

export interface JobRunnerOptions {
  readonly database: Database;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly crons?: readonly Cron[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly random?: Random;
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
  /** How long finished jobs are kept. */
  readonly keepDoneMs?: number;
  /** How long `stop` waits for running handlers. */
  readonly graceMs?: number;
}

export interface JobRunner {
  start(): void;
  /** Looks now instead of at the next poll. */
  nudge(): void;
  /** Runs everything that is due by the clock, until nothing is; answers how many runs. For tests and faults. */
  drain(): Promise<number>;
  /** Takes no more jobs, waits for the running ones. */
  stop(): Promise<void>;
}

/** A due job that cannot be taken is held by another node for a moment: no reason to spin. */
const MIN_IDLE_MS = 20;
const PRUNE_EVERY_MS = 3_600_000;
const BACKOFF_CAP_MS = 3_600_000;

export function createJobRunner(options: JobRunnerOptions): JobRunner {
  return new Runner(options);
}

class Runner implements JobRunner {
  readonly #given: Required<JobRunnerOptions>;
  readonly #topics: readonly string[];
  readonly #running = new Map<Claimed, { readonly abort: AbortController; readonly end: Promise<void> }>();
  #done: Claimed[] = [];
  #loop: Promise<void> | undefined;
  #stopping = false;
  #woken = Promise.withResolvers<void>();
  #cronAt: Date | null = new Date(0);
  #prunedAt = performance.now();

  constructor(options: JobRunnerOptions) {
    this.#given = {
      crons: [],
      random: cryptoRandom,
      concurrency: 16,
      pollMs: 2_000,
      leaseMs: 30_000,
      maxAttempts: 12,
      keepDoneMs: 24 * 3_600_000,
      graceMs: 15_000,
      ...options,
    };
    this.#topics = Object.keys(options.handlers);
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  nudge(): void {
    this.#woken.resolve();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.nudge();
    const late = setTimeout(() => this.#abortAll(), this.#given.graceMs);
    await this.#loop;
    await Promise.all([...this.#running.values()].map((running) => running.end));
    clearTimeout(late);
    await this.#flush().catch((error: unknown) => this.#given.log.error('Jobs not marked as done', { error }));
  }

  async drain(): Promise<number> {
    await ensureCrons(this.#given.database, this.#given.crons, this.#given.clock);
    for (let runs = 0; ;) {
      const claimed = await this.#turn();
      if (claimed === 0 && this.#running.size === 0) return runs;
      runs += claimed;
      await Promise.all([...this.#running.values()].map((running) => running.end));
    }
  }

  async #run(): Promise<void> {
    const { database, crons, clock, log, leaseMs, pollMs } = this.#given;
    const stopListening = onEnqueued(database, () => this.nudge());
    const renewing = setInterval(() => void this.#renew(), leaseMs / 3);
    let ready = false;
    while (!this.#stopping) {
      this.#woken = Promise.withResolvers();
      try {
        if (!ready) await ensureCrons(database, crons, clock);
        ready = true;
        const claimed = await this.#turn();
        await this.#prune();
        if (claimed === 0 || this.#running.size >= this.#given.concurrency) await this.#sleep(await this.#idleMs());
      } catch (error) {
        log.error('Job queue not reached', { error });
        await this.#sleep(pollMs);
      }
    }
    await Promise.all([...this.#running.values()].map((running) => running.end));
    clearInterval(renewing);
    stopListening();
  }

  /** Marks what ended, fires timers, takes and starts what is due; answers how many it started. */
  async #turn(): Promise<number> {
    const { database, crons, clock, concurrency, leaseMs } = this.#given;
    await this.#flush();
    if (this.#cronAt && this.#cronAt <= clock.now()) await fireCrons(database, crons, clock);
    const limit = concurrency - this.#running.size;
    if (limit <= 0 || this.#topics.length === 0) return 0;
    const running = [...this.#running.keys()].map((job) => job.id);
    const claimed = await claimJobs(database, { topics: this.#topics, now: clock.now(), limit, leaseMs, running });
    for (const job of claimed) {
      const abort = new AbortController();
      this.#running.set(job, { abort, end: this.#handle(job, abort.signal) });
    }
    return claimed.length;
  }

  async #handle(job: Claimed, signal: AbortSignal): Promise<void> {
    const { handlers, log, maxAttempts } = this.#given;
    const jobLog = log.child({ job: job.id, topic: job.topic, attempt: job.attempts });
    try {
      if (job.attempts > maxAttempts) throw new JobGivenUp(`Did not end in ${maxAttempts} runs`);
      const { id, topic, key, payload, by, attempts } = job;
      await handlers[topic]?.({ id, topic, key, payload, by, attempt: attempts }, { signal, log: jobLog });
      this.#done.push(job);
    } catch (error) {
      await this.#failed(job, error, jobLog);
    } finally {
      this.#running.delete(job);
      this.nudge();
    }
  }

  /** 1 s doubling, a quarter more or less, at most an hour. */
  async #failed(job: Claimed, error: unknown, log: Logger): Promise<void> {
    const { database, clock, random, maxAttempts } = this.#given;
    const delayMs = Math.min(1_000 * 2 ** (job.attempts - 1), BACKOFF_CAP_MS) * (0.75 + random.next() / 2);
    const dueAt = job.attempts >= maxAttempts ? null : new Date(clock.now().getTime() + delayMs);
    log[dueAt ? 'warn' : 'error'](dueAt ? 'Job failed, will run again' : 'Job given up', { error, dueAt });
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await failJob(database, job, text.slice(0, 2_000), dueAt).catch((cause: unknown) =>
      log.error('Failed job not marked; its lease will end', { error: cause }),
    );
  }

  async #flush(): Promise<void> {
    const done = this.#done.splice(0);
    if (done.length === 0) return;
    try {
      await finishJobs(this.#given.database, done);
    } catch (error) {
      this.#done.unshift(...done);
      throw error;
    }
  }

  /** What ended but is not marked yet is held too. A lost lease means another node runs the job: ours must stop. */
  async #renew(): Promise<void> {
    const held = [...this.#running.keys(), ...this.#done];
    if (held.length === 0) return;
    try {
      const kept = await renewLeases(this.#given.database, held, this.#given.leaseMs);
      for (const [job, { abort }] of this.#running) {
        if (held.includes(job) && !kept.has(job.lease)) abort.abort(new JobGivenUp('Another node took this job over'));
      }
    } catch (error) {
      this.#given.log.warn('Job leases not renewed', { error });
    }
  }

  async #idleMs(): Promise<number> {
    const { database, crons, clock, pollMs } = this.#given;
    const names = crons.map((cron) => cron.name);
    const { jobAt, cronAt } = await nextDue(database, this.#topics, names);
    this.#cronAt = cronAt;
    const free = this.#running.size < this.#given.concurrency;
    const times = [free ? jobAt : null, cronAt].filter((time) => time !== null);
    return Math.max(MIN_IDLE_MS, Math.min(pollMs, ...times.map((time) => time.getTime() - clock.now().getTime())));
  }

  async #sleep(ms: number): Promise<void> {
    const timer = setTimeout(() => this.nudge(), ms);
    await this.#woken.promise;
    clearTimeout(timer);
  }

  async #prune(): Promise<void> {
    if (performance.now() - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = performance.now();
    await deleteDoneJobs(this.#given.database, this.#given.keepDoneMs);
  }

  #abortAll(): void {
    for (const { abort } of this.#running.values()) abort.abort(new JobGivenUp('This node is stopping'));
  }
}

class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}
