import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Processor time in /proc is counted in hundredths of a second. */
const TICK_MS = 10;
/** Longer than a thread rests between two searches that it begins with by itself. */
const QUIET_MS = 6_000;
const IDLE = 0.05;

/** Processor time of a process and its threads so far, in ms; NaN where there is no /proc. */
export function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Ends once a process has done next to nothing for a while: what it prepares by itself after its start is done. */
export async function untilIdle(pid: number): Promise<void> {
  const before = processorTime(pid);
  await pause(QUIET_MS);
  if (processorTime(pid) - before > QUIET_MS * IDLE) await untilIdle(pid);
}
