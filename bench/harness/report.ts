import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { MeasureReport } from './measure.ts';
import type { Estimate } from './statistics.ts';

/** A goal of the design and what was found; printed with its verdict, never hidden. */
export interface Goal {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  readonly reached: boolean;
  /** What limits it, where it is not reached. */
  readonly because?: string;
}

export interface BenchReport {
  readonly name: string;
  readonly measures: readonly MeasureReport[];
  readonly goals: readonly Goal[];
  /** Anything else worth keeping: sizes, qualities, bytes. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface BenchOptions {
  /** Fewer and smaller: to see that it works, not to quote. */
  readonly quick: boolean;
  readonly log: (line: string) => void;
}

export interface Bench {
  readonly name: string;
  run(options: BenchOptions): Promise<BenchReport>;
}

export function formatMeasure(report: MeasureReport): string {
  const rows = report.subjects.map((subject) => [
    subject.kind === 'limit' ? `${subject.name} (limit)` : subject.name,
    interval(subject.p50Us),
    interval(subject.p99Us),
    short(subject.perSecond.median),
    subject.p50Ratio ? `${short(subject.p50Ratio.median)}x` : '',
    subject.p99Ratio ? `${short(subject.p99Ratio.median)}x` : '',
    `${subject.blocks}${subject.dropped ? ` (-${subject.dropped})` : ''}${subject.noisy ? ' noisy' : ''}`,
  ]);
  return `${report.name}\n${formatTable(['subject', 'p50 us', 'p99 us', 'per s', 'p50 ratio', 'p99 ratio', 'blocks'], rows)}`;
}

export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

export function formatGoals(goals: readonly Goal[]): string {
  return formatTable(
    ['goal', 'wanted', 'found', 'reached', 'because'],
    goals.map((goal) => [goal.name, goal.wanted, goal.found, goal.reached ? 'yes' : 'NO', goal.because ?? '']),
  );
}

/** Writes `bench/results/<name>.json` below `folder`. */
export function saveReport(folder: string, report: BenchReport, options: BenchOptions, at: Date): void {
  mkdirSync(folder, { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const file = { at: at.toISOString(), quick: options.quick, machine, ...report };
  writeFileSync(`${folder}/${report.name}.json`, `${JSON.stringify(file, null, 1)}\n`);
}

function interval(value: Estimate): string {
  return `${short(value.median)} [${short(value.low)}, ${short(value.high)}]`;
}

function short(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toPrecision(3);
}
