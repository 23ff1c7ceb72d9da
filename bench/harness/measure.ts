import { moved, probeMs } from './noise.ts';
import { estimate, quantile, type Estimate } from './statistics.ts';

export interface Subject {
  readonly name: string;
  /** `limit` is a hand-written kernel: the floor. */
  readonly kind: 'ours' | 'peer' | 'limit';
  /** Calls a block; `run` gets 0 .. count - 1. */
  readonly count: number;
  /** Its result is kept alive, so that the work cannot be optimised away. */
  run(index: number): unknown;
  /** Calls per clock reading, for work near the clock's own cost; 1 when left out. */
  readonly repeat?: number;
  /** `run` returns a promise that belongs to the time. */
  readonly asynchronous?: boolean;
}

export interface MeasureSpec {
  readonly name: string;
  readonly subjects: readonly Subject[];
  /** Kept blocks to reach; at least 7 unless quick. */
  readonly blocks?: number;
  /** Compares outputs; throws where they differ. Runs before any timing. */
  verify(): void | Promise<void>;
  /** Ratios are taken against this subject, block by block. */
  readonly baseline?: string;
}

export interface SubjectReport {
  readonly name: string;
  readonly kind: Subject['kind'];
  readonly blocks: number;
  readonly dropped: number;
  /** Fewer than the asked quiet blocks were found: read the interval, not the median. */
  readonly noisy: boolean;
  readonly p50Us: Estimate;
  readonly p99Us: Estimate;
  readonly perSecond: Estimate;
  /** This subject's p50 and p99 over the baseline's. */
  readonly p50Ratio?: Estimate;
  readonly p99Ratio?: Estimate;
}

export interface MeasureReport {
  readonly name: string;
  readonly baseline: string | null;
  readonly subjects: readonly SubjectReport[];
}

interface Block {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly quiet: boolean;
}

const ATTEMPTS_PER_BLOCK = 4;
const WARM_MS = 500;
/** Gives a short block its memory back, which the subject before it had pushed out of the caches. */
const LEAD_MS = 20;

let kept: unknown;

/** What the last timed call returned; reading it keeps the compiler honest. */
export function lastResult(): unknown {
  return kept;
}

/** Interleaves the subjects, one block each in rotating order, until each has its quiet blocks or its attempts are used up. */
export async function measure(spec: MeasureSpec): Promise<MeasureReport> {
  await spec.verify();
  const wanted = spec.blocks ?? 7;
  const taken = spec.subjects.map((): Block[] => []);
  const leads: number[] = [];
  for (const subject of spec.subjects) leads.push(await warmUp(subject));
  for (let round = 0; round < wanted * ATTEMPTS_PER_BLOCK; round += 1) {
    const open = spec.subjects.flatMap((subject, index) => {
      const blocks = taken[index] ?? [];
      const leadMs = leads[index] ?? 0;
      return blocks.filter((block) => block.quiet).length < wanted ? [{ subject, blocks, leadMs }] : [];
    });
    if (open.length === 0) break;
    const shift = round % open.length;
    for (const { subject, blocks, leadMs } of [...open.slice(shift), ...open.slice(0, shift)])
      blocks.push(await runBlock(subject, leadMs));
  }
  const baseline = taken[spec.subjects.findIndex((subject) => subject.name === spec.baseline)];
  return {
    name: spec.name,
    baseline: spec.baseline ?? null,
    subjects: spec.subjects.map((subject, index) => reportOf(subject, taken[index] ?? [], baseline, wanted)),
  };
}

/** Untimed calls, so many and so long; milliseconds a call. */
async function callFor(subject: Subject, leastCalls: number, leastMs: number): Promise<number> {
  const start = performance.now();
  let calls = 0;
  while (calls < leastCalls || performance.now() - start < leastMs) {
    const result = subject.run(calls % subject.count);
    kept = subject.asynchronous ? await result : result;
    calls += 1;
  }
  return (performance.now() - start) / Math.max(1, calls);
}

/** Compiles the subject as a long-lived process has; a block shorter than a few lead-ins needs one each time. */
async function warmUp(subject: Subject): Promise<number> {
  const perCall = await callFor(subject, Math.min(subject.count, 200), WARM_MS);
  return perCall * subject.count < LEAD_MS * 5 ? LEAD_MS : 0;
}

async function runBlock(subject: Subject, leadMs: number): Promise<Block> {
  const repeat = subject.repeat ?? 1;
  const times = new Float64Array(subject.count);
  await callFor(subject, 0, leadMs);
  const before = probeMs();
  const start = performance.now();
  for (let i = 0; i < subject.count; i += 1) {
    const callStart = performance.now();
    for (let again = 0; again < repeat; again += 1) {
      const result = subject.run(i);
      kept = subject.asynchronous ? await result : result;
    }
    times[i] = ((performance.now() - callStart) * 1000) / repeat;
  }
  const elapsedMs = performance.now() - start;
  const quiet = !moved(before, probeMs());
  times.sort();
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: (subject.count * repeat * 1000) / elapsedMs,
    quiet,
  };
}

function reportOf(
  subject: Subject,
  all: readonly Block[],
  baseline: readonly Block[] | undefined,
  wanted: number,
): SubjectReport {
  const quiet = all.filter((block) => block.quiet);
  const noisy = quiet.length < wanted;
  const blocks = quiet.length >= 3 ? quiet : all;
  const base =
    baseline &&
    (baseline.filter((block) => block.quiet).length >= 3 ? baseline.filter((block) => block.quiet) : baseline);
  const ratios = (pick: (block: Block) => number): Estimate | undefined =>
    base && estimate(blocks.slice(0, base.length).map((block, index) => pick(block) / pick(base[index] ?? block)));
  return {
    name: subject.name,
    kind: subject.kind,
    blocks: blocks.length,
    dropped: all.length - blocks.length,
    noisy,
    p50Us: estimate(blocks.map((block) => block.p50)),
    p99Us: estimate(blocks.map((block) => block.p99)),
    perSecond: estimate(blocks.map((block) => block.perSecond)),
    p50Ratio: ratios((block) => block.p50),
    p99Ratio: ratios((block) => block.p99),
  };
}
